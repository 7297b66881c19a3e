// What came of playing a bundle again, in the order in which it is told.

import type { Replay } from "../../arena/bundles/replay.ts";
import type { Mark } from "../../core/verify/index.ts";
import type { Told } from "./words.ts";

export interface ReplayStep {
  readonly what: "moves" | "engine" | "left" | "clock" | "table";
  readonly mark: Mark;
  readonly told: Told;
}

/** `isSameEngine`: whether the program that made the bundle plays and pairs as this page does. What another
 * one played may differ honestly, and is left open. */
export function replaySteps(replay: Replay, isSameEngine: boolean): readonly ReplayStep[] {
  const { same, differing, matches, notReplayed, table } = replay;
  const wrong = isSameEngine ? "FAIL" : "open";
  const left = notReplayed.sealed + notReplayed.unknown + notReplayed.undecided;
  const clock = notReplayed.void + notReplayed.clock;
  const steps: ReplayStep[] = [];
  if (same > 0)
    steps.push(
      step("moves", "ok", { id: "web-verify-bundle-same", values: { count: same, total: matches } }),
    );
  if (differing > 0) steps.push(step("moves", wrong, differenceTold(replay)));
  if (table === "follows") steps.push(step("table", "ok", { id: "web-verify-bundle-table" }));
  if (table === "differs") steps.push(step("table", wrong, { id: "web-verify-bundle-table-differs" }));
  if (!isSameEngine && (differing > 0 || table === "differs"))
    steps.push(step("engine", "open", { id: "web-verify-bundle-engine" }));
  if (left > 0) steps.push(step("left", "open", { id: "web-verify-bundle-left", values: { count: left } }));
  if (clock > 0)
    steps.push(step("clock", "skip", { id: "web-verify-bundle-clock", values: { count: clock } }));
  return steps;
}

function step(what: ReplayStep["what"], mark: Mark, told: Told): ReplayStep {
  return { what, mark, told };
}

function differenceTold({ differing, differences }: Replay): Told {
  const [first] = differences;
  const [a = "", b = ""] = first?.names ?? [];
  return {
    id: "web-verify-bundle-differs",
    values: { count: differing, match: first?.match ?? 0, names: `${a} – ${b}` },
  };
}
