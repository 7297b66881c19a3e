// `npm run gallery`: renders the most common messages and all pictures on light and dark backgrounds, one page per
// language, for visual review.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCALES, type Locale, say } from "../../src/infra/i18n/index.ts";
import { showAll } from "./script.ts";
import { contents, script, sheet } from "./sheet.ts";
import { openWorld, type Shown } from "./world.ts";

const ENDED_WITHIN_MS = 60_000;
const LOOKED_EVERY_MS = 200;

const { values, positionals } = parseArgs({
  options: { out: { type: "string", default: "gallery" } },
  allowPositionals: true,
});
const { out } = values;
const chosen = LOCALES.filter((locale) => positionals.length === 0 || positionals.includes(locale));
for (const locale of chosen) {
  const begun = performance.now();
  const sections = await sectionsIn(locale);
  mkdirSync(join(out, locale), { recursive: true });
  writeFileSync(join(out, `${locale}.html`), sheet(sections));
  writeFileSync(join(out, locale, "messages.txt"), script(sections));
  const pictures = writePictures(locale, [...sections.values()].flat());
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${out}/${locale}.html: ${pictures} pictures in ${seconds} s`);
}
const pages = LOCALES.map((locale) => ({ page: `${locale}.html`, name: say(locale, `language-${locale}`) }));
writeFileSync(join(out, "index.html"), contents(pages));
console.log(`${out}/index.html`);

async function sectionsIn(locale: Locale): Promise<ReadonlyMap<string, readonly Shown[]>> {
  const world = await openWorld();
  const answers = await showAll(world, locale);
  await tournamentEnds(world.posted);
  await world.close();
  return new Map([
    [locale, answers],
    [`${locale}: posted and edited by itself`, [...world.posted]],
  ]);
}

async function tournamentEnds(posted: readonly Shown[]): Promise<void> {
  const hasPicture = () => posted.some(({ view }) => view?.blocks.some(({ type }) => type === "picture"));
  for (let waited = 0; !hasPicture() && waited < ENDED_WITHIN_MS; waited += LOOKED_EVERY_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS));
}

/** Also writes each picture to its own file; returns how many there are. */
function writePictures(locale: Locale, shown: readonly Shown[]): number {
  const pictures = shown.flatMap(({ view }) => view?.blocks ?? []).filter((part) => part.type === "picture");
  for (const [at, { name, png }] of pictures.entries())
    writeFileSync(join(out, locale, `${String(at + 1).padStart(2, "0")}-${name}`), png);
  return pictures.length;
}
