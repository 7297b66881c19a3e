// What a reader would have expected of one side of a duel, round by round: the fortune-teller, with what it may know
// about the person, learning during the duel. Pure; about 30 microseconds per round.

import { type MatrixGame, type Move, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { binomialZ } from "../../../src/core/statistics.ts";
import {
  createStrategy,
  type Evidence,
  evidenceFor,
  FortuneTeller,
} from "../../../src/core/strategies/index.ts";

/** One round of the duel in which both moved. */
interface ReadRound {
  readonly move: Move;
  /** Undefined if no move was likelier than the others. */
  readonly expected: Move | undefined;
}

/** The round with the most presentable prediction; counts from 1, among rounds in which both picked. */
interface ShownRound {
  readonly round: number;
  readonly expected: Move;
  readonly evidence: Evidence;
}

export interface DuelReading {
  /** Rounds known before the duel. */
  readonly known: number;
  readonly rounds: readonly ReadRound[];
  /** Correct predictions, among rounds with an expected move. */
  readonly right: number;
  readonly read: number;
  readonly shown?: ShownRound | undefined;
}

const SEED = 1;
/** Probabilities closer than this count as equal. */
const SAME = 1e-12;

/** `known`: the person's rounds before the duel; `duel`: its rounds, with the person being read as `person`. */
export function readingOfDuel(gameId: string, known: Rounds, duel: Rounds): DuelReading {
  const game = matrixGame(gameId) as MatrixGame;
  const reader = createStrategy("fortune-teller", { game, side: "bot", random: seededRandom(SEED) });
  if (!(reader instanceof FortuneTeller)) throw new TypeError("the fortune-teller gives no probabilities");
  const before = known.person.length;
  const all = { person: joined(known.person, duel.person), bot: joined(known.bot, duel.bot) };
  const shown: ShownRound[] = [];
  const rounds: ReadRound[] = [];
  all.person.forEach((move, at) => {
    if (at >= before) {
      const expected = likeliestOf(reader.probabilities());
      const seen = { person: all.person.subarray(0, at), bot: all.bot.subarray(0, at) };
      const evidence = expected === undefined ? undefined : evidenceFor(game, seen, expected);
      if (expected !== undefined && evidence) shown.push({ round: at - before + 1, expected, evidence });
      rounds.push({ move, expected });
    }
    reader.observe(all.bot[at] as Move, move);
  });
  return { known: before, rounds, ...countOf(rounds), shown: bestOf(game, shown, rounds) };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  return Uint8Array.from([...one, ...other]);
}

function likeliestOf(probabilities: Float64Array): Move | undefined {
  const most = Math.max(...probabilities);
  const likeliest = [...probabilities.keys()].filter((move) => (probabilities[move] as number) > most - SAME);
  return likeliest.length === 1 ? likeliest[0] : undefined;
}

function countOf(rounds: readonly ReadRound[]): Pick<DuelReading, "right" | "read"> {
  const read = rounds.filter(({ expected }) => expected !== undefined);
  return { right: read.filter(({ move, expected }) => move === expected).length, read: read.length };
}

/** Correct predictions first, then those furthest from chance. */
function bestOf(
  { size }: MatrixGame,
  shown: readonly ShownRound[],
  rounds: readonly ReadRound[],
): ShownRound | undefined {
  const isTrue = ({ round, expected }: ShownRound): boolean => rounds[round - 1]?.move === expected;
  const strength = ({ evidence: { count, total } }: ShownRound): number => binomialZ(count, total, 1 / size);
  const [best] = [...shown].sort(
    (a, b) => Number(isTrue(b)) - Number(isTrue(a)) || strength(b) - strength(a) || a.round - b.round,
  );
  return best;
}
