// The architecture rule: rooms depend downwards only, and a platform's library is imported in its own folder alone.
const below = (room, ...allowed) => ({
  name: `${room}-depends-down-only`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: { path: "^(src|commands)/", pathNot: [`^src/${room}/`, ...allowed.map((name) => `^src/${name}/`)] },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    below("games"),
    below("spelling"),
    below("strategies", "games", "spelling"),
    below("matches", "strategies", "games", "spelling"),
    below("processes", "matches", "strategies", "games"),
    below("championships", "strategies"),
    below("arena", "championships", "matches", "strategies", "games", "store", "spelling"),
    below("calendar"),
    below("tournaments", "calendar", "arena", "store", "chat", "i18n"),
    below("profiles", "strategies", "games"),
    below("threads"),
    below("portraits", "threads", "profiles", "matches", "games"),
    below("lab", "profiles", "championships", "matches", "strategies", "games"),
    below("pictures", "threads"),
    below("folders"),
    below("store", "folders"),
    below("i18n"),
    below("chat", "i18n", "spelling"),
    below("players", "calendar", "store", "games", "i18n"),
    below("registrations", "players", "store", "matches", "strategies", "games"),
    below("sessions", "threads", "pictures", "players", "store", "matches", "strategies", "games", "chat", "i18n"),
    below("platforms", "folders", "chat", "i18n"),
    {
      name: "commands-know-no-platform",
      severity: "error",
      from: { path: "^commands/" },
      to: { path: "^src/(platforms|processes|cli|main|config)" },
    },
    {
      name: "a-platform-library-stays-in-its-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/platforms/discord/" },
      to: { path: "node_modules/discord(\\.js|-api-types)" },
    },
    {
      name: "telegram-library-stays-in-its-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/platforms/telegram/" },
      to: { path: "node_modules/(grammy|@grammyjs)/" },
    },
    {
      name: "store-library-stays-in-its-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/store/" },
      to: { path: "(node_modules/(keyv|@keyv)/|^node:sqlite)" },
    },
    {
      name: "queue-library-stays-in-its-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/arena/" },
      to: { path: "node_modules/bullmq/" },
    },
    {
      name: "matrix-library-stays-in-its-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/profiles/" },
      to: { path: "node_modules/ml-matrix/" },
    },
    {
      name: "drawing-libraries-stay-in-their-folder",
      severity: "error",
      from: { path: "^(src|commands)/", pathNot: "^src/pictures/" },
      to: { path: "node_modules/(vega|vega-lite|@resvg)/" },
    },
    {
      // But for one file: it reads the populations that come with the program, which are as fixed as its code.
      name: "pure-rooms-do-no-io",
      severity: "error",
      from: {
        path: "^src/(games|strategies|matches|championships|profiles)/",
        pathNot: "^src/strategies/fortune-teller/known-population\\.ts$",
      },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?crypto$" },
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
