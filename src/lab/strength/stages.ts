// The study's stages on threads: learning before testing.

import type { PopulationData } from "../../core/strategies/index.ts";
import type { ClusterSum } from "../clustered.ts";
import { type PoolOptions, runTasks } from "../pool.ts";
import type { Reading } from "./reading.ts";
import { type LearnTask, learn, type PlayTask, play, type ReadTask, read } from "./task.ts";

type Stage = "learning" | "people" | "matches";

export interface StageOptions extends Omit<PoolOptions, "onProgress"> {
  onProgress?(stage: Stage, done: number, total: number): void;
}

type Results<Result> = Promise<readonly (Result | undefined)[]>;

/** Tasks that run on the threads. */
export interface Stages {
  learn(tasks: readonly LearnTask[]): Results<PopulationData>;
  read(tasks: readonly ReadTask[]): Results<readonly Reading[]>;
  play(tasks: readonly PlayTask[]): Results<ClusterSum>;
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
  };
}
