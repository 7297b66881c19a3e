// Well-known strategies as reference points: which one a person resembles, and their map histories.

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
/** Rounds in which two strategies must choose alike to count as one; every situation recurs. */
const TRIAL_ROUNDS = 200;
const TRIAL_SEED = 1;

/** The rounds that a resemblance takes. */
export const RESEMBLANCE_ROUNDS_MIN = 60;
/** How seldom a player at random resembles any strategy as much. */
const CHANCE_MAX = 0.01;
/** Who plays like a strategy goes at least this far from luck to how often it agrees with itself. */
const WAY_MIN = 0.25;
/** Counts are whole, the normal law is not. */
const CONTINUITY = 0.5;

/** Resemblance of a person to a strategy. */
export interface Resemblance {
  readonly strategy: string;
  /** Rounds in which it would have made the person's move. */
  readonly agreed: number;
  readonly rounds: number;
}

/**
 * Ids of the landmarks that play the game; chance comes first. Of those that are the same function
 * there (at three moves, to take turns is to beat one's own last move) only the first is named.
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

/** What the landmark chooses in rounds of both sides drawn evenly; the first round tells nothing. */
function trialChoices(game: MatrixGame, strategy: string): string {
  const rounds = randomRounds(game, TRIAL_ROUNDS, seededRandom(TRIAL_SEED));
  return choicesIn(game, strategy, rounds, seededRandom(TRIAL_SEED)).slice(1).join("");
}

function randomRounds({ size }: MatrixGame, count: number, random: RandomSource): Rounds {
  const draw = (): Uint8Array => Uint8Array.from({ length: count }, () => random.below(size));
  return { person: draw(), bot: draw() };
}

/**
 * The landmark, or constant move, that would have made most of the person's moves; undefined where
 * that is hardly more than luck would make (at three moves half of them, for a strategy that draws
 * none), where a player at random agrees as often with any of them once in a hundred times, or with
 * too few rounds. Whoever draws moves evenly agrees with a strategy that cannot foresee them by a
 * binomial law at 1 / size; the probability is corrected for the number of strategies. Chance itself
 * is no way to play that anybody could be near to.
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

/** Rounds in which the strategy would have made the person's move. */
function agreements(game: MatrixGame, strategy: string, rounds: Rounds, random: RandomSource): number {
  const choices = choicesIn(game, strategy, rounds, random);
  return choices.reduce((sum, move, round) => sum + (move === rounds.person[round] ? 1 : 0), 0);
}

/** What the strategy would have chosen in the person's place, round by round. */
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
