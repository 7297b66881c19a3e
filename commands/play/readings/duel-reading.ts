// What a reader would have expected of one side of a duel, round by round: the fortune-teller, knowing what
// it may of the person, learning as the duel goes. Pure; some 30 microseconds a round.

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
  /** Undefined where no move was likelier than the others. */
  readonly expected: Move | undefined;
}

/** The round whose expectation is told best, from 1, among those in which both moved. */
interface ToldRound {
  readonly round: number;
  readonly expected: Move;
  readonly evidence: Evidence;
}

export interface DuelReading {
  /** Rounds known before the duel. */
  readonly known: number;
  readonly rounds: readonly ReadRound[];
  /** Foreseen, of those in which a move was expected. */
  readonly right: number;
  readonly read: number;
  readonly told?: ToldRound | undefined;
}

const SEED = 1;
/** Nearer to each other than this, two probabilities are one. */
const SAME = 1e-12;

/** `known`: the person's rounds before the duel; `duel`: its rounds, `person` the one who is read. */
export function readingOfDuel(gameId: string, known: Rounds, duel: Rounds): DuelReading {
  const game = matrixGame(gameId) as MatrixGame;
  const reader = createStrategy("fortune-teller", { game, side: "bot", random: seededRandom(SEED) });
  if (!(reader instanceof FortuneTeller)) throw new TypeError("the fortune-teller tells no probabilities");
  const before = known.person.length;
  const all = { person: joined(known.person, duel.person), bot: joined(known.bot, duel.bot) };
  const told: ToldRound[] = [];
  const rounds: ReadRound[] = [];
  all.person.forEach((move, at) => {
    if (at >= before) {
      const expected = likeliestOf(reader.probabilities());
      const seen = { person: all.person.subarray(0, at), bot: all.bot.subarray(0, at) };
      const evidence = expected === undefined ? undefined : evidenceFor(game, seen, expected);
      if (expected !== undefined && evidence) told.push({ round: at - before + 1, expected, evidence });
      rounds.push({ move, expected });
    }
    reader.observe(all.bot[at] as Move, move);
  });
  return { known: before, rounds, ...countOf(rounds), told: bestOf(game, told, rounds) };
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

/** What came true before what did not, then what is furthest from chance. */
function bestOf(
  { size }: MatrixGame,
  told: readonly ToldRound[],
  rounds: readonly ReadRound[],
): ToldRound | undefined {
  const isTrue = ({ round, expected }: ToldRound): boolean => rounds[round - 1]?.move === expected;
  const strength = ({ evidence: { count, total } }: ToldRound): number => binomialZ(count, total, 1 / size);
  const [best] = [...told].sort(
    (a, b) => Number(isTrue(b)) - Number(isTrue(a)) || strength(b) - strength(a) || a.round - b.round,
  );
  return best;
}
