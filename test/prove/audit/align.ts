// Compares what people were shown with what's stored: two sequences of moves, one of which may have unknown gaps.

/** One move that a person made, however often it was sent. */
export interface Tap {
  readonly move: number;
  /** `unsure`: it may or may not be stored. */
  readonly heard: "counted" | "unsure";
}

export interface Comparison {
  /** Shown as counted, but not stored. */
  readonly lost: number;
  /** Stored, but not pressed: something was counted twice. */
  readonly twice: number;
  /** Describes the first difference, at a position from 1; undefined if there's none. */
  readonly first?: string;
}

type Step = "stored" | "skipped" | "lost" | "twice";

/** Costs per step. */
const COST = { stored: 0, skipped: 0, lost: 1, twice: 1 } as const;

/** Finds the cheapest explanation of the stored moves by the taps, in order. */
export function compareMoves(
  taps: readonly Tap[],
  stored: readonly number[],
  nameOf: (move: number) => string = String,
): Comparison {
  const steps = kindestSteps(taps, stored);
  const count = (step: Step): number => steps.filter((one) => one === step).length;
  const first = firstDifference(steps, taps, stored, nameOf);
  const sums = { lost: count("lost"), twice: count("twice") };
  return first === undefined ? sums : { ...sums, first };
}

/** Skips the common prefix of moves both shown and stored, which needs no search. */
function kindestSteps(taps: readonly Tap[], stored: readonly number[]): readonly Step[] {
  let same = 0;
  while (isPlain(taps[same], stored[same])) same++;
  const rest = kindestOf(taps.slice(same), stored.slice(same));
  return [...new Array<Step>(same).fill("stored"), ...rest];
}

const isPlain = (tap: Tap | undefined, stored: number | undefined): boolean =>
  tap?.heard === "counted" && tap.move === stored;

function kindestOf(taps: readonly Tap[], stored: readonly number[]): readonly Step[] {
  const costs = costsOf(taps, stored);
  const steps: Step[] = [];
  let [tap, at] = [0, 0];
  while (tap < taps.length || at < stored.length) {
    const step = choicesAt(taps, stored, tap, at).toSorted(
      (one, other) => rest(costs, one, tap, at) - rest(costs, other, tap, at),
    )[0] as Step;
    steps.push(step);
    [tap, at] = after(step, tap, at);
  }
  return steps;
}

/** `costs[tap][at]`: the cost of explaining everything from there. */
function costsOf(taps: readonly Tap[], stored: readonly number[]): number[][] {
  const costs = Array.from({ length: taps.length + 1 }, () => new Array<number>(stored.length + 1).fill(0));
  for (let tap = taps.length; tap >= 0; tap--)
    for (let at = stored.length; at >= 0; at--) {
      const choices = choicesAt(taps, stored, tap, at).map((step) => rest(costs, step, tap, at));
      (costs[tap] as number[])[at] = choices.length > 0 ? Math.min(...choices) : 0;
    }
  return costs;
}

function rest(costs: readonly (readonly number[])[], step: Step, tap: number, at: number): number {
  const [nextTap, nextAt] = after(step, tap, at);
  return COST[step] + (costs[nextTap]?.[nextAt] ?? 0);
}

function after(step: Step, tap: number, at: number): readonly [number, number] {
  return [tap + Number(step !== "twice"), at + Number(step === "stored" || step === "twice")];
}

function choicesAt(taps: readonly Tap[], stored: readonly number[], tap: number, at: number): Step[] {
  const one = taps[tap];
  const left = at < stored.length;
  return [
    ...(one && left && one.move === stored[at] ? (["stored"] as const) : []),
    ...(one ? [skipOf(one)] : []),
    ...(left ? (["twice"] as const) : []),
  ];
}

function skipOf({ heard }: Tap): Step {
  return heard === "unsure" ? "skipped" : "lost";
}

function firstDifference(
  steps: readonly Step[],
  taps: readonly Tap[],
  stored: readonly number[],
  nameOf: (move: number) => string,
): string | undefined {
  let [tap, at] = [0, 0];
  for (const step of steps) {
    if (step === "lost")
      return `turn ${at + 1}: ${nameOf((taps[tap] as Tap).move)} was told as counted, the history has ${
        at < stored.length ? nameOf(stored[at] as number) : "nothing more"
      }`;
    if (step === "twice")
      return `turn ${at + 1}: the history has ${nameOf(stored[at] as number)}, which nobody pressed then`;
    [tap, at] = after(step, tap, at);
  }
  return undefined;
}
