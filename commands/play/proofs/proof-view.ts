// What *Verify* and the end of a match say of its seals.

import type { Block, Button, View } from "../../../src/chat/index.ts";
import { type MatchProof, pledgeId, shortPledgeId } from "../../../src/core/fairness/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { RecomputeGap } from "../../../src/core/verify/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { listed } from "../../../src/infra/i18n/phrases.ts";
import { sourceWords } from "../../../src/infra/source-link.ts";
import type { Host } from "../../../src/people/host/index.ts";
import { moveSign } from "../../kit/game-words.ts";
import { dateWords } from "../../kit/time-words.ts";
import { verifyLink, verifyPage } from "../../kit/verify-page.ts";
import type { CheckedProof } from "./checking.ts";
import { isSound } from "./end-check.ts";

const LISTED_ROUNDS = 20;
const NAMED_MOVES = 5;

const INLINE_PROOF_CHARACTERS = 1000;

interface ProofToShow {
  readonly proof: MatchProof;
  readonly line: string;
  /** What was found; undefined where it could not be checked just now. */
  readonly checked: CheckedProof | undefined;
  /** Where the bot's pages are. */
  readonly publicUrl?: string | undefined;
}

/** *Verify*: what was found in three lines; behind *Proof* is everything. */
export function verdictView(
  { proof, line, checked, publicUrl }: ProofToShow,
  { host, full }: { readonly host: Host; readonly full: Button },
  locale: Locale,
): View {
  const link = verifyLink(publicUrl, line, locale);
  return {
    blocks: [{ type: "text", text: verdictLines(proof, checked, host, locale).join("\n") }],
    buttons: [[full]],
    ...(link && { link }),
  };
}

function verdictLines(
  proof: MatchProof,
  checked: CheckedProof | undefined,
  host: Host,
  locale: Locale,
): readonly string[] {
  if (!checked) return [say(locale, "proof-unchecked")];
  if (!isSound(checked)) return [say(locale, "checked-wrong")];
  const { sealed, seeds, again } = checked;
  const last = proof.course.openings.at(-1) ?? proof.course.openings[0];
  const date = dateWords(host.tellsAt(last.day), locale);
  const dice = seeds === "fit" ? "checked-dice-fit" : "checked-dice-later";
  return [
    say(locale, "checked-fits", { sealed, same: again.same }),
    say(locale, dice, { date }),
    say(locale, "checked-own-word"),
  ];
}

/** The private message with everything needed to verify a match. */
export function proofView(
  { proof, line, checked, publicUrl }: ProofToShow,
  host: Host,
  locale: Locale,
): View {
  const { course } = proof;
  return {
    title: say(locale, "proof-title", { session: course.session }),
    blocks: [
      { type: "text", text: factLines(proof, checked, host, locale).join("\n") },
      ...(checked ? [sealTable(proof, checked)] : []),
      ...lineBlocks(line, course.session, locale),
      ...verifyPage(publicUrl, line, locale),
      { type: "quiet", text: say(locale, "proof-own-word") },
    ],
  };
}

function factLines(
  proof: MatchProof,
  checked: CheckedProof | undefined,
  host: Host,
  locale: Locale,
): readonly string[] {
  if (!checked) return [say(locale, "proof-unchecked")];
  const { course } = proof;
  const { isWhole, sealed, signature, takenBack, again } = checked;
  const isOurs = host.pledgeOf(pledgeId(proof.pledge)) !== undefined;
  const pledge = shortPledgeId(proof.pledge);
  return [
    say(locale, isWhole ? "end-seals" : "end-seals-broken", { opened: isWhole ? sealed : 0, sealed }),
    say(locale, isOurs ? OWN_SIGNATURES[signature] : SIGNATURES[signature], { pledge }),
    timesLine(proof, checked, locale),
    ...(takenBack.length > 0 ? [say(locale, "proof-taken-back", { count: takenBack.length })] : []),
    ...statedLines(checked, locale),
    ...againLines(again, sealed, locale),
    seedLine(proof, checked, host, locale),
    ...(course.word === "" ? [] : [say(locale, "proof-word", { word: course.word })]),
  ];
}

function timesLine({ course }: MatchProof, { times }: CheckedProof, locale: Locale): string {
  const date = dateWords(course.openings[0].at, locale);
  return say(locale, TIMES[times], { date });
}

const TIMES = {
  fit: "proof-played",
  differ: "proof-times-differ",
  "too-late": "proof-times-late",
} as const satisfies Readonly<Record<CheckedProof["times"], MessageId>>;

/** What the line states and only its player can confirm. */
function statedLines({ sealedAgain, settings, again }: CheckedProof, locale: Locale): readonly string[] {
  const { falseAccounts, accountGaps } = again;
  const rounds = accountGaps.reduce((sum, gap) => sum + gap.rounds, 0);
  const of = (seals: readonly { readonly seal: number }[]) => seals.map(({ seal }) => seal);
  return [
    ...numbered("proof-again", of(sealedAgain), locale),
    ...numbered("proof-settings", settings, locale),
    ...numbered("proof-account-false", falseAccounts, locale),
    ...numbered("proof-account", falseAccounts.length > 0 ? [] : of(accountGaps), locale, { rounds }),
  ];
}

function numbered(
  id: "proof-again" | "proof-settings" | "proof-account" | "proof-account-false",
  numbers: readonly number[],
  locale: Locale,
  values: Readonly<Record<string, number>> = {},
): readonly string[] {
  return numbers.length === 0 ? [] : [say(locale, id, { ...values, numbers: fewOf(numbers, locale) })];
}

const SIGNATURES: Readonly<Record<CheckedProof["signature"], MessageId>> = {
  signed: "proof-signed-elsewhere",
  unsigned: "proof-unsigned",
  forged: "proof-forged",
};

const OWN_SIGNATURES: typeof SIGNATURES = { ...SIGNATURES, signed: "proof-signed" };

const SEEDS: Readonly<Record<Exclude<CheckedProof["seeds"], "not-told">, MessageId>> = {
  fit: "proof-seeds-fit",
  differ: "proof-seeds-differ",
  "no-key": "proof-seeds-no-key",
};

const GAPS: Readonly<Record<RecomputeGap, MessageId>> = {
  "history-cut": "proof-gap-cut",
  apart: "proof-gap-apart",
  "no-history": "proof-gap-none",
  "other-history": "proof-gap-other",
  "other-version": "proof-gap-version",
};

function againLines(
  { same, different, gaps }: CheckedProof["again"],
  sealed: number,
  locale: Locale,
): string[] {
  const [gap] = gaps;
  return [
    ...(different.length > 0
      ? [
          say(locale, "proof-different", {
            numbers: fewOf(different, locale),
            count: different.length,
          }),
        ]
      : []),
    ...(same > 0 && different.length === 0 ? [say(locale, "proof-same", { same, sealed })] : []),
    ...(gap ? [say(locale, "proof-gap", { count: gaps.length, why: say(locale, GAPS[gap]) })] : []),
  ];
}

function fewOf(numbers: readonly number[], locale: Locale): string {
  const few = listed(numbers.slice(0, NAMED_MOVES).map(String), locale);
  return numbers.length > NAMED_MOVES ? `${few} …` : few;
}

function seedLine(proof: MatchProof, { seeds }: CheckedProof, host: Host, locale: Locale): string {
  if (seeds !== "not-told") return say(locale, SEEDS[seeds]);
  const last = proof.course.openings.at(-1) ?? proof.course.openings[0];
  return say(locale, "proof-seeds-later", { date: dateWords(host.tellsAt(last.day), locale) });
}

/** One line per seal: its number, its message's code, the person's move (· if never played), the bot's move. */
function sealTable({ course: { game, rounds } }: MatchProof, checked: CheckedProof): Block {
  const rows = checked.last.map(({ number, turn, isPlayed, move, code }) =>
    rowOf(game, { number, shown: code, yours: isPlayed ? rounds.person[turn] : undefined, mine: move }),
  );
  return { type: "code", text: table(rows, checked.sealed) };
}

function rowOf(
  game: MatrixGame,
  { number, shown, yours, mine }: { number: number; shown: string; yours: number | undefined; mine: number },
): string {
  const moves = `${yours === undefined ? "·" : moveSign(game, yours)}${moveSign(game, mine)}`;
  return `${String(number).padStart(3)} ${shown} ${moves}`;
}

function table(rows: readonly string[], all: number): string {
  return [...(all > LISTED_ROUNDS ? ["  …"] : []), ...rows.slice(-LISTED_ROUNDS)].join("\n");
}

function lineBlocks(line: string, session: string, locale: Locale): Block[] {
  const isShort = line.length <= INLINE_PROOF_CHARACTERS;
  return [
    { type: "text", text: say(locale, isShort ? "proof-how" : "proof-how-file") },
    { type: "quiet", text: sourceWords(locale) },
    isShort
      ? { type: "code", text: line }
      : { type: "file", name: `gadalka-proof-${session}.txt`, content: `${line}\n` },
  ];
}
