// Validates answers from threads, processes and workers that play other people's code: numbers and texts within bounds.
// Anything else counts as no answer, so none of it reaches a document.

import { z } from "zod";
import { matrixGame } from "../../core/games/index.ts";
import { type MatchOutcome, noResultOutcome } from "../match/task.ts";
import { FILE_BYTES_MAX } from "./limits.ts";
import type { Answered, Answers, Order } from "./orders.ts";

/** In characters; the longest reason lists a large game's moves. */
const REASON_MAX = 4_000;
/** Limit for the reason why a process gave way, which libraries word. */
const GAVE_WAY_MAX = 300;
const count = z.int().min(0);
const reason = z.string().max(REASON_MAX);
/** A file can't have more lines than bytes. */
const place = z
  .int()
  .min(1)
  .max(FILE_BYTES_MAX + 1);
const failure = {
  kind: z.enum(["crashed", "stalled", "illegal", "exhausted"]),
  reason,
  at: z.object({ line: place, column: place }).optional(),
};
const side = z.enum(["a", "b"]);
const noResult = z.object({ why: z.enum(["guard", "withdrawn"]), by: side.optional(), reason });

/** What of a match may be stored. */
const OUTCOME = z.object({
  tally: z.object({ wins: count, losses: count, draws: count }),
  forfeits: z.array(z.object({ by: side, ...failure, round: count })).max(2),
  noResult: noResult.optional(),
});

const UNBELIEVABLE = "the result couldn't be read";

/** The outcome unchanged; a void one if it isn't valid. */
export function believedOutcome(outcome: MatchOutcome): MatchOutcome {
  return OUTCOME.safeParse(outcome).success
    ? outcome
    : noResultOutcome({ why: "guard", reason: UNBELIEVABLE });
}

const broken = z.object({ broken: z.object(failure) });
const range = z.object({
  name: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  default: z.number().optional(),
  kind: z.string().optional(),
});
const inspected = z.union([
  z.object({
    source: z.string().max(FILE_BYTES_MAX),
    games: z.array(z.string()).optional(),
    parameters: z.array(range).optional(),
  }),
  z.object({ problem: reason, at: failure.at }),
]);

type GaveWay = Extract<Answered, { gaveWay: unknown }>["gaveWay"];
type Believed = { readonly answer: Answers[Order["kind"]] } | { readonly gaveWay: GaveWay };

const answered = z.object({ answer: z.unknown() });
const gaveWay = z.object({ gaveWay: z.object({ by: side.optional(), reason: z.string() }) });

/** A child process's answer to an order; if it can't be parsed, the process counts as having given way. */
export function believed(order: Order, said: unknown): Believed {
  const { data } = answered.safeParse(said);
  if (data && isAnswerTo(order, data.answer)) return { answer: data.answer };
  const { by, reason: why = UNBELIEVABLE } = gaveWay.safeParse(said).data?.gaveWay ?? {};
  return { gaveWay: { reason: why.slice(0, GAVE_WAY_MAX).toWellFormed(), ...(by && { by }) } };
}

function isAnswerTo(order: Order, answer: unknown): answer is Answers[Order["kind"]] {
  if (order.kind === "match") return isOutcomeOf(order.task.rounds, answer);
  if (order.kind === "board")
    return z.union([z.object({ won: z.boolean() }), broken, z.object({ noResult })]).safeParse(answer)
      .success;
  if (order.kind === "inspect") return inspected.safeParse(answer).success;
  const size = matrixGame(order.game)?.size ?? 0;
  const move = z.object({ move: count.max(size - 1) });
  return z.union([move, broken, z.object({ noResult })]).safeParse(answer).success;
}

function isOutcomeOf(rounds: number, answer: unknown): boolean {
  const { data } = OUTCOME.safeParse(answer);
  return data !== undefined && data.tally.wins + data.tally.losses + data.tally.draws <= rounds;
}
