// What the bot says in a chat of a proof that it checked: a line for each message, in the order of the screen.

import type { Finding } from "../../src/core/verify/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { type FindingWords, fewOf, findingWords } from "./finding-words.ts";
import { dateWords } from "./time-words.ts";

/** The lines of those findings that are about `what`, in that order. */
export function findingLines(
  findings: readonly Finding[],
  what: readonly Finding["what"][],
  isBoard: boolean,
  locale: Locale,
): readonly string[] {
  // Whose pledge it is, matters of what its host signed alone.
  const isSigned = findings.some(({ code }) => code === "signed");
  return what
    .flatMap((one) => findings.filter((finding) => finding.what === one && (one !== "pledge" || isSigned)))
    .flatMap((finding) => findingWords(finding, { by: "host", isBoard }))
    .map((words) => lineOf(words, locale));
}

/** *Verify*, where the bot's own proof is sound: what `first` says, whether its dice can be checked by now, and whose
 * word all that is. */
export function soundLines(first: string, findings: readonly Finding[], locale: Locale): readonly string[] {
  const dice = findings.find((one) => one.code === "dice-no-key");
  return [
    first,
    dice
      ? say(locale, "checked-dice-later", { date: dateWords(dice.values.tellsAt, locale) })
      : say(locale, "checked-dice-fit"),
    say(locale, "checked-own-word"),
  ];
}

/** A forged proof may name any day. */
const LAST_MS = 8.64e15;

function lineOf({ id, values = {}, why }: FindingWords, locale: Locale): string {
  const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === "object") return [name, fewOf(value, (few) => listed(few, locale))];
    if (name !== "date" && name !== "when") return [name, value];
    return [name, Math.abs(Number(value)) <= LAST_MS ? dateWords(Number(value), locale) : "–"];
  });
  return say(locale, id, { ...Object.fromEntries(shown), ...(why && { why: say(locale, why) }) });
}
