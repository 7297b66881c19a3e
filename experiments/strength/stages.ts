// The study's stages on threads: learning before testing.

import type { PopulationData } from "../../src/core/strategies/index.ts";
import type { ClusterSum } from "../../src/lab/kit/clustered.ts";
import { type PoolOptions, runTasks } from "../../src/lab/kit/pool.ts";
import type { AttackCourse, AttackTask } from "./adversaries/attack.ts";
import type { EndlessCourse, EndlessTask } from "./adversaries/endless.ts";
import type { AccountsCount, AccountsTask } from "./adversaries/newcomers.ts";
import type { ScriptFindings, ScriptTask } from "./adversaries/scripts.ts";
import type { FullReading } from "./reading.ts";
import type { LearnTask } from "./task.ts";
import {
  attack,
  learn,
  openAccounts,
  type PlayTask,
  play,
  playEndlessly,
  type ReadTask,
  read,
  searchScripts,
} from "./task.ts";

type Stage = "learning" | "people" | "matches" | "adversaries";

export interface StageOptions extends Omit<PoolOptions, "onProgress"> {
  onProgress?(stage: Stage, done: number, total: number): void;
}

type Results<Result> = Promise<readonly (Result | undefined)[]>;

/** Runs tasks on the threads. */
export interface Stages {
  learn(tasks: readonly LearnTask[]): Results<PopulationData>;
  read(tasks: readonly ReadTask[]): Results<readonly FullReading[]>;
  play(tasks: readonly PlayTask[]): Results<ClusterSum>;
  attack(tasks: readonly AttackTask[]): Results<AttackCourse>;
  search(tasks: readonly ScriptTask[]): Results<ScriptFindings>;
  openAccounts(tasks: readonly AccountsTask[]): Results<AccountsCount>;
  playEndlessly(tasks: readonly EndlessTask[]): Results<EndlessCourse>;
}

export function stagesOn({ onProgress, ...pool }: StageOptions): Stages {
  const file = new URL("./task.ts", import.meta.url);
  const on = (stage: Stage): PoolOptions => ({
    ...pool,
    onProgress: (done, total) => onProgress?.(stage, done, total),
  });
  return {
    learn: (tasks) => runTasks(file, learn, tasks, on("learning")),
    read: (tasks) => runTasks(file, read, tasks, on("people")),
    play: (tasks) => runTasks(file, play, tasks, on("matches")),
    attack: (tasks) => runTasks(file, attack, tasks, on("adversaries")),
    search: (tasks) => runTasks(file, searchScripts, tasks, on("adversaries")),
    openAccounts: (tasks) => runTasks(file, openAccounts, tasks, on("adversaries")),
    playEndlessly: (tasks) => runTasks(file, playEndlessly, tasks, on("adversaries")),
  };
}
