// How many rounds a second the studies' agents play on one thread, beside a bare loop in the same
// run: `npm run bench -- agents`.

import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { playMatch } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy } from "../../src/core/strategies/index.ts";
import { printTable } from "./table.ts";

/** What is measured, against `opponent`, and what a plain program was once measured at. */
interface Agent {
  readonly strategy: string;
  readonly opponent: string;
  readonly game: string;
  readonly rounds: number;
  readonly reference: number;
}

const AGENTS: readonly Agent[] = [
  { strategy: "vp", opponent: "vo", game: "rpsls", rounds: 10_000_000, reference: 5e7 },
  { strategy: "mv", opponent: "vps", game: "rpsls", rounds: 4_000_000, reference: 1.5e7 },
  { strategy: "supp", opponent: "vps", game: "rpsls", rounds: 3_000_000, reference: 9e6 },
  { strategy: "mkia", opponent: "vps", game: "rpsls", rounds: 1_000_000, reference: 4.5e6 },
  { strategy: "mksu", opponent: "vps", game: "rpsls", rounds: 500_000, reference: 2e6 },
  {
    strategy: "wildcard-counters:context=12",
    opponent: "random",
    game: "rps",
    rounds: 1000,
    reference: 8000,
  },
  { strategy: "daemons", opponent: "random", game: "oddeven", rounds: 1_000_000, reference: 2e6 },
  { strategy: "daemons:largest=8", opponent: "random", game: "oddeven", rounds: 1_000_000, reference: 2e6 },
];

const REPETITIONS = 4;
const BARE_ROUNDS = 10_000_000;

export interface AgentFigure {
  readonly strategy: string;
  readonly opponent: string;
  readonly perSecond: number;
  readonly reference: number;
  readonly timesReference: number;
  readonly timesBare: number;
}

/** Measures the fastest of several matches of each agent, and prints them. */
export function benchAgents(): readonly AgentFigure[] {
  const bare = fastest(BARE_ROUNDS, bareLoop);
  const figures = AGENTS.map((agent) => figureOf(agent, bare));
  printTable(
    `Agents: rounds a second on one thread; a bare loop of always-counter does ${Math.round(bare).toLocaleString("en")}`,
    ["agent against opponent", "a second", "reference", "× reference", "× bare loop"],
    figures.map((one) => [
      `${one.strategy} · ${one.opponent}`,
      one.perSecond,
      one.reference,
      one.timesReference,
      one.timesBare,
    ]),
  );
  return figures;
}

function figureOf({ strategy, opponent, game: id, rounds, reference }: Agent, bare: number): AgentFigure {
  const game = matrixGame(id) as MatrixGame;
  const perSecond = fastest(rounds, () => {
    const a = createStrategy(opponent, { game, side: "person", random: seededRandom(1) });
    const b = createStrategy(strategy, { game, side: "bot", random: seededRandom(2) });
    playMatch({ game, a, b, rounds });
  });
  const timesReference = perSecond / reference;
  return { strategy, opponent, perSecond, reference, timesReference, timesBare: perSecond / bare };
}

/** By processor time: what else the machine does is not the agents'. */
function fastest(rounds: number, play: (rounds: number) => unknown): number {
  const seconds = Array.from({ length: REPETITIONS }, () => {
    const begun = process.cpuUsage();
    play(rounds);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  });
  return rounds / Math.min(...seconds);
}

/** Always-counter against rotation with nothing around it: two counters of each of five moves,
 * drawn by a linear congruence. */
function bareLoop(rounds: number): number {
  let [state, last, wins] = [1, 0, 0];
  for (let round = 0; round < rounds; round++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const own = (last + 3 + (state >>> 31)) % 5;
    const other = (last + 1) % 5;
    const ahead = (other - own + 5) % 5;
    if (ahead === 1 || ahead === 2) wins++;
    last = other;
  }
  return wins;
}
