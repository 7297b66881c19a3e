// The family `daemons`: answers the supervisor's prediction in any matrix game.

import { saltedDraws } from "../../../random/index.ts";
import { predictorStrategy, restoredStrategy } from "../../bases/predictor-strategy.ts";
import { type Predictor, SingleMove } from "../../bases/scores.ts";
import { numberOf, type ParameterValues, type StrategyFamily } from "../../family.ts";
import { SnapshotProblem } from "../../problem.ts";
import type { Strategy } from "../../strategy.ts";
import { DaemonMachine } from "./daemon-machine.ts";

const SALT_BYTES = 4;

/** A supervisor over daemons; see `DaemonMachine`. Its snapshot is the salt, then the history. */
export const daemons: StrategyFamily = {
  family: "daemons",
  parameters: [
    { kind: "whole", name: "largest", min: 2, max: 8, default: 6 },
    { kind: "whole", name: "smallest", min: 1, max: 2, default: 1 },
    { kind: "real", name: "eps", min: 0, max: 1, default: 0.01 },
  ],
  plays: () => true,
  memoryRounds: (values) => numberOf(values, "largest"),
  stepsPerRound: (values) => 2 * numberOf(values, "largest"),
  randomised: false,
  source:
    "The electronic fortune-teller of ltwood, as told with Shannon's name at github.com/anwinged/predictor (in Russian; keywords: гадалка шеннона, чет-нечет)",
  create(seat, values) {
    const salt = seat.random.below(2 ** 32);
    return salted(salt, predictorStrategy(seat, predictorOf(seat.game.size, values, salt), "likeliest"));
  },
  restore(seat, values, snapshot) {
    if (snapshot.length < SALT_BYTES) throw new SnapshotProblem("not a snapshot of daemons");
    const salt = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(0);
    const predictor = predictorOf(seat.game.size, values, salt);
    return salted(salt, restoredStrategy(seat, predictor, "likeliest", snapshot.subarray(SALT_BYTES)));
  },
};

/** A blind prediction has no evidence: then there are no scores. */
function predictorOf(size: number, values: ParameterValues, salt: number): Predictor {
  const settings = {
    smallest: numberOf(values, "smallest"),
    largest: numberOf(values, "largest"),
    growth: numberOf(values, "eps"),
  };
  const machine = new DaemonMachine(size, settings, saltedDraws(salt));
  const named = new SingleMove(size);
  return {
    weigh: () => (machine.blind ? undefined : named.of(machine.prediction)),
    bytes: () => machine.bytes,
    observe: (_own, opponent) => machine.observe(opponent),
  };
}

function salted(salt: number, strategy: Strategy): Strategy {
  return {
    ...strategy,
    snapshot() {
      const rounds = strategy.snapshot();
      const bytes = new Uint8Array(SALT_BYTES + rounds.length);
      new DataView(bytes.buffer).setUint32(0, salt);
      bytes.set(rounds, SALT_BYTES);
      return bytes;
    },
  };
}
