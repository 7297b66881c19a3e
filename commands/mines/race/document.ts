import { z } from "zod";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import { namesAsked, type PlayerId } from "../../../src/people/index.ts";
import { challengeState } from "../../kit/challenge-state.ts";
import { gameOf, type MinesRecord, progressOf, timeOf } from "../game/document.ts";
import { DRAWN } from "../game/sealed-board.ts";

/** Time to live after the last update. */
export const RACE_KEPT_MS = 86_400_000;

const count = z.int().nonnegative();

const result = z.strictObject({ won: z.boolean(), cleared: count, timeMs: count });

const runner = z.strictObject({
  /** `platform:id`, or `platform:@name` if the id is unknown. */
  player: z.string(),
  name: z.string(),
  result: result.optional(),
});

const race = z.strictObject({
  locale: z.string(),
  rules: z.strictObject({ width: count, height: count, mines: count, start: z.enum(["safe", "opening"]) }),
  seed: z.string(),
  begin: count,
  drawn: DRAWN,
  runners: z.tuple([runner, runner]),
  challenge: challengeState,
  card: z
    .strictObject({
      place: z.string(),
      topic: z.string().optional(),
      kind: z.enum(["private", "group"]),
      message: z.string(),
    })
    .optional(),
});

export type Race = z.infer<typeof race>;
export type RaceResult = z.infer<typeof result>;

export const MINES_RACE = firstVersion<Race>("mines-race", race);

/** The caller's index among the runners; undefined for others. */
export function runnerOf(
  { runners }: Race,
  caller: PlayerId & { readonly handle?: string },
): 0 | 1 | undefined {
  const names = namesAsked(caller);
  return ([0, 1] as const).find((at) => names.includes(runners[at].player));
}

/** Whether the runners may play. */
export function isAccepted({ challenge }: Race): boolean {
  return challenge.answer === "accepted";
}

/** The result of a runner's game. */
export function resultOf(record: MinesRecord): RaceResult {
  return {
    won: record.ending === "won",
    cleared: progressOf(gameOf(record)).cleared,
    timeMs: timeOf(record) ?? 0,
  };
}

/** Records a runner's first result; undefined if there's already one. */
export function withResult(race: Race, at: 0 | 1, result: RaceResult): Race | undefined {
  if (race.runners[at].result) return undefined;
  const [first, second] = race.runners;
  return { ...race, runners: at === 0 ? [{ ...first, result }, second] : [first, { ...second, result }] };
}

/** The winner once both are done: a cleared board first, then less time, otherwise more progress. */
export function winnerOf({ runners: [first, second] }: Race): 0 | 1 | "level" | undefined {
  if (!first.result || !second.result) return undefined;
  const order = compare(first.result, second.result);
  if (order === 0) return "level";
  return order < 0 ? 0 : 1;
}

function compare(one: RaceResult, other: RaceResult): number {
  if (one.won !== other.won) return one.won ? -1 : 1;
  return one.won ? one.timeMs - other.timeMs : other.cleared - one.cleared;
}

/** The number of safe cells of the race's board. */
export function safeCells({ rules }: Pick<Race, "rules">): number {
  return rules.width * rules.height - rules.mines;
}
