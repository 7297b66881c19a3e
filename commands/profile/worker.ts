// Computes profiles and comparisons in a thread, because a few thousand rounds take seconds.

import { patience } from "../../src/infra/deadline.ts";
import { Threads } from "../../src/infra/threads.ts";
import type { Services } from "../kit/services.ts";
import type * as answers from "./answers.ts";

const JOBS = new URL("./answers.ts", import.meta.url);
const IDLE_MS = 120_000;
/** 10,000 rounds on both sides take less than three seconds; a loaded machine may need longer. */
const LIMIT_MS = patience(20_000);

export type ProfileWorker = Threads<typeof answers>;

/** The services that the profile commands use. */
export interface ProfileServices extends Services {
  readonly profileWorker: ProfileWorker;
}

export function openProfileWorker(): ProfileWorker {
  return new Threads(JOBS, { queue: "thread", idleMs: IDLE_MS, limitMs: LIMIT_MS });
}
