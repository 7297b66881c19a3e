// Families that count the opponent's moves: by recent moves (`markov`), or overall (`frequency`).

import { REPLIES, type Reply } from "../../bases/predictor-strategy.ts";
import { orderParameter, SIDE_PARAMETER, STUDY_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import { numberOf, type Parameter } from "../../family.ts";
import { MarkovTable } from "./markov-table.ts";

const DECAY: Parameter = { kind: "real", name: "decay", min: 0.5, max: 1, default: 1 };
const REPLY: Parameter = { kind: "choice", name: "reply", choices: REPLIES, default: "likeliest" };

/** A Markov chain over the last `order` moves of `side`. `study` follows the thesis, whose spoiling experiment sets
 * `boost` to 0.1 for scissors. */
export const markov = tableFamily(
  {
    family: "markov",
    aliases: ["mv"],
    parameters: [
      orderParameter(3),
      SIDE_PARAMETER,
      DECAY,
      REPLY,
      STUDY_PARAMETER,
      { kind: "real", name: "boost", min: 0, max: 1, default: 0 },
    ],
    steps: 1,
    randomised: true,
    source:
      "C. E. Shannon, A mathematical theory of communication (1948), for the chain; a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020), sections 3.2 and 4.3.1, for the player",
  },
  (seat, settings, values) =>
    new MarkovTable(seat, settings, {
      decay: numberOf(values, "decay"),
      reply: replyOf(values.reply),
      study: values.study === "true",
      boost: numberOf(values, "boost"),
    }),
);

/** Counters the opponent's most frequent move; called *beat frequent pick* in competitions. */
export const frequency = tableFamily(
  {
    family: "frequency",
    aliases: ["beat-frequent-pick"],
    parameters: [DECAY, REPLY],
    steps: 1,
    randomised: true,
    source:
      "S. E. Valdez, G. P. Siddayao and P. L. Fernandez, The effectiveness of using a modified beat frequent pick algorithm, IJIET 5 (2015); D. Billings, ICGA Journal 23 (2000)",
  },
  (seat, settings, values) =>
    new MarkovTable(seat, settings, {
      decay: numberOf(values, "decay"),
      reply: replyOf(values.reply),
      study: false,
      boost: 0,
    }),
);

function replyOf(value: number | string | undefined): Reply {
  return value === "value" ? "value" : "likeliest";
}
