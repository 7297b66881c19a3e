// The results of replaying a bundle, in the order in which they're shown.

import type { FindingWords } from "../../../commands/kit/finding-words.ts";
import type { Replay } from "../../arena/bundles/replay.ts";
import type { Mark } from "../../core/verify/index.ts";

export interface ReplayStep {
  readonly what: "moves" | "engine" | "left" | "clock" | "plan" | "table" | "draw";
  readonly mark: Mark;
  readonly words: FindingWords;
}

/** `isSameEngine`: whether the program that made the bundle plays and pairs as this page does. If not, differences may
 * be legitimate and are left open. */
export function replaySteps(replay: Replay, isSameEngine: boolean): readonly ReplayStep[] {
  const { same, differing, matches, notReplayed } = replay;
  const wrong = isSameEngine ? "FAIL" : "open";
  const left = notReplayed.sealed + notReplayed.unknown + notReplayed.undecided;
  const clock = notReplayed.void + notReplayed.clock;
  const steps: ReplayStep[] = [];
  if (same > 0)
    steps.push(
      step("moves", "ok", { id: "web-verify-bundle-same", values: { count: same, total: matches } }),
    );
  if (differing > 0) steps.push(step("moves", wrong, shownDifference(replay)));
  steps.push(...planSteps(replay, wrong));
  if (!isSameEngine && steps.some(({ mark }) => mark !== "ok"))
    steps.push(step("engine", "open", { id: "web-verify-bundle-engine" }));
  if (left > 0) steps.push(step("left", "open", { id: "web-verify-bundle-left", values: { count: left } }));
  // These outcomes can't be verified: the host could have declared any match void or lost on time.
  if (clock > 0)
    steps.push(step("clock", "open", { id: "web-verify-bundle-clock", values: { count: clock } }));
  return steps;
}

/** The pairings, the table, and the draw. */
function planSteps({ schedule, unplayed, table, draw }: Replay, wrong: Mark): readonly ReplayStep[] {
  if (schedule) {
    const mark = schedule.kind === "no-plan" ? "FAIL" : wrong;
    return [step("plan", mark, { id: "web-verify-bundle-plan-wrong" })];
  }
  const follows = table === "follows";
  const id = follows ? "web-verify-bundle-table" : "web-verify-bundle-table-differs";
  const shownUnplayed: FindingWords = { id: "web-verify-bundle-unplayed", values: { count: unplayed } };
  return [
    step("table", follows ? "ok" : wrong, { id }),
    ...(unplayed > 0 ? [step("plan", "open", shownUnplayed)] : []),
    drawStep(draw, wrong),
  ];
}

function drawStep(draw: Replay["draw"], wrong: Mark): ReplayStep {
  switch (draw.kind) {
    case "follows":
      return step("draw", "ok", { id: "web-verify-bundle-draw" });
    case "differs":
      return step("draw", wrong, { id: "web-verify-bundle-draw-differs" });
    case "other-key":
      return step("draw", "FAIL", { id: "proof-seeds-no-key" });
    case "no-key":
      return step("draw", "open", { id: "web-verify-bundle-draw-key", values: { date: draw.publishedAt } });
    default:
      return step("draw", "open", { id: "web-verify-bundle-draw-chosen" });
  }
}

function step(what: ReplayStep["what"], mark: Mark, words: FindingWords): ReplayStep {
  return { what, mark, words };
}

function shownDifference({ differing, differences }: Replay): FindingWords {
  const [first] = differences;
  const [a = "", b = ""] = first?.names ?? [];
  return {
    id: "web-verify-bundle-differs",
    values: { count: differing, match: first?.match ?? 0, names: `${a} – ${b}` },
  };
}
