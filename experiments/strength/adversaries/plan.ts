// Which adversaries attack which targets and for how long, as tasks for the threads.

import { CATALOGUE, type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { modelLifetimeOf, parseStrategy, readsOpponent } from "../../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../../src/lab/kit/task-values.ts";
import { habitualMoves } from "../../gauges.ts";
import { gauntletOf } from "../contests.ts";
import { variantOf } from "../programs-study.ts";
import type { Stages } from "../stages.ts";
import type { Pupil } from "../subject.ts";
import type { Attack, AttackCourse, AttackTask } from "./attack.ts";
import { type EndlessCourse, type EndlessTask, SCHEMES } from "./endless.ts";
import type { AccountsCount, AccountsTask, Farm } from "./newcomers.ts";
import { BANKED, NOVICE, USUAL } from "./person.ts";
import { BANKS, DRAIN, FEEDERS, type Policy } from "./policies.ts";
import type { ScriptFindings, ScriptTask } from "./scripts.ts";

export interface AdversaryQuestion {
  readonly game: MatrixGame;
  readonly seed: number;
  /** Matches per adversary; 0 leaves all adversaries out. */
  readonly adversaries: number;
  /** Rounds of their longest matches. */
  readonly adversaryRounds: number;
}

type Purpose = "knowing" | "feeding" | "banks" | "turning" | "learners";

export interface AttackOutcome {
  readonly purpose: Purpose;
  readonly attack: Attack;
  /** One per match played. */
  readonly courses: readonly AttackCourse[];
}

export interface ScriptOutcome {
  readonly strategy: string;
  readonly found: ScriptFindings;
}

/** Accounts that play the same way. */
export interface AccountsOutcome {
  /** The game in which they're ranked. */
  readonly game: string;
  readonly isKnowing: boolean;
  readonly farm?: Farm | undefined;
  readonly counts: readonly AccountsCount[];
}

export interface AdversaryOutcomes {
  readonly attacks: readonly AttackOutcome[];
  readonly scripts: readonly ScriptOutcome[];
  readonly accounts: readonly AccountsOutcome[];
  readonly endless: readonly EndlessCourse[];
}

interface Planned {
  readonly purpose: Purpose;
  readonly attack: Attack;
  readonly matches: number;
}

/** What the adversaries attack: a strategy at a game. */
interface Target {
  readonly strategy: string;
  readonly game: string;
}

const KNOWING_ROUNDS = 100_000;
const AHEAD_ROUNDS = 30;
const LEARNER_ROUNDS = 10_000;
const FEEDING_ROUNDS = 500;
const BANK_ROUNDS = 300;
const HABIT_ROUNDS = 300;
const TURNED_ROUNDS = 700;
const TURNING_PEOPLE = 8;
const SCRIPT_SIZE_MAX = 3;
const SCRIPT_ROUNDS = 9;
/** Per match of an adversary: draws for searching a script and for evaluating it, and new accounts. */
const DRAWS = 24;
const FRESH_DRAWS = 200;
const ACCOUNTS = 200;
const ACCOUNTS_A_FARM = 10;
/** For accounts that want to be ranked. */
export const DECIDED_ROUNDS = 100;
const ACCOUNTS_A_TASK = 50;
const TRICKS: readonly Farm["trick"][] = ["none", "reset", "link", "next week"];

/** Plays everything; unfinished parts are left out. Plays nothing for strategies that don't claim to be safe against
 * those who know them, except for a fortune-teller without its bank. */
export async function studyAdversaries(
  pupil: Pupil,
  question: AdversaryQuestion,
  people: readonly RecordedPerson[],
  stages: Stages,
): Promise<AdversaryOutcomes> {
  if (question.adversaries === 0 || !(pupil.isTaught || isBanked(pupil.strategy)))
    return { attacks: [], scripts: [], accounts: [], endless: [] };
  const attacks = await playAttacks(attacksOf(pupil, question, people), question.seed, stages);
  return {
    attacks,
    scripts: await playScripts(pupil, question, stages),
    accounts: await playAccounts(pupil, question, stages),
    endless: await playEndless(pupil, question, stages),
  };
}

function isBanked(strategy: string): boolean {
  const { family, values } = parseStrategy(strategy);
  return family.isBanked?.(values) ?? false;
}

async function playAttacks(
  planned: readonly Planned[],
  seed: number,
  stages: Stages,
): Promise<readonly AttackOutcome[]> {
  const tasks = planned.flatMap(({ attack, matches }) =>
    Array.from({ length: matches }, (_, match): AttackTask => ({ attack, match, seed })),
  );
  const courses = await stages.attack(tasks);
  let end = 0;
  const outcomes = planned.map(({ purpose, attack, matches }) => {
    end += matches;
    return { purpose, attack, courses: courses.slice(end - matches, end).filter((one) => one !== undefined) };
  });
  return outcomes.filter((outcome) => outcome.courses.length > 0);
}

/** Longest first, so that no thread has to wait for one at the end. */
function attacksOf(
  pupil: Pupil,
  question: AdversaryQuestion,
  people: readonly RecordedPerson[],
): readonly Planned[] {
  const { game, adversaries: matches, adversaryRounds } = question;
  const most = (rounds: number): number => Math.min(adversaryRounds, rounds);
  const judged: Target = { strategy: pupil.strategy, game: game.id };
  const learners = gauntletOf(game).filter(readsOpponent);
  const few = Math.max(1, Math.floor(matches / 2));
  const against = (
    target: Target,
    purpose: Purpose,
    rounds: number,
    policies: readonly Policy[],
    plays = matches,
  ): Planned[] =>
    policies.map((policy) => ({
      purpose,
      attack: { ...target, policy, rounds: most(rounds) },
      matches: plays,
    }));
  return [
    ...against(judged, "learners", LEARNER_ROUNDS, learners.map(learner), few),
    ...targetsOf(pupil, game).flatMap((target) => [
      ...against(target, "knowing", KNOWING_ROUNDS, [DRAIN]),
      ...against(target, "knowing", AHEAD_ROUNDS, [{ kind: "drain", ahead: true }]),
      ...against(target, "feeding", FEEDING_ROUNDS, FEEDERS, few),
    ]),
    ...against(judged, "turning", HABIT_ROUNDS + TURNED_ROUNDS, turners(question, people), 1),
    ...BANKS.map((bank): Planned => {
      const attack = { ...judged, policy: DRAIN, rounds: most(BANK_ROUNDS), bank };
      return { purpose: "banks", attack, matches };
    }),
  ];
}

function learner(strategy: string): Policy {
  return { kind: "learner", strategy };
}

/** The judged strategy at all games; for the default one, also its siblings and itself without its bank. */
function targetsOf({ strategy, parts }: Pupil, game: MatrixGame): readonly Target[] {
  const { family } = parseStrategy(strategy);
  const games = CATALOGUE.map(({ id }) => id).filter((id) => family.plays(matrixGame(id) ?? game));
  const others = parts.includes("bank") ? ["mirror", NOVICE, variantOf(strategy, "bank")] : [];
  return [
    { strategy, game: game.id },
    ...games.filter((id) => id !== game.id).map((id) => ({ strategy, game: id })),
    ...others.map((other) => ({ strategy: other, game: game.id })),
  ];
}

/** Players who switch to knowing everything: recorded people, otherwise made-up ones. */
function turners({ game, seed }: AdversaryQuestion, people: readonly RecordedPerson[]): readonly Policy[] {
  const recorded = (game.id === "rps" ? people : []).slice(0, TURNING_PEOPLE);
  const habits = Array.from({ length: TURNING_PEOPLE }, (_, index) => {
    const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "turner", index));
    return { name: `habits ${index + 1}`, moves: habitualMoves(game.size, HABIT_ROUNDS, random) };
  });
  const all =
    recorded.length > 0
      ? recorded.map(({ player, rounds }) => ({ name: player, moves: rounds.person }))
      : habits;
  return all.map(({ name, moves }) => ({
    kind: "moves",
    moves: [...moves.subarray(0, HABIT_ROUNDS)],
    name: `${name}, who turns`,
  }));
}

async function playScripts(
  pupil: Pupil,
  { game, seed, adversaries }: AdversaryQuestion,
  stages: Stages,
): Promise<readonly ScriptOutcome[]> {
  if (game.size > SCRIPT_SIZE_MAX || !pupil.isTaught) return [];
  const strategies = [
    pupil.strategy,
    ...(pupil.parts.includes("bank") ? [NOVICE, variantOf(pupil.strategy, "bank")] : []),
  ];
  const tasks = strategies.map(
    (strategy): ScriptTask => ({
      game: game.id,
      strategy,
      seed,
      rounds: SCRIPT_ROUNDS,
      draws: DRAWS * adversaries,
      freshDraws: FRESH_DRAWS * adversaries,
    }),
  );
  const found = await stages.search(tasks);
  return strategies.flatMap((strategy, index) => {
    const one = found[index];
    return one ? [{ strategy, found: one }] : [];
  });
}

async function playAccounts(
  pupil: Pupil,
  { game, seed, adversaries, adversaryRounds }: AdversaryQuestion,
  stages: Stages,
): Promise<readonly AccountsOutcome[]> {
  const { strategy } = pupil;
  const newcomers = [true, false].map((isKnowing) => ({ game: game.id, isKnowing, farm: undefined }));
  const isFarmed = strategy === USUAL && adversaryRounds >= DECIDED_ROUNDS;
  const groups = [...newcomers, ...(isFarmed ? farms() : [])];
  const tasks = groups.flatMap((group) => {
    const accounts = (group.farm ? ACCOUNTS_A_FARM : ACCOUNTS) * adversaries;
    return Array.from({ length: Math.ceil(accounts / ACCOUNTS_A_TASK) }, (_, index) => {
      const from = index * ACCOUNTS_A_TASK;
      const task: AccountsTask = {
        ...group,
        strategy,
        from,
        accounts: Math.min(ACCOUNTS_A_TASK, accounts - from),
        decided: DECIDED_ROUNDS,
        seed,
      };
      return { group, task };
    });
  });
  const counts = await stages.openAccounts(tasks.map(({ task }) => task));
  return groups.map((group) => ({
    ...group,
    counts: counts.filter((count, index) => count !== undefined && tasks[index]?.group === group),
  })) as readonly AccountsOutcome[];
}

/** All ways of filling the bank at one game, against one opponent, and draining it where it's ranked. */
export function farms(): readonly Pick<AccountsTask, "game" | "isKnowing" | "farm">[] {
  const games = CATALOGUE.map(({ id }) => id);
  const feeds = games.flatMap((game) =>
    BANKED.flatMap((opponent) =>
      (isReader(opponent) ? [false, true] : [false]).map((isFrozen) => ({ game, opponent, isFrozen })),
    ),
  );
  return games.flatMap((game) =>
    feeds.flatMap((feed) => TRICKS.map((trick) => ({ game, isKnowing: true, farm: { feed, trick } }))),
  );
}

/** Whether its model can be frozen. */
function isReader(opponent: string): boolean {
  return modelLifetimeOf(opponent) === "life";
}

async function playEndless(
  { strategy }: Pupil,
  { seed, adversaries, adversaryRounds }: AdversaryQuestion,
  stages: Stages,
): Promise<readonly EndlessCourse[]> {
  if (strategy !== USUAL) return [];
  const rounds = Math.min(adversaryRounds, KNOWING_ROUNDS);
  const tasks = SCHEMES.flatMap((scheme) =>
    Array.from({ length: adversaries }, (_, match): EndlessTask => ({ scheme, rounds, match, seed })),
  );
  return (await stages.playEndlessly(tasks)).filter((course) => course !== undefined);
}
