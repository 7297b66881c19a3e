// Well-known strategies as reference points: which one a person resembles, and their histories for the map.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";
import { type RandomSource, seededRandom } from "../random/index.ts";
import { binomialZ, chiSquareCdf } from "../statistics.ts";
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
/** Two strategies that choose alike in this many rounds count as one; long enough for every situation to recur. */
const TRIAL_ROUNDS = 200;
const TRIAL_SEED = 1;

/** The minimum number of rounds for a resemblance. */
export const RESEMBLANCE_ROUNDS_MIN = 60;
/** The largest probability at which a random player may resemble some strategy just as closely. */
const CHANCE_MAX = 0.01;
/** Minimum agreement: this fraction of the way from chance to the strategy's agreement with itself. */
const WAY_MIN = 0.25;
/** Continuity correction: counts are whole numbers, the normal distribution is continuous. */
const CONTINUITY = 0.5;

/** How closely a person resembles a strategy. */
export interface Resemblance {
  readonly strategy: string;
  /** Rounds in which the strategy would have made the person's move. */
  readonly agreed: number;
  readonly rounds: number;
}

/**
 * Lists the ids of the landmarks that can play the game, chance first. If several are the same function there (with
 * three moves, cycling is the same as beating one's own last move), only the first is listed.
 */
export function landmarksOf(game: MatrixGame): readonly string[] {
  const choices = new Set<string>();
  return LANDMARKS.filter((id) => {
    if (!isPlayable(id, game)) return false;
    const own = trialChoices(game, id);
    const isNew = !choices.has(own);
    choices.add(own);
    return isNew;
  });
}

/** Returns the landmark's choices over uniformly random rounds, without the first, which shows nothing. */
function trialChoices(game: MatrixGame, strategy: string): string {
  const rounds = randomRounds(game, TRIAL_ROUNDS, seededRandom(TRIAL_SEED));
  return choicesIn(game, strategy, rounds, seededRandom(TRIAL_SEED)).slice(1).join("");
}

function randomRounds({ size }: MatrixGame, count: number, random: RandomSource): Rounds {
  const draw = (): Uint8Array => Uint8Array.from({ length: count }, () => random.below(size));
  return { person: draw(), bot: draw() };
}

/**
 * Finds the landmark or constant move that would have made most of the person's moves. Undefined if the agreement is
 * hardly above chance (with three moves, below half for a deterministic strategy), if more than one random player in a
 * hundred would agree as often with any of them, or if there are too few rounds. The agreement of a uniformly random
 * player with any strategy is binomial with probability 1 / size; the p-value is corrected for the number of
 * strategies. Chance itself isn't a style that anyone could resemble.
 */
export function nearestWay(game: MatrixGame, rounds: Rounds, random: RandomSource): Resemblance | undefined {
  const count = rounds.person.length;
  if (count < RESEMBLANCE_ROUNDS_MIN) return undefined;
  const found = waysOf(game).map((strategy): Resemblance => {
    return { strategy, agreed: agreements(game, strategy, rounds, random), rounds: count };
  });
  const best = found.reduce((one, other) => (other.agreed > one.agreed ? other : one));
  const isNear = !isByChance(game, best, found.length) && isOnTheWay(game, best, random);
  return isNear ? best : undefined;
}

function isByChance({ size }: MatrixGame, { agreed, rounds }: Resemblance, ways: number): boolean {
  const z = binomialZ(agreed - CONTINUITY, rounds, 1 / size);
  return z <= 0 || (ways * (1 - chiSquareCdf(z * z, 1))) / 2 > CHANCE_MAX;
}

function isOnTheWay(
  game: MatrixGame,
  { strategy, agreed, rounds }: Resemblance,
  random: RandomSource,
): boolean {
  const luck = 1 / game.size;
  const itself = agreements(game, strategy, landmarkRounds(game, strategy, random), random) / LANDMARK_ROUNDS;
  return agreed / rounds >= luck + WAY_MIN * (itself - luck);
}

function waysOf(game: MatrixGame): readonly string[] {
  const constants = Array.from({ length: game.size }, (_, move) =>
    canonicalId(`constant:move=${move}`, game),
  );
  return [...landmarksOf(game).filter((id) => id !== "random"), ...constants];
}

/** Counts the rounds in which the strategy would have made the person's move. */
function agreements(game: MatrixGame, strategy: string, rounds: Rounds, random: RandomSource): number {
  const choices = choicesIn(game, strategy, rounds, random);
  return choices.reduce((sum, move, round) => sum + (move === rounds.person[round] ? 1 : 0), 0);
}

/** Returns what the strategy would have chosen instead of the person, round by round. */
function choicesIn(
  game: MatrixGame,
  strategy: string,
  { person, bot }: Rounds,
  random: RandomSource,
): readonly Move[] {
  const player = createStrategy(strategy, { game, side: "person", random });
  return Array.from(person, (move, round) => {
    const choice = player.choose();
    player.observe(move, bot[round] as Move);
    return choice;
  });
}

/** Plays a history of the landmark against uniformly random moves. */
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
