// Plain JavaScript that runs on any Node: checks the version before TypeScript is loaded. npm scripts find a recent
// enough `node` package in node_modules/.bin; this reports it if they don't.

import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Gadalka needs Node 24, and this is Node ${process.versions.node}.\n` +
      "Run it through npm (npm start, npm test): `npm ci` brings Node 24 along as a package.\n" +
      "If you did, its install script was skipped: run `npm rebuild node`, or install Node 24 yourself.\n",
  );
  process.exit(1);
}

// Grows the heap by half between collections instead of doubling it, which saves 80 MB of garbage.
setFlagsFromString("--heap-growing-percent=50");

// Caches the compiled TypeScript and libraries, which halves the work of every start. The cache is next to the
// libraries, where only the host can write, rather than in Node's default temporary folder. If the folder is read-only,
// nothing is cached and everything works as without.
nodeModule.enableCompileCache?.(fileURLToPath(new URL("../node_modules/.cache/gadalka", import.meta.url)));

const [entry] = process.argv.splice(2, 1);
// An image has the program bundled (deploy/bundle.mjs); a clone runs from its sources.
const built = new URL(`built/${entry?.replaceAll("/", "-")}.mjs`, import.meta.url);
const isBuilt = existsSync(built);
// Libraries' uses of what Node deprecates are for their authors. Node hides them itself in node_modules.
if (isBuilt) process.noDeprecation = true;
if (entry !== "--check") await import(isBuilt ? built.href : `./${entry}.ts`);
