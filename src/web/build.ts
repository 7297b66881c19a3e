// `npm run pages`: builds the scripts of all pages, for an installation without the bundler.

import { mkdir, rm, writeFile } from "node:fs/promises";
import { BUILT, built, builtPath, entries } from "./bundle.ts";

await rm(BUILT, { recursive: true, force: true });
await mkdir(BUILT, { recursive: true });
for (const entry of entries()) {
  const path = builtPath(entry);
  await writeFile(path, await built(entry));
  process.stdout.write(`${path}\n`);
}
