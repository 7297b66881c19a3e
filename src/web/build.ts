// `npm run pages`: builds the scripts of all pages and the documentation, for an installation without what that takes.
// `npm run pages -- FOLDER` also writes the documentation as files.

import { mkdir, rm, writeFile } from "node:fs/promises";
import { BUILT, BUILT_DOCS, built, builtPath, entries } from "./bundle.ts";
import { renderDocs } from "./docs/render.ts";
import { saveDocs } from "./docs/saved.ts";

await rm(BUILT, { recursive: true, force: true });
await mkdir(BUILT, { recursive: true });
for (const entry of entries()) {
  const path = builtPath(entry);
  await writeFile(path, await built(entry));
  process.stdout.write(`${path}\n`);
}
await writeFile(BUILT_DOCS, JSON.stringify(renderDocs()));
process.stdout.write(`${BUILT_DOCS}\n`);
const [, , folder] = process.argv;
if (folder !== undefined) {
  await saveDocs(folder);
  process.stdout.write(`${folder}\n`);
}
