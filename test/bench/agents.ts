// How long a round of each agent takes on one thread, beside a plain loop of its own in the same run
// that plays the same moves: `npm run bench -- agents`.

import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy } from "../../src/core/strategies/index.ts";
import { median } from "./figures.ts";
import { floorMatch } from "./floors/floor.ts";
import { FLOORS, type Floored } from "./floors/index.ts";
import { tapeOf } from "./floors/tape.ts";
import { printTable } from "./table.ts";

const REPETITIONS = 7;
const TAPE_SEED = 1;
const SEED = 2;

export interface AgentFigure {
  readonly agent: string;
  readonly game: string;
  readonly rounds: number;
  /** Of processor time; medians. */
  readonly nanosecondsARound: number;
  readonly floorNanosecondsARound: number;
  readonly timesFloor: number;
}

/** Measures each agent and its floor by turns, and prints them. */
export function benchAgents(): readonly AgentFigure[] {
  const figures = FLOORS.map(figureOf);
  printTable(
    "Agents: nanoseconds of one thread for a round, beside a plain loop that plays the same moves",
    ["agent", "rounds", "a round, ns", "a second", "floor, ns", "× floor"],
    figures.map((one) => [
      `${one.agent} · ${one.game}`,
      one.rounds,
      one.nanosecondsARound,
      1e9 / one.nanosecondsARound,
      one.floorNanosecondsARound,
      one.timesFloor,
    ]),
  );
  return figures;
}

/** The agent's moves against the tape. */
export function playAgent({ spec, gameId }: Floored, tape: Uint8Array, seed: number): Uint8Array {
  const game = matrixGame(gameId) as MatrixGame;
  const agent = createStrategy(spec, { game, side: "bot", random: seededRandom(seed) });
  const moves = new Uint8Array(tape.length);
  for (let round = 0; round < tape.length; round++) {
    const move = agent.choose();
    moves[round] = move;
    agent.observe(move, tape[round] as number);
  }
  return moves;
}

/** Its floor's. */
export function playFloor({ gameId, floor }: Floored, tape: Uint8Array, seed: number): Uint8Array {
  const match = floorMatch(matrixGame(gameId) as MatrixGame, tape, seed);
  floor(match);
  return match.moves;
}

function requireSameMoves(one: Floored): void {
  const tape = tapeFor(one);
  const floor = playFloor(one, tape, SEED);
  const round = playAgent(one, tape, SEED).findIndex((move, at) => move !== floor[at]);
  if (round >= 0) throw new Error(`${one.spec} and its floor play differently in round ${round + 1}`);
}

function figureOf(one: Floored): AgentFigure {
  requireSameMoves(one);
  const tape = tapeFor(one);
  const agent: number[] = [];
  const floor: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    agent.push(nanosecondsOf(() => playAgent(one, tape, SEED)) / one.rounds);
    floor.push(nanosecondsOf(() => playFloor(one, tape, SEED)) / one.rounds);
  }
  return {
    agent: one.spec,
    game: one.gameId,
    rounds: one.rounds,
    nanosecondsARound: median(agent),
    floorNanosecondsARound: median(floor),
    timesFloor: median(agent.map((nanoseconds, index) => nanoseconds / (floor[index] as number))),
  };
}

function tapeFor({ gameId, rounds }: Floored): Uint8Array {
  return tapeOf((matrixGame(gameId) as MatrixGame).size, rounds, TAPE_SEED);
}

/** By this thread's processor time: what else the machine does, and what compiles code, is not the
 * agents'. */
function nanosecondsOf(play: () => unknown): number {
  const begun = process.threadCpuUsage();
  play();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) * 1000;
}
