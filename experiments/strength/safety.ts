// `experiment safety`: nobody who knows all but the dice is ever more than ten points ahead, at any game.

import { CATALOGUE, type MatrixGame, type Move } from "../../src/core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, LENT } from "../../src/core/strategies/index.ts";
import { textTable } from "../../src/infra/text-table.ts";
import { runTasks } from "../../src/lab/kit/pool.ts";
import { defineStudy, seed, WORKERS, whole } from "../../src/lab/kit/study.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { expectedResults } from "./expected.ts";

/** What's known of a round before its draw: by own move the bot's expected result, and what its bank holds. */
interface View {
  readonly results: Float64Array;
  readonly bank: number;
  readonly round: number;
  readonly random: RandomSource;
}

type Policy = (view: View) => Move;

const drain: Policy = ({ results }) => least(results);
const feed: Policy = ({ results }) => least(results.map((result) => -result));
/** Costs nothing. */
const wait: Policy = ({ results }) => least(results.map(Math.abs));
/** A habit that the bot learns: three rounds in four the move of the round's number. */
const habit: Policy = ({ results, round, random }) =>
  random.below(4) === 0 ? random.below(results.length) : round % results.length;

/** Feeds until the bank holds so much, drains until a tenth is left, and so on. */
function filling(food: Policy, bank: number): Policy {
  let isDraining = false;
  return (view) => {
    isDraining = isDraining ? view.bank > bank / 10 : view.bank >= bank - 1e-6;
    return (isDraining ? drain : food)(view);
  };
}

/** Feeds and drains for so many rounds in turn. */
function inTurns(food: Policy, rounds: number): Policy {
  return (view) => (Math.floor(view.round / rounds) % 2 === 0 ? food : drain)(view);
}

/** Drains where so much is at risk. */
function waiting(food: Policy, risk: number): Policy {
  return (view) => (-Math.min(...view.results) >= risk ? drain : food)(view);
}

const FOODS = { feeds: feed, waits: wait, habit } as const;

/** By name; each match needs a new one. */
export function policies(): ReadonlyMap<string, Policy> {
  const named = Object.entries(FOODS).flatMap(([name, food]): [string, Policy][] => [
    ...[1, 4, 10, 20].map((bank): [string, Policy] => [`${name} to ${bank}`, filling(food, bank)]),
    ...[1, 3, 10, 100].map((rounds): [string, Policy] => [
      `${name}, ${rounds} in turn`,
      inTurns(food, rounds),
    ]),
    ...[0.1, 0.5].map((risk): [string, Policy] => [`${name} below ${risk}`, waiting(food, risk)]),
  ]);
  return new Map([
    ["drains", drain],
    ["random", ({ results, random }) => random.below(results.length)],
    ...named,
  ]);
}

export interface AttackTask {
  readonly game: string;
  readonly policy: string;
  readonly rounds: number;
  /** Forgets what it learned so often, and keeps its account; 0 for never. */
  readonly resets: number;
  readonly seed: number;
}

/** The adversary's wins minus losses, as expected before each draw. */
export interface Attack extends AttackTask {
  /** The largest lead at any moment. */
  readonly most: number;
  /** After all rounds. */
  readonly last: number;
  /** How far bank and reserve were ever from ten points plus all that was expected to be won. */
  readonly gap: number;
}

/** Deterministic. */
export function attack(task: AttackTask): Attack {
  const game = gameOf(task.game);
  const policy = policies().get(task.policy) as Policy;
  const randomOf = (role: string) =>
    seededRandom(deriveSeed(seedBytes(task.seed), "safety", role, game.id, task.policy, task.resets));
  const [dice, random] = [randomOf("dice"), randomOf("adversary")];
  let judged = newcomer(game, dice);
  let [lead, most, gap] = [0, 0, 0];
  for (let round = 0; round < task.rounds; round++) {
    if (task.resets > 0 && round % task.resets === 0) {
      const { account } = judged.bank;
      judged = newcomer(game, dice);
      judged.bank.account = account;
    }
    const own = judged.choose();
    const results = expectedResults(game, judged, own);
    const move = policy({ results, bank: judged.bank.account.bank, round, random });
    lead -= results[move] as number;
    most = Math.max(most, lead);
    judged.observe(own, move);
    const { bank, reserve } = judged.bank.account;
    gap = Math.max(gap, Math.abs(bank + reserve - (LENT - lead)));
  }
  return { ...task, most, last: lead, gap };
}

function newcomer(game: MatrixGame, random: RandomSource) {
  const strategy = createStrategy("fortune-teller", { game, side: "bot", random });
  const { bank } = strategy;
  if (!bank) throw new TypeError("the fortune-teller has no bank");
  return Object.assign(strategy, { bank });
}

function least(values: Float64Array): number {
  return values.indexOf(Math.min(...values));
}

/** Rounding in sums of many rounds. */
const ALMOST = 1e-6;

export const safety = defineStudy({
  id: "safety",
  about: `whether anyone who knows all but the dice is ever more than ${LENT} points ahead`,
  parameters: {
    rounds: whole("rounds of each attack", 1, 1_000_000, "10000"),
    seed: seed("everything drawn"),
    workers: WORKERS,
  },
  unit: "attacks",
  async run({ rounds, seed, workers }, onProgress) {
    const tasks = CATALOGUE.flatMap(({ id: game }) => [
      ...[...policies().keys()].map((policy) => ({ game, policy, rounds, resets: 0, seed })),
      ...[1, 50].map((resets) => ({ game, policy: "drains", rounds, resets, seed })),
    ]);
    const attacks = await runTasks(new URL(import.meta.url), attack, tasks, { workers, onProgress });
    const holds = attacks.every(({ most, gap }) => most <= LENT + ALMOST && gap <= ALMOST);
    if (!holds) process.exitCode = 1;
    return { attacks, holds };
  },
  text: ({ attacks, holds }) =>
    [
      textTable([
        ["points ahead", "at most", "at last"],
        ...attacks.map(({ game, policy, resets, most, last }) => [
          `${game}: ${policy}${resets > 0 ? `, forgotten every ${resets}` : ""}`,
          most.toFixed(3),
          last.toFixed(3),
        ]),
      ]),
      `${holds ? "nobody was" : "somebody was"} ever more than ${LENT} points ahead\n`,
    ].join(""),
  json: (found) => found,
});
