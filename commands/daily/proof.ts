// By what the puzzles of a day can be drawn again: the key of the day, once it is told.

import type { Block } from "../../src/chat/index.ts";
import { encodePledge, TOLD_AFTER_DAYS } from "../../src/core/fairness/index.ts";
import type { Host } from "../../src/host/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { dateWords } from "../kit/time-words.ts";
import { startOf } from "./day.ts";
import type { Puzzle } from "./puzzle.ts";

/** When the key is told, or, once it is, the line that draws the day again. */
export function proofBlocks(host: Host, { day, pledge: id }: Puzzle, locale: Locale): readonly Block[] {
  const pledge = host.pledgeOf(id);
  if (!pledge) return [];
  const told = host.toldKey(pledge);
  if (!told || told.day < day - pledge.firstDay + 1) {
    const date = dateWords(startOf(day + TOLD_AFTER_DAYS), locale);
    return [{ type: "quiet", text: say(locale, "daily-proof-later", { date }) }];
  }
  const date = new Date(startOf(day)).toISOString().slice(0, 10);
  const line = `npm run -s gadalka -- daily ${date} --pledge ${encodePledge(pledge)} --key …`;
  return [
    { type: "quiet", text: say(locale, "daily-proof-told") },
    { type: "code", text: line },
  ];
}
