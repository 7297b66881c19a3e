// Plain JavaScript for any Node: checks the version before TypeScript is loaded. npm scripts find a
// new enough `node` package in node_modules/.bin; this says so when it is not.

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

// Lets the heap grow by half between two collections, not to its double: 80 MB less of garbage.
setFlagsFromString("--heap-growing-percent=50");

// What Node makes of the TypeScript and of the libraries is kept: that halves the work of every start. It lies
// beside the libraries, where only the host writes, not in the folder for temporary files that Node would take.
// Where the folder is read-only nothing is kept, and all goes as without.
nodeModule.enableCompileCache?.(fileURLToPath(new URL("../node_modules/.cache/gadalka", import.meta.url)));

const [entry] = process.argv.splice(2, 1);
if (entry !== "--check") await import(`./${entry}.ts`);
