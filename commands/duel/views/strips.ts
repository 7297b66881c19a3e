// The rounds of a duel as rows of signs: who won each, and what both chose.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveSign } from "../../kit/game-words.ts";
import type { PlayedDuel } from "../document.ts";
import { gameOfDuel, type Side, winnerOfRound } from "../rules.ts";

/** Signs that stand in one line of a message on a phone. */
const LINE = { results: 12, moves: 10 } as const;
/** Lines of moves at the end: more would be a wall. */
const PARTS_MAX = 2;

/** The colours of the sides, and of nobody; told apart by the colour-blind, and the same in pictures. */
const MARKS = ["🔵", "🟠", "⚪"] as const;
const LATE = "⏳";

type Round = readonly [number, number];
type Names = readonly [string, string];

/** Who won the last rounds; undefined before the first. */
export function resultStrip(duel: PlayedDuel): string | undefined {
  const { rounds } = duel.play;
  if (rounds.length === 0) return undefined;
  const more = rounds.length > LINE.results ? "… " : "";
  return more + marksOf(gameOfDuel(duel), rounds.slice(-LINE.results));
}

/** The moves of both and who won, a paragraph for each ten rounds; of a long duel the last twenty. */
export function moveStrips(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  const { rounds } = duel.play;
  const parts = Math.ceil(rounds.length / LINE.moves);
  const first = Math.max(0, parts - PARTS_MAX);
  return Array.from({ length: parts - first }, (_, at) => {
    const from = (first + at) * LINE.moves;
    const shown = rounds.slice(from, from + LINE.moves);
    const lines = partLines(gameOfDuel(duel), shown, names, locale);
    if (parts === 1) return lines.join("\n");
    const heading = say(locale, "duel-strip-part", { from: from + 1, to: from + shown.length });
    return [heading, ...lines].join("\n");
  });
}

function partLines(
  game: MatrixGame,
  rounds: readonly Round[],
  [first, second]: Names,
  locale: Locale,
): readonly string[] {
  return [
    say(locale, "duel-strip", { strip: signsOf(game, rounds, 0), name: first }),
    say(locale, "duel-strip", { strip: signsOf(game, rounds, 1), name: second }),
    say(locale, "duel-strip-results", { strip: marksOf(game, rounds), first, second }),
  ];
}

function signsOf(game: MatrixGame, rounds: readonly Round[], side: Side): string {
  return rounds.map((round) => (round[side] < 0 ? LATE : moveSign(game, round[side]))).join("");
}

function marksOf(game: MatrixGame, rounds: readonly Round[]): string {
  return rounds.map((round) => MARKS[winnerOfRound(game, round) ?? 2]).join("");
}
