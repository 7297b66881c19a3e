// A thread that builds models of players, so that nobody waits while one comes back after a long time.

import { parentPort } from "node:worker_threads";
import type { FortuneTellerState } from "../strategies/index.ts";
import { buildMind, type Material } from "./building.ts";

/** What the thread answers to a material. */
export interface Built {
  readonly number: number;
  readonly state: FortuneTellerState;
}

/** A model that is only built draws nothing. */
const NO_DICE = { below: () => 0, unit: () => 0 };

parentPort?.on("message", ({ number, material }: { number: number; material: Material }) => {
  const built: Built = { number, state: buildMind(material, NO_DICE).state() };
  parentPort?.postMessage(built);
});
