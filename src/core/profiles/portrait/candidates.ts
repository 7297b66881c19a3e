// The lines that a search chooses from, laid out over a history.

import type { Move, Result, Rounds } from "../../games/index.ts";
import { holds, moveOf } from "./holds.ts";
import type { Condition, SaidMove, SimpleCondition, Step } from "./portrait.ts";

/** A line without its figures. */
export interface Rule {
  readonly condition: Condition | undefined;
  readonly move: SaidMove;
}

const MOVES: readonly Move[] = [0, 1, 2];
const LAST_TWO = [1, 2] as const;
const STEPS: readonly Step[] = [0, 1, 2];
const RESULTS: readonly Result[] = [1, 0, -1];

/** All moves that a line can name. */
export const SAID: readonly SaidMove[] = [
  ...MOVES.map((move): SaidMove => ({ kind: "move", move })),
  ...STEPS.map((step): SaidMove => ({ kind: "own", step })),
  ...STEPS.map((step): SaidMove => ({ kind: "bot", step })),
  ...LAST_TWO.map((ago): SaidMove => ({ kind: "again", from: "own", ago })),
  ...LAST_TWO.map((ago): SaidMove => ({ kind: "again", from: "bot", ago })),
  ...([1, 2, 3] as const).map((rounds): SaidMove => ({ kind: "as-before", rounds })),
];

/** Each of these has three values, of which one holds. */
const FACTS: readonly (readonly SimpleCondition[])[] = [
  ...LAST_TWO.map((ago) => RESULTS.map((result): SimpleCondition => ({ kind: "result", result, ago }))),
  ...LAST_TWO.map((ago) => MOVES.map((move): SimpleCondition => ({ kind: "own", move, ago }))),
  ...LAST_TWO.map((ago) => MOVES.map((move): SimpleCondition => ({ kind: "bot", move, ago }))),
  STEPS.map((step): SimpleCondition => ({ kind: "own-step", step })),
  STEPS.map((step): SimpleCondition => ({ kind: "bot-step", step })),
];

/** All conditions that are tried; undefined is the default's. */
export const CONDITIONS: readonly (Condition | undefined)[] = [
  undefined,
  ...FACTS.flat(),
  ...FACTS.flatMap((some, at) =>
    FACTS.slice(at + 1).flatMap((others) =>
      some.flatMap((first) => others.map((second): Condition => ({ kind: "both", first, second }))),
    ),
  ),
  ...[2, 3, 4].map((rounds): Condition => ({ kind: "same-move", rounds })),
  ...[2, 3, 4].flatMap((rounds) =>
    RESULTS.map((result): Condition => ({ kind: "same-result", result, rounds })),
  ),
  ...[2, 3, 4, 6, 8].flatMap((rounds) => MOVES.map((move): Condition => ({ kind: "since", move, rounds }))),
  ...[5, 10, 20].flatMap((rounds) =>
    MOVES.flatMap((move) =>
      (["least", "most"] as const).map((often): Condition => ({ kind: "count", move, often, rounds })),
    ),
  ),
];

/** A candidate: the indexes of its condition and its move. */
export interface Place {
  readonly condition: number;
  readonly said: number;
}

/** All candidates. */
export const PLACES: readonly Place[] = CONDITIONS.flatMap((_condition, condition) =>
  SAID.map((_said, said) => ({ condition, said })),
);

const PLACE_OF = new Map(PLACES.map((place) => [JSON.stringify(ruleAt(place)), place]));

/** The line at a place. */
export function ruleAt({ condition, said }: Place): Rule {
  return { condition: CONDITIONS[condition], move: SAID[said] as SaidMove };
}

/** The place of a line. @throws RangeError if it isn't a candidate. */
export function placeOf({ condition, move }: Rule): Place {
  const place = PLACE_OF.get(JSON.stringify({ condition, move }));
  if (!place) throw new RangeError("not a line that portraits have");
  return place;
}

/** Where the conditions hold in a history's first rounds, and what the moves mean there. */
export interface Layout {
  readonly rounds: number;
  /** By condition, the rounds before which it holds. */
  readonly held: readonly Uint32Array[];
  /** By said move and round, the move; -1 if there's none yet. */
  readonly meant: readonly Int8Array[];
}

/** Lays out all candidates over the first `end` rounds. */
export function layOut(rounds: Rounds, end = rounds.person.length): Layout {
  const all = Uint32Array.from({ length: end }, (_, at) => at);
  const simple = new Map<Condition, Uint32Array>();
  const where = (condition: Condition): Uint32Array => {
    const found = simple.get(condition) ?? all.filter((at) => holds(condition, rounds, at));
    simple.set(condition, found);
    return found;
  };
  return {
    rounds: end,
    held: CONDITIONS.map((condition) => {
      if (condition?.kind !== "both") return condition ? where(condition) : all;
      return where(condition.first).filter((at) => holds(condition.second, rounds, at));
    }),
    meant: SAID.map((said) => Int8Array.from(all, (at) => moveOf(said, rounds, at) ?? -1)),
  };
}
