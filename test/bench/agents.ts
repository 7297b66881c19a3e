// How long a round of each agent takes on one thread: `npm run bench -- agents`.

import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy } from "../../src/core/strategies/index.ts";
import { median } from "./figures.ts";
import { printTable } from "./table.ts";

const REPETITIONS = 7;

const AGENTS: readonly (readonly [spec: string, gameId: string, rounds: number])[] = [
  ["random", "rpsls", 2_000_000],
  ["always-counter", "rpsls", 2_000_000],
  ["frequency", "rpsls", 1_000_000],
  ["markov", "rpsls", 1_000_000],
  ["mupn", "rpsls", 1_000_000],
  ["supp", "rpsls", 1_000_000],
  ["mkia", "rpsls", 500_000],
  ["mksu", "rpsls", 500_000],
  ["daemons", "oddeven", 200_000],
  ["daemons:largest=8", "oddeven", 200_000],
  ["shannon", "oddeven", 1_000_000],
  ["seer", "oddeven", 1_000_000],
  ["vote", "rps", 200_000],
  ["experts", "rps", 200_000],
  ["mixing", "rps", 200_000],
  ["ppm", "rps", 200_000],
  ["context-tree", "rps", 200_000],
  ["naive-bayes", "rps", 200_000],
  ["history-match", "rps", 5_000],
  ["second-guess", "rps", 5_000],
  ["iocaine", "rps", 5_000],
  ["wildcard", "rps", 5_000],
  ["wildcard-counters", "rps", 50_000],
  ["wildcard-counters:context=12", "rps", 1_000],
];

/** Prints medians of processor time. */
export function benchAgents(): void {
  const figures = AGENTS.map(([agent, game, rounds]) => {
    const times = Array.from({ length: REPETITIONS }, () => nanosecondsOf(agent, game, rounds));
    return { agent, game, rounds, ns: median(times) };
  });
  const random = figures[0]?.ns ?? Number.NaN;
  printTable(
    "Agents: nanoseconds of one thread for a round",
    ["agent", "rounds", "a round, ns", "a second", "× random"],
    figures.map(({ agent, game, rounds, ns }) => [`${agent} · ${game}`, rounds, ns, 1e9 / ns, ns / random]),
  );
}

/** Uses this thread's processor time, which excludes other load and the JIT compiler. Half of the opponent's moves
 * follow from its last two, half are random. */
function nanosecondsOf(spec: string, gameId: string, rounds: number): number {
  const game = matrixGame(gameId) as MatrixGame;
  const random = seededRandom(1);
  const agent = createStrategy(spec, { game, side: "bot", random: seededRandom(2) });
  let [last, beforeLast] = [0, 0];
  const begun = process.threadCpuUsage();
  for (let round = 0; round < rounds; round++) {
    const move = random.below(2) === 0 ? (2 * last + beforeLast + 1) % game.size : random.below(game.size);
    [last, beforeLast] = [move, last];
    agent.observe(agent.choose(), move);
  }
  const { user, system } = process.threadCpuUsage(begun);
  return ((user + system) * 1000) / rounds;
}
