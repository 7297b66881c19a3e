// Runs the architecture rule over the sources, and fails when it saw none: a parser that reads
// nothing passes everything.

import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

const LEAST_MODULES = 50;

const options = await extractOptions(new URL("../.dependency-cruiser.cjs", import.meta.url).pathname);
const FOLDERS = ["src", "commands", "experiments"];
const { output, exitCode } = await cruise(FOLDERS, {
  ...options,
  validate: true,
  outputType: "err",
});
const { output: counted } = await cruise(FOLDERS, { ...options, outputType: "json" });
const modules = JSON.parse(counted).modules.filter(({ source }) => /^(src|commands)\//.test(source)).length;

// After that sign it only repeats that TypeScript 7 has no API for it; swc reads the sources instead.
process.stdout.write(`${output.split("‼")[0]?.trim()}\n`);
if (modules < LEAST_MODULES)
  process.stderr.write(`only ${modules} modules were read: the architecture rule saw nothing\n`);
process.exit(exitCode > 0 || modules < LEAST_MODULES ? 1 : 0);
