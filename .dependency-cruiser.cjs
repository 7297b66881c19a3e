// The architecture rule: rooms depend downwards only, features on each other only through their doors, and a platform's
// library is imported in its own folder alone.
const below = (room, ...allowed) => ({
  name: `${room}-depends-down-only`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: {
    path: "^(src|commands)/",
    pathNot: [`^src/${room}/`, ...allowed.map((name) => `^src/${name}(/|\\.)`)],
  },
});

const only = (library, folder) => ({
  name: `${library.replaceAll(/\W+/g, "-")}-stays-in-its-folder`,
  severity: "error",
  from: { path: "^(src|commands)/", pathNot: `^src/${folder}(/|\\.)` },
  to: { path: `(node_modules/(${library})/|^node:(${library})$)` },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    // The ground and the science stand on nothing of ours; inside the science, what stands on what.
    below("infra"),
    below("core", "infra/spelling"),
    below("core/random", "core/sha256"),
    below("core/games", "core/random", "core/sha256"),
    below("core/strategies", "core/games", "core/random", "core/statistics", "infra/spelling"),
    below("core/matches", "core/strategies", "core/games", "core/random", "core/statistics"),
    below("core/proof", "core/games", "core/random", "core/sha256"),
    below("core/daily", "core/proof", "core/matches", "core/strategies", "core/games", "core/random"),
    below("core/championships", "core/strategies", "core/random", "core/statistics"),
    below("core/profiles", "core/strategies", "core/games", "core/random", "core/statistics"),
    below(
      "chat",
      "infra/i18n",
      "infra/fair-queue",
      "infra/keyed-mutex",
      "infra/deadline",
      "infra/spelling",
      "infra/logger",
      "infra/metrics",
      "infra/text-table",
    ),
    below("people", "core", "infra"),
    below("arena", "core", "infra"),
    below("lab", "core", "infra", "people/rounds/win-share", "people/rounds/decided-rounds"),
    below("platforms", "chat", "infra"),
    {
      name: "nothing-knows-experiments",
      severity: "error",
      from: { path: "^(src|commands)/" },
      to: { path: "^experiments/" },
    },
    {
      name: "pages-know-no-platform",
      severity: "error",
      from: { path: "^src/web/" },
      to: { path: "^src/(platforms|lab|cli|main|app)" },
    },
    {
      name: "browsers-know-no-node",
      severity: "error",
      from: { path: ["^src/web/browser/", "^src/web/[^/]+/browser"] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "commands-know-no-platform",
      severity: "error",
      from: { path: "^commands/" },
      to: { path: "^src/(platforms|arena/programs|lab|cli|web|main|serve|app|config)" },
    },
    {
      name: "features-meet-at-their-doors",
      comment: "A feature imports another only through its index.ts; what several share stands in kit/.",
      severity: "error",
      from: { path: "^commands/([^/]+)/" },
      to: {
        path: "^commands/[^/]+/",
        pathNot: ["^commands/$1/", "^commands/kit/", "^commands/[^/]+/index\\.ts$"],
      },
    },
    only("prom-client", "infra/metrics"),
    only("hono|@hono", "(infra/http|web)"),
    only("rolldown", "web"),
    only("discord\\.js|discord-api-types", "platforms/discord"),
    only("grammy|@grammyjs", "platforms/telegram"),
    only("keyv|@keyv|sqlite", "infra/store"),
    only("bullmq", "arena/queue"),
    only("ml-matrix", "core/profiles"),
    only("@noble/hashes|@noble/curves|@scure/base", "core"),
    only("@resvg", "infra/pictures"),
    {
      // Browsers run them, too.
      name: "pure-rooms-know-no-node",
      severity: "error",
      from: { path: "^src/core/" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node"],
    },
  },
};
