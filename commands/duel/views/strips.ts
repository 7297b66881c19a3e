// The rounds of a duel as rows of signs: who won each, and what both picked.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveSign } from "../../kit/game-words.ts";
import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, type Side, winnerOfRound } from "../state/rules.ts";

/** Signs that fit in one line of a message on a phone. */
const LINE = { results: 12, moves: 10 } as const;

/** The colours of the two sides and of a draw; distinct for the colour-blind, and the same in pictures. */
const MARKS = ["🔵", "🟠", "⚪"] as const;
const LATE = "⏳";

type Round = readonly [number, number];
type Names = readonly [string, string];

/** Who won the latest rounds; undefined before the first. */
export function resultGrid(duel: PlayedDuel): string | undefined {
  const { rounds } = duel.play;
  if (rounds.length === 0) return undefined;
  const more = rounds.length > LINE.results ? "… " : "";
  return more + marksOf(gameOfDuel(duel), rounds.slice(-LINE.results));
}

/** Both sides' latest moves and who won, in `parts` of three lines, ten rounds each. */
export function moveStrips(duel: PlayedDuel, names: Names, parts: number, locale: Locale): readonly string[] {
  const rounds = parts > 0 ? duel.play.rounds.slice(-LINE.moves * parts) : [];
  return Array.from({ length: Math.ceil(rounds.length / LINE.moves) }, (_, at) =>
    partLines(gameOfDuel(duel), rounds.slice(at * LINE.moves, (at + 1) * LINE.moves), names, locale).join(
      "\n",
    ),
  );
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
