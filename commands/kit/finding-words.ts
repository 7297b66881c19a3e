// What a check of a proof found, as messages: their ids and values. In chats the host that checks speaks; the page,
// which anyone may keep, speaks about a host. Browsers load this file.

import { boardCode, inGroups } from "../../src/core/fairness/round-code.ts";
import type { ByFinding, Finding, Gap } from "../../src/core/verify/index.ts";
import type { MessageId } from "../../src/infra/i18n/message-ids.ts";

/** A message; values named `date` are days in Unix ms, `numbers` are of moves (see `fewOf`), `why` is a
 * message itself. Whoever says it knows the language. */
export interface FindingWords {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number | readonly number[]>>;
  readonly why?: MessageId;
}

export interface FindingVoice {
  readonly by: "host" | "page";
  readonly isBoard: boolean;
}

/** The messages of one finding; empty if a different finding already says it. */
export function findingWords({ code, values }: Finding, voice: FindingVoice): readonly FindingWords[] {
  const words = (WORDS[code] as (of: typeof values, voice: FindingVoice) => Words)(values, voice);
  return "id" in words ? [words] : words;
}

const NUMBERS_SHOWN = 5;

/** The first few numbers, and a sign if there are more; `join` lists them as the language does. */
export function fewOf(numbers: readonly number[], join: (few: readonly string[]) => string): string {
  const few = join(numbers.slice(0, NUMBERS_SHOWN).map(String));
  return numbers.length > NUMBERS_SHOWN ? `${few} …` : few;
}

type Words = FindingWords | readonly FindingWords[];

const WORDS: {
  readonly [Code in keyof ByFinding<Words>]: (
    values: Parameters<ByFinding<Words>[Code]>[0],
    voice: FindingVoice,
  ) => Words;
} = {
  "seals-open": ({ count }) => ({ id: "end-seals", values: { opened: count, sealed: count } }),
  "seals-broken": ({ count }) => ({ id: "end-seals-broken", values: { opened: 0, sealed: count } }),
  "taken-back": ({ numbers }) => ({ id: "proof-taken-back", values: { count: numbers.length } }),
  "played-at": ({ begun }) => ({ id: "proof-played", values: { date: begun } }),
  "times-differ": ({ begun }) => ({ id: "proof-times-differ", values: { date: begun } }),
  "times-too-late": ({ begun }) => ({ id: "proof-times-late", values: { date: begun } }),
  "anew-open": ({ numbers }) => ({ id: "proof-again", values: { numbers } }),
  "anew-confirmed": ({ numbers }) => ({ id: "proof-confirmed", values: { numbers } }),
  "board-again-open": ({ at }) => ({ id: "mines-proof-anew", values: { date: at } }),
  "board-again-confirmed": ({ at }) => ({ id: "mines-proof-anew", values: { date: at } }),
  "settings-open": ({ numbers }) => ({ id: "proof-settings", values: { numbers } }),
  "settings-confirmed": ({ numbers }) => ({ id: "proof-confirmed", values: { numbers } }),
  "account-false": ({ numbers }) => ({ id: "proof-account-false", values: { numbers } }),
  "account-open": ({ numbers, rounds }) => ({ id: "proof-account", values: { numbers, rounds } }),
  "account-confirmed": ({ numbers }) => ({ id: "proof-confirmed", values: { numbers } }),
  signed: ({ pledge }, { by }) => (by === "host" ? [] : { id: "checked-wrong", values: { pledge } }),
  forged: ({ pledge }) => ({ id: "proof-forged", values: { pledge } }),
  unsigned: () => ({ id: "proof-unsigned" }),
  "pledge-named": ({ by: named, pledge }, { by }) => {
    if (by === "page") return { id: named === "you" ? "checked-wrong" : "checked-wrong" };
    return { id: "proof-signed", values: { pledge } };
  },
  "pledge-not-named": otherHostWords,
  "pledge-of-others": otherHostWords,
  "pledge-later": ({ pledge }) => ({ id: "checked-wrong", values: { pledge } }),
  "pledge-other": ({ pledge }) => ({ id: "checked-wrong", values: { pledge } }),
  "dice-fit": ({ days }, { isBoard }) =>
    isBoard ? { id: "mines-proof-fit", values: { date: days[0]?.at ?? 0 } } : { id: "proof-seeds-fit" },
  "dice-differ": ({ at }, { isBoard }) =>
    isBoard ? { id: "mines-proof-differ", values: { date: at } } : { id: "proof-seeds-differ" },
  "dice-early": ({ at }) => ({ id: "checked-wrong", values: { date: at } }),
  "dice-other-key": () => ({ id: "proof-seeds-no-key" }),
  "dice-no-key": ({ publishedAt, isDue }, { by }) => ({
    id: by === "page" && isDue ? "checked-wrong" : "proof-seeds-later",
    values: { date: publishedAt },
  }),
  "no-guess-first": () => ({ id: "mines-proof-first" }),
  "no-guess-another": () => ({ id: "mines-proof-another" }),
  "no-guess-unsearched": () => ({ id: "mines-proof-not-searched" }),
  "moves-same": ({ count, sealed }) => ({ id: "proof-same", values: { same: count, sealed } }),
  "moves-different": ({ numbers, left, gap }, voice) => [
    { id: "proof-different", values: { count: numbers.length, numbers } },
    ...(gap && voice.by === "host" ? [gapWords(gap, left, voice)] : []),
  ],
  "moves-open": ({ gap, count, sealed }, voice) => [
    ...(count > 0 && voice.by === "host"
      ? [{ id: "proof-same", values: { same: count, sealed } } as const]
      : []),
    gapWords(gap, sealed - count, voice),
  ],
  "noted-none-given": () => ({ id: "web-verify-no-messages" }),
  "noted-fit": ({ count, seals, sealed }) => ({
    id: "checked-wrong",
    values: { count, seals, sealed },
  }),
  "noted-broken": ({ lines }) => ({ id: "checked-wrong", values: { count: lines.length } }),
  "noted-nothing": () => ({ id: "checked-wrong" }),
  "board-none-given": ({ seal }) => ({ id: "mines-proof-seal", values: { seal: inGroups(boardCode(seal)) } }),
  "board-shown": () => ({ id: "checked-wrong" }),
  "board-not-shown": () => ({ id: "checked-wrong" }),
};

function otherHostWords({ pledge }: { readonly pledge: string }): FindingWords {
  return { id: "proof-signed-elsewhere", values: { pledge } };
}

function gapWords(gap: Gap, count: number, { by }: FindingVoice): FindingWords {
  if (gap === "false-history") return { id: "checked-wrong" };
  const why = by === "host" ? { ...GAPS, ...HOST_GAPS } : GAPS;
  return { id: "proof-gap", values: { count }, why: why[gap] };
}

const GAPS: Readonly<Record<Exclude<Gap, "false-history">, MessageId>> = {
  apart: "proof-gap-apart",
  "history-cut": "proof-gap-cut",
  "no-history": "checked-wrong",
  "other-history": "proof-gap-other",
  "other-version": "proof-gap-version",
  "other-player": "proof-gap-other",
  "unknown-strategy": "checked-wrong",
};

const HOST_GAPS = {
  "no-history": "proof-gap-none",
  "unknown-strategy": "proof-gap-version",
} as const satisfies Partial<typeof GAPS>;
