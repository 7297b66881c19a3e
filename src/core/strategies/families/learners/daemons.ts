// The family `daemons`: answers the supervisor's prediction in any matrix game.

import { saltedDraws } from "../../../random/index.ts";
import { predictorStrategy } from "../../bases/predictor-strategy.ts";
import { type Predictor, SingleMove } from "../../bases/scores.ts";
import { numberOf, type ParameterValues, type StrategyFamily } from "../../family.ts";
import { DaemonMachine, type DaemonSettings } from "./daemon-machine.ts";

/** Means as many guesses as moves. */
const SAME = "same";
const GUESSES = Array.from({ length: 9 }, (_, length) => String(length));

/** A supervisor over daemons that remember `smallest` … `largest` moves and `guesses` guesses; `context` says whose.
 * See `DaemonMachine`. Ties are broken at random (`lot`) or by taking the `first` move, which then counts as expected.
 * The published code is `smallest=2,context=machine,ties=first`. */
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
    "The electronic fortune-teller of ltwood, as described with Shannon's name at github.com/anwinged/predictor (in Russian; keywords: гадалка шеннона, чет-нечет)",
  create(seat, values) {
    const salt = seat.random.below(2 ** 32);
    return predictorStrategy(seat, predictorOf(seat.game.size, values, salt), "likeliest");
  },
};

/** A prediction that was drawn blindly has no evidence, so it has no scores. */
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
