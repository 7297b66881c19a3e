// Words and buttons that several messages of a duel share.

import type { Button } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { DUEL_SCOPE } from "../../kit/duel-friend.ts";
import { gameTitle, lengthWords, moveName } from "../../kit/game-words.ts";
import { readLength } from "../../kit/length.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { Duel, DuelBoard, PlayedDuel } from "../state/document.ts";
import { gameOfDuel, otherSide, scoreOf, winnerOfRound } from "../state/rules.ts";

/** Where it's read. */
export type DuelReader = Pick<DuelBoard, "platform" | "locale">;

/** Both names. */
export function namesIn({ sides: [first, second] }: Duel): readonly [string, string] {
  return [first ? shownName(first.name) : "", second ? shownName(second.name) : ""];
}

export function duelTitle(duel: Duel, locale: Locale): string {
  return say(locale, "duel-title", termWords(duel, locale));
}

/** The game and the length. */
export function termWords(duel: Duel, locale: Locale): { readonly game: string; readonly length: string } {
  const length = lengthWords(readLength(duel.length) ?? { kind: "first", points: 3 }, locale);
  return { game: gameTitle(gameOfDuel(duel), locale), length };
}

export function duelButton(id: string, turn: number, label: string, move: string): Button {
  return { label, action: { scope: DUEL_SCOPE, session: id, turn, move } };
}

export function scoreWords(
  duel: PlayedDuel,
  [first, second]: readonly [string, string],
  locale: Locale,
): string {
  const [won, lost, drawn] = scoreOf(duel);
  return say(locale, "duel-score", { first, second, won, lost, drawn });
}

/** The last round as a sentence; undefined before the first. */
export function lastRoundWords(
  duel: PlayedDuel,
  names: readonly [string, string],
  locale: Locale,
): string | undefined {
  const { rounds } = duel.play;
  const last = rounds.at(-1);
  return last && roundWordsOf(gameOfDuel(duel), last, { round: rounds.length, names }, locale);
}

function roundWordsOf(
  game: MatrixGame,
  played: readonly [number, number],
  { round, names }: { readonly round: number; readonly names: readonly [string, string] },
  locale: Locale,
): string {
  const winner = winnerOfRound(game, played);
  const [left, right] = played;
  const [first, second] = names;
  if (left >= 0 && right >= 0) {
    const moves = { left: moveName(game, left), right: moveName(game, right) };
    return winner === undefined
      ? say(locale, "duel-round-drawn", { round, first, second, ...moves })
      : say(locale, "duel-round-won", { round, first, second, ...moves, winner: names[winner] });
  }
  if (winner === undefined) return say(locale, "duel-round-void", { round });
  return say(locale, "duel-round-late", { round, late: names[otherSide(winner)], winner: names[winner] });
}
