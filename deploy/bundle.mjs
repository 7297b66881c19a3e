// `npm run bundle` makes the program that the image runs: every entry with its libraries in a few files, so that a start
// reads a hundred modules instead of two thousand. The sources stand beside them as in a clone: their hashes name
// strategies and engines, and fonts, styles and WebAssembly are read from there. Names stay as they are written, because
// some libraries tell classes apart by them.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** Where `src/launch.mjs` looks for it. Its entry `everything` only loads all modules, which caches them compiled. */
const BUILT = "src/built";
const COPIED = ["src", "commands", "locales", "dist/pages", "docs/studies", "package.json", "LICENSE"];
/** Native, read as files, or starting threads from files of their own. */
const OUTSIDE = ["@resvg/resvg-js", "quickjs-wasi", "piscina"];
/** Loaded only if they are installed. */
const OPTIONAL = ["msgpackr-extract", "rolldown", "zlib-sync"];
/** A script that a thread or process runs, named by its address. */
const SCRIPT = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;

const folder = resolve(process.argv[2] ?? join(ROOT, "dist/image"));

/** Resolves to the names of the bundled libraries. */
async function bundle() {
  const bundling = await rolldown({
    input: Object.fromEntries(entries().map((path) => [nameOf(path), path])),
    platform: "node",
    external: [...OUTSIDE, ...OPTIONAL].map((name) => new RegExp(`^${name}($|/)`)),
    plugins: [addresses, lightHttp, narrow],
    // An import that can't be found would only be missed when it's needed.
    onLog: (level, log, report) => report(log.code === "UNRESOLVED_IMPORT" ? "error" : level, log),
    checks: { eval: false, pluginTimings: false },
  });
  const { output } = await bundling.write({
    dir: join(folder, BUILT),
    format: "esm",
    keepNames: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "chunk-[name]-[hash].mjs",
    minify: { compress: false, mangle: false, codegen: true },
    comments: false,
  });
  await bundling.close();
  const shared = output.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `import "./${fileName}";\n`);
  writeFileSync(join(folder, BUILT, "everything.mjs"), shared.join(""));
  const modules = output.flatMap((chunk) => Object.keys(chunk.modules ?? {}));
  return new Set(modules.filter(isLibrary).map(libraryOf));
}

function entries() {
  const sources = ["src", "commands"].flatMap((name) =>
    readdirSync(join(ROOT, name), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => join(ROOT, name, path)),
  );
  const scripts = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(SCRIPT)].map(([, to]) => resolve(dirname(path), to)),
  );
  return [...new Set([join(ROOT, "src/main.ts"), join(ROOT, "src/cli/index.ts"), ...scripts])];
}

/** `cli-index` for src/cli/index.ts. */
function nameOf(path) {
  return relative(ROOT, path)
    .replace(/^src[\\/]|\.ts$/g, "")
    .replaceAll(/[\\/]/g, "-");
}

/** Every module keeps the address of its source, and names scripts by the address of their bundle. */
const addresses = {
  name: "addresses",
  transform(code, id) {
    if (isLibrary(id) || !code.includes("import.meta.url")) return;
    const here = JSON.stringify(relative(join(folder, BUILT), join(folder, relative(ROOT, id))));
    return code
      .replaceAll(SCRIPT, (_, to) => `new URL("./${nameOf(resolve(dirname(id), to))}.mjs", import.meta.here)`)
      .replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`)
      .replaceAll("import.meta.here", "import.meta.url");
  },
};

/** To import node:http reads all that it exports, and one of these loads Node's own client: a tenth of the start. */
const lightHttp = {
  name: "light-http",
  resolveId: (source, _importer, { kind }) =>
    isBuiltin(source) && source.endsWith("http") && kind === "import-statement" ? "\0http" : undefined,
  load: (id) => (id === "\0http" ? `module.exports = process.getBuiltinModule("node:http");` : undefined),
};

/** Node keeps a file's text in memory, with two bytes a character if any has a code beyond 255. */
const narrow = {
  name: "narrow",
  generateBundle(_options, output) {
    for (const chunk of Object.values(output))
      chunk.code = chunk.code?.replaceAll(
        /[^\0-\xff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
  },
};

/** Copies a library, and what it needs, without this one. */
function copyLibrary(name) {
  const from = join(ROOT, "node_modules", name);
  if (!existsSync(from)) return;
  cpSync(from, join(folder, "node_modules", name), { recursive: true, dereference: true });
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) copyLibrary(one);
}

function isLibrary(id) {
  return /[\\/]node_modules[\\/]/.test(id);
}

/** The folder of a module's library. */
function libraryOf(id) {
  return /.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)[0];
}

/** The texts of the licences of these libraries. */
function licencesOf(paths) {
  return [...paths]
    .sort()
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
      const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
      const texts = files.map((file) => readFileSync(join(path, file), "utf8").trim());
      return [`${name} ${version} (${license})`, ...texts].join("\n\n");
    })
    .join(`\n\n${"-".repeat(80)}\n\n`);
}

rmSync(folder, { recursive: true, force: true });
for (const path of COPIED.filter((one) => existsSync(join(ROOT, one))))
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
for (const name of OUTSIDE) copyLibrary(name);
const bundled = await bundle();
writeFileSync(join(folder, "LICENCES.txt"), licencesOf(bundled));
