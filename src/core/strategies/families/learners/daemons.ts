// The family `daemons`: answers the supervisor's prediction in any matrix game.

import { saltedDraws } from "../../../random/index.ts";
import { predictorStrategy } from "../../bases/predictor-strategy.ts";
import { type Predictor, SingleMove } from "../../bases/scores.ts";
import { numberOf, type ParameterValues, type StrategyFamily } from "../../family.ts";
import { DaemonMachine, type DaemonSettings } from "./daemon-machine.ts";

/** As many guesses as moves. */
const SAME = "same";
const GUESSES = Array.from({ length: 9 }, (_, length) => String(length));

/** A supervisor over daemons that remember `smallest` … `largest` moves and `guesses` guesses, `context` saying
 * whose; see `DaemonMachine`. Ties are drawn (`lot`) or take the `first` move, which is then expected: the
 * published code is `smallest=2,context=machine,ties=first`. */
export const daemons: StrategyFamily = {
  family: "daemons",
  parameters: [
    { kind: "whole", name: "largest", min: 1, max: 8, default: 6 },
    { kind: "whole", name: "smallest", min: 1, max: 8, default: 1, atMost: "largest" },
    { kind: "real", name: "eps", min: 0, max: 1, default: 0.01 },
    { kind: "choice", name: "guesses", choices: [SAME, ...GUESSES], default: SAME },
    { kind: "choice", name: "context", choices: ["own", "machine"], default: "own" },
    { kind: "choice", name: "ties", choices: ["lot", "first"], default: "lot" },
  ],
  plays: () => true,
  memoryRounds: (values) => Math.max(numberOf(values, "largest"), guessesOf(values) ?? 0),
  stepsPerRound: (values) => 2 * numberOf(values, "largest"),
  randomised: false,
  source:
    "The electronic fortune-teller of ltwood, as told with Shannon's name at github.com/anwinged/predictor (in Russian; keywords: гадалка шеннона, чет-нечет)",
  create(seat, values) {
    const salt = seat.random.below(2 ** 32);
    return predictorStrategy(seat, predictorOf(seat.game.size, values, salt), "likeliest");
  },
};

/** A prediction drawn blindly has no evidence: then there are no scores. */
function predictorOf(size: number, values: ParameterValues, salt: number): Predictor {
  const settings: DaemonSettings = {
    smallest: numberOf(values, "smallest"),
    largest: numberOf(values, "largest"),
    guesses: guessesOf(values),
    context: values.context === "machine" ? "machine" : "own",
    growth: numberOf(values, "eps"),
  };
  const isDrawn = values.ties === "lot";
  const machine = new DaemonMachine(size, settings, isDrawn ? saltedDraws(salt) : () => 0);
  const named = new SingleMove(size);
  return {
    weigh: () => (isDrawn && machine.blind ? undefined : named.of(machine.prediction)),
    bytes: () => machine.bytes,
    observe: (_own, opponent) => machine.observe(opponent),
    inside: () => machine.inside(),
  };
}

function guessesOf({ guesses }: ParameterValues): number | undefined {
  return guesses === SAME ? undefined : Number(guesses);
}
