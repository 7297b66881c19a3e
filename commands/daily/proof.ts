// By what the puzzles of a day can be drawn again: the key of the day, once it is told.

import type { Block } from "../../src/chat/index.ts";
import { dayStart, encodePledge, TOLD_AFTER_DAYS, writeToldKey } from "../../src/core/fairness/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import type { Host } from "../../src/people/host/index.ts";
import { dateWords } from "../kit/time-words.ts";
import { startOf } from "./day.ts";
import type { Puzzle } from "./puzzle.ts";

/** When the key of that day is told, and the line that draws the newest day again whose key is told by now. */
export function proofBlocks(host: Host, { day, pledge: id }: Puzzle, locale: Locale): readonly Block[] {
  const pledge = host.pledgeOf(id);
  if (!pledge) return [];
  const date = dateWords(startOf(day + TOLD_AFTER_DAYS), locale);
  return [{ type: "quiet", text: say(locale, "daily-proof-later", { date }) }, ...toldBlocks(host, locale)];
}

function toldBlocks(host: Host, locale: Locale): readonly Block[] {
  const { pledge } = host;
  const told = host.toldKey();
  if (!told) return [];
  const at = dayStart(pledge, told.day);
  const day = new Date(at).toISOString().slice(0, 10);
  const line = typed(`daily ${day} --pledge ${encodePledge(pledge)} --key ${writeToldKey(told)}`);
  return [
    { type: "quiet", text: say(locale, "daily-proof-told", { date: dateWords(at, locale) }) },
    { type: "code", text: line },
    { type: "quiet", text: sourceWords(locale) },
  ];
}
