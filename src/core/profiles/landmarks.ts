// Well-known strategies as reference points: which one a person resembles, and their map histories.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { canonicalId, createStrategy, isPlayable } from "../strategies/index.ts";

const LANDMARKS = [
  "random",
  "copy",
  "rotation",
  "anti-rotation",
  "win-stay-lose-shift",
  "always-counter",
  "always-counter-self",
  "frequency",
] as const;

const LANDMARK_ROUNDS = 300;

/** Resemblance of a person to a strategy. */
export interface Resemblance {
  readonly strategy: string;
  /** Rounds in which it would have made the person's move. */
  readonly agreed: number;
  readonly rounds: number;
  /** Information about the person beyond chance, in bits a move; 0 for chance itself. */
  readonly bits: number;
}

/** Ids of the landmarks that play the game; chance comes first. */
export function landmarksOf(game: MatrixGame): readonly string[] {
  return LANDMARKS.filter((id) => isPlayable(id, game));
}

/**
 * Ranks the landmarks, and each constant move, by how well they explain the person, best first.
 * Each plays in the person's place; the person is modelled as it plus uniform slips at the fitted
 * rate, so a landmark's bits are log2 size - H(a) - (1 - a) log2(size - 1) at the share a of moves
 * that agree; 0 bits when it agrees less often than chance. A random landmark agrees with its like
 * only as often as its draws do. Chance outranks anything below what one fitted parameter gains by
 * luck (Schwarz's criterion).
 */
export function resemblances(game: MatrixGame, rounds: Rounds, random: RandomSource): readonly Resemblance[] {
  const luck = Math.log2(Math.max(2, rounds.person.length)) / 2 / Math.max(1, rounds.person.length);
  const rank = ({ strategy, bits }: Resemblance): number => (strategy === "random" ? luck : bits);
  const constants = Array.from({ length: game.size }, (_, move) =>
    canonicalId(`constant:move=${move}`, game),
  );
  return [...landmarksOf(game), ...constants]
    .map((strategy) => resemblance(game, strategy, rounds, random))
    .sort((one, other) => rank(other) - rank(one));
}

/** A history of the landmark against uniformly random moves. */
export function landmarkRounds(game: MatrixGame, strategy: string, random: RandomSource): Rounds {
  const player = createStrategy(strategy, { game, side: "person", random });
  const rounds = { person: new Uint8Array(LANDMARK_ROUNDS), bot: new Uint8Array(LANDMARK_ROUNDS) };
  for (let round = 0; round < LANDMARK_ROUNDS; round++) {
    const [own, other] = [player.choose(), random.below(game.size)];
    player.observe(own, other);
    rounds.person[round] = own;
    rounds.bot[round] = other;
  }
  return rounds;
}

function resemblance(
  game: MatrixGame,
  strategy: string,
  { person, bot }: Rounds,
  random: RandomSource,
): Resemblance {
  const player = createStrategy(strategy, { game, side: "person", random });
  let agreed = 0;
  person.forEach((move, round) => {
    if (player.choose() === move) agreed++;
    player.observe(move, bot[round] as Move);
  });
  const rounds = person.length;
  return { strategy, agreed, rounds, bits: strategy === "random" ? 0 : bitsOf(game.size, agreed, rounds) };
}

function bitsOf(size: number, agreed: number, rounds: number): number {
  const share = agreed / Math.max(1, rounds);
  if (share <= 1 / size) return 0;
  const entropy = -partOf(share) - partOf(1 - share);
  return Math.log2(size) - entropy - (1 - share) * Math.log2(size - 1);
}

function partOf(share: number): number {
  return share === 0 ? 0 : share * Math.log2(share);
}
