// Findings as messages of the page's language: their ids, and what goes into them. Days are numbers of
// milliseconds here; whoever formats them knows the language.

import { boardCode, inGroups } from "../../core/fairness/index.ts";
import type { ByFinding, Finding, Gap } from "../../core/verify/index.ts";
import type { MessageId } from "../../infra/i18n/message-ids.ts";
import type { Refused } from "./check.ts";

/** A message; values named `date` or `when` are days in Unix ms, `why` is a message itself. */
export interface Told {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly why?: MessageId;
}

const NUMBERS_SHOWN = 5;

/** What is said of a finding. */
export function told({ code, values }: Finding, isBoard: boolean): Told {
  return (WORDS[code] as (of: typeof values, isBoard: boolean) => Told)(values, isBoard);
}

type Words = {
  readonly [Code in keyof ByFinding<unknown>]: (
    values: Parameters<ByFinding<unknown>[Code]>[0],
    isBoard: boolean,
  ) => Told;
};

const WORDS: Words = {
  "seals-open": ({ count }) => ({ id: "end-seals", values: { opened: count, sealed: count } }),
  "seals-broken": ({ count }) => ({ id: "end-seals-broken", values: { opened: 0, sealed: count } }),
  "taken-back": ({ numbers }) => ({ id: "proof-taken-back", values: { count: numbers.length } }),
  "played-at": ({ begun }) => ({ id: "proof-played", values: { date: begun } }),
  "times-differ": ({ begun }) => ({ id: "proof-times-differ", values: { date: begun } }),
  "times-too-late": ({ begun }) => ({ id: "proof-times-late", values: { date: begun } }),
  "anew-open": ({ numbers }) => ({ id: "proof-again", values: { numbers: fewOf(numbers) } }),
  "anew-confirmed": ({ numbers }) => ({ id: "proof-confirmed", values: { numbers: fewOf(numbers) } }),
  "board-again-open": ({ at }) => ({ id: "mines-proof-anew", values: { date: at } }),
  "board-again-confirmed": ({ at }) => ({ id: "mines-proof-anew", values: { date: at } }),
  "settings-open": ({ numbers }) => ({ id: "proof-settings", values: { numbers: fewOf(numbers) } }),
  "settings-confirmed": ({ numbers }) => ({
    id: "proof-confirmed",
    values: { numbers: fewOf(numbers) },
  }),
  "account-false": ({ numbers }) => ({ id: "proof-account-false", values: { numbers: fewOf(numbers) } }),
  "account-open": ({ numbers, rounds }) => ({
    id: "proof-account",
    values: { numbers: fewOf(numbers), rounds },
  }),
  "account-confirmed": ({ numbers }) => ({
    id: "proof-confirmed",
    values: { numbers: fewOf(numbers) },
  }),
  signed: ({ pledge }) => ({ id: "web-verify-signed", values: { pledge } }),
  forged: ({ pledge }) => ({ id: "proof-forged", values: { pledge } }),
  unsigned: () => ({ id: "proof-unsigned" }),
  "pledge-named": ({ by }) => ({ id: by === "you" ? "web-verify-pledge-yours" : "web-verify-pledge-host" }),
  "pledge-not-named": ({ pledge }) => ({ id: "proof-signed-elsewhere", values: { pledge } }),
  "pledge-of-others": ({ pledge }) => ({ id: "proof-signed-elsewhere", values: { pledge } }),
  "pledge-later": ({ pledge }) => ({ id: "web-verify-pledge-later", values: { pledge } }),
  "pledge-other": ({ pledge }) => ({ id: "web-verify-pledge-other", values: { pledge } }),
  "dice-fit": ({ days }, isBoard) =>
    isBoard ? { id: "mines-proof-fit", values: { date: days[0]?.at ?? 0 } } : { id: "proof-seeds-fit" },
  "dice-differ": ({ at }, isBoard) =>
    isBoard ? { id: "mines-proof-differ", values: { date: at } } : { id: "proof-seeds-differ" },
  "dice-early": ({ at }) => ({ id: "web-verify-dice-early", values: { date: at } }),
  "dice-other-key": () => ({ id: "proof-seeds-no-key" }),
  "dice-no-key": ({ tellsAt, isDue }) => ({
    id: isDue ? "web-verify-key-due" : "proof-seeds-later",
    values: { date: tellsAt },
  }),
  "no-guess-first": () => ({ id: "mines-proof-first" }),
  "no-guess-another": () => ({ id: "mines-proof-another" }),
  "moves-same": ({ count, sealed }) => ({ id: "proof-same", values: { same: count, sealed } }),
  "moves-different": ({ numbers }) => ({
    id: "proof-different",
    values: { count: numbers.length, numbers: fewOf(numbers) },
  }),
  "moves-open": ({ gap, count, sealed }) =>
    gap === "false-history"
      ? { id: "web-verify-false-history" }
      : { id: "proof-gap", values: { count: sealed - count }, why: GAPS[gap] },
  "noted-none-given": () => ({ id: "web-verify-no-messages" }),
  "noted-fit": ({ count, seals, sealed }) => ({
    id: "web-verify-messages-fit",
    values: { count, seals, sealed },
  }),
  "noted-broken": ({ lines }) => ({ id: "web-verify-messages-broken", values: { count: lines.length } }),
  "noted-nothing": () => ({ id: "web-verify-messages-other" }),
  "board-none-given": ({ seal }) => ({ id: "mines-proof-seal", values: { seal: inGroups(boardCode(seal)) } }),
  "board-shown": () => ({ id: "web-verify-board-shown" }),
  "board-not-shown": () => ({ id: "web-verify-messages-other" }),
};

const GAPS: Readonly<Record<Exclude<Gap, "false-history">, MessageId>> = {
  apart: "proof-gap-apart",
  "history-cut": "proof-gap-cut",
  "no-history": "web-verify-gap-export",
  "other-history": "proof-gap-other",
  "other-version": "proof-gap-version",
  "other-player": "proof-gap-other",
  "unknown-strategy": "web-verify-gap-strategy",
};

/** What is said where nothing could be checked. */
export const REFUSALS: Readonly<Record<Refused["problem"], MessageId>> = {
  nothing: "web-verify-nothing",
  "not-a-proof": "web-verify-nothing",
  damaged: "web-verify-damaged",
  "unknown-game": "web-verify-unknown",
  "unknown-move": "web-verify-unknown",
  newer: "web-verify-unknown",
  pledge: "web-verify-nothing",
  key: "web-verify-nothing",
  "pledge-unreadable": "web-verify-pledge-damaged",
  "not-an-export": "web-verify-not-export",
  "too-long": "web-verify-too-long",
};

function fewOf(numbers: readonly number[]): string {
  const few = numbers.slice(0, NUMBERS_SHOWN).join(", ");
  return numbers.length > NUMBERS_SHOWN ? `${few} …` : few;
}
