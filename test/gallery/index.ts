// `npm run gallery`: the messages that people see most, and all pictures, on light and dark grounds
// in one page, to be looked at.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "../../src/infra/i18n/index.ts";
import { showAll } from "./script.ts";
import { script, sheet } from "./sheet.ts";
import { openWorld, type Shown } from "./world.ts";

const ENDED_WITHIN_MS = 60_000;
const LOOKED_EVERY_MS = 200;

const { values } = parseArgs({ options: { out: { type: "string", default: "gallery" } } });
const sections = new Map<string, readonly Shown[]>();
for (const locale of LOCALES) {
  const world = await openWorld();
  sections.set(locale, await showAll(world, locale));
  await tournamentEnds(world.posted);
  sections.set(`${locale}: posted and edited by itself`, [...world.posted]);
  await world.close();
}

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "index.html"), sheet(sections));
writeFileSync(join(values.out, "messages.txt"), script(sections));
writePictures();
console.log(`${values.out}/index.html`);

async function tournamentEnds(posted: readonly Shown[]): Promise<void> {
  const hasPicture = () => posted.some(({ view }) => view?.blocks.some(({ type }) => type === "picture"));
  for (let waited = 0; !hasPicture() && waited < ENDED_WITHIN_MS; waited += LOOKED_EVERY_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS));
}

/** Each picture as a file of its own, too. */
function writePictures(): void {
  for (const [at, { view }] of [...sections.values()].flat().entries())
    for (const part of view?.blocks ?? [])
      if (part.type === "picture") writeFileSync(join(values.out, `${at}-${part.name}`), part.png);
}
