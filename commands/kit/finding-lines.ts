// What the bot says in a chat about a proof that it checked: a line per message, in the order shown.

import type { Finding } from "../../src/core/verify/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { type FindingWords, fewOf, findingWords } from "./finding-words.ts";
import { dateWords } from "./time-words.ts";

/** The lines of the findings about each entry of `what`, in that order. */
export function findingLines(
  findings: readonly Finding[],
  what: readonly Finding["what"][],
  isBoard: boolean,
  locale: Locale,
): readonly string[] {
  // Whose pledge it is only matters if the host signed the proof.
  const isSigned = findings.some(({ code }) => code === "signed");
  return what
    .flatMap((one) => findings.filter((finding) => finding.what === one && (one !== "pledge" || isSigned)))
    .flatMap((finding) => findingWords(finding, { by: "host", isBoard }))
    .map((words) => lineOf(words, locale));
}

/** *Verify* for a sound proof of the bot's own: the `first` line, whether its random numbers can be checked yet, and
 * that all this is the bot's own word. */
export function soundLines(first: string, findings: readonly Finding[], locale: Locale): readonly string[] {
  const dice = findings.find((one) => one.code === "dice-no-key");
  return [
    first,
    dice
      ? say(locale, "checked-dice-later", { date: dateWords(dice.values.publishedAt, locale) })
      : say(locale, "checked-dice-fit"),
    say(locale, "checked-own-word"),
  ];
}

/** A forged proof may contain any date. */
const LAST_MS = 8.64e15;

function lineOf({ id, values = {}, why }: FindingWords, locale: Locale): string {
  const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === "object") return [name, fewOf(value, (few) => listed(few, locale))];
    if (name !== "date") return [name, value];
    return [name, Math.abs(Number(value)) <= LAST_MS ? dateWords(Number(value), locale) : "–"];
  });
  return say(locale, id, { ...Object.fromEntries(shown), ...(why && { why: say(locale, why) }) });
}
