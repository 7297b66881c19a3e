// What a reader would have expected in a duel, for a phone: how much, the clearest round, all rounds.

import type { Block, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Evidence } from "../../../src/core/strategies/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import type { DuelReading } from "./duel-reading.ts";
import { verdictOf } from "./verdict.ts";

/** Of whom it speaks: to themselves, or by a name that is safe to show. */
interface ReadWords {
  readonly game: MatrixGame;
  readonly locale: Locale;
  readonly who: "you" | "other";
  readonly name: string;
}

const ROUNDS_SHOWN = 20;

/** The private message behind *Read me*. */
export function readMeView(reading: DuelReading, words: ReadWords): View {
  const { locale, who, name } = words;
  const title = say(locale, "duel-read-title", { who, name });
  if (reading.rounds.length === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "duel-read-nothing") }] };
  const told = toldLine(reading, words);
  const blocks: Block[] = [
    { type: "text", text: [countLine(reading, words), ...(told ? [told] : [])].join("\n") },
    { type: "text", text: strips(reading, words) },
    { type: "quiet", text: say(locale, "duel-read-known", { known: reading.known }) },
  ];
  return { title, blocks };
}

function countLine({ right, read }: DuelReading, { game, locale, who, name }: ReadWords): string {
  if (read === 0) return say(locale, "duel-read-unread");
  const luck = Math.round(read / game.size);
  const verdict = verdictOf(game, right, read);
  return say(locale, "duel-read-count", { who, name, right, read, luck, verdict });
}

function toldLine({ told }: DuelReading, words: ReadWords): string | undefined {
  if (!told) return undefined;
  const { game, locale } = words;
  const { round, expected, evidence } = told;
  return say(locale, "duel-read-round", {
    round,
    move: moveName(game, expected),
    because: because(evidence, words),
    luck: Math.round(evidence.total / game.size),
  });
}

const BECAUSE = {
  often: "duel-read-often",
  "after-own": "duel-read-after-own",
  "after-other": "duel-read-after-other",
  "after-both": "duel-read-after-both",
  "after-result-repeat": "duel-read-repeat",
  "after-result-change": "duel-read-change",
} as const satisfies Record<Evidence["kind"], MessageId>;

function because(evidence: Evidence, { game, locale, who, name }: ReadWords): string {
  const { kind, count, total } = evidence;
  const words = { who, name, count, total };
  const label = (move: number) => moveName(game, move);
  if (kind === "often") return say(locale, BECAUSE[kind], words);
  if (kind === "after-own") return say(locale, BECAUSE[kind], { ...words, own: label(evidence.own) });
  if (kind === "after-other") return say(locale, BECAUSE[kind], { ...words, other: label(evidence.other) });
  if (kind === "after-both")
    return say(locale, BECAUSE[kind], { ...words, own: label(evidence.own), other: label(evidence.other) });
  return say(locale, BECAUSE[kind], { ...words, result: RESULT_WORDS[evidence.result] });
}

/** The moves, and below them what would have been expected. */
function strips({ rounds }: DuelReading, { game, locale, who, name }: ReadWords): string {
  const more = rounds.length > ROUNDS_SHOWN ? "… " : "";
  const row = (signs: readonly string[], label: string): string =>
    `${more}${signs.slice(-ROUNDS_SHOWN).join("")} ${label}`;
  const sign = (move: number | undefined): string => (move === undefined ? "❔" : moveSign(game, move));
  return [
    row(
      rounds.map(({ move }) => sign(move)),
      say(locale, "duel-read-strip", { who, name }),
    ),
    row(
      rounds.map(({ expected }) => sign(expected)),
      say(locale, "duel-read-strip-expected"),
    ),
  ].join("\n");
}
