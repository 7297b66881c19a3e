// Judges a conclusion by its cases, each a difference and its error: shown if every case is in favour beyond a margin,
// refuted if one is against it beyond a margin, else undecided. So a short series leaves open what it can't resolve,
// and a longer one decides it.

import type { Estimate } from "../../core/statistics.ts";
import type { EstimateName } from "./earlier-run.ts";
import type { Estimates } from "./series.ts";

export type Outcome = "shown" | "refuted" | "undecided";

export interface Verdict {
  readonly conclusion: string;
  readonly verdict: Outcome;
  /** The deciding case, with the errors it was judged by. */
  readonly because: string;
}

/** One comparison that a conclusion implies. */
export interface Case {
  readonly players: number;
  /** Such as "A = 0.75, swiss before olympic". */
  readonly what: string;
  readonly outcome: Outcome;
  /** Distance from the threshold in margins: the larger, the surer. */
  readonly sureness: number;
  /** Such as "+0.012, four errors are 0.02". */
  readonly figures: string;
}

/** Standard errors required in favour, for each case. */
const FOR = 4;
/** Standard errors required against. Any case can refute, and of some hundreds one is beyond four errors by chance now
 * and then, beyond five hardly ever (3 in 10 million). */
const AGAINST = 5;
/** With fewer championships, even the error estimate is unreliable. */
const LEAST = 100;

/** A series' estimate for judging, with an error no smaller than its length can resolve (W may have come out the same
 * in all championships). */
export function judgedEstimate({ championships, ...of }: Estimates, name: EstimateName | "games"): Estimate {
  const { mean, standardError } = of[name];
  if (!(championships >= LEAST)) return { mean, standardError: Number.POSITIVE_INFINITY };
  return { mean, standardError: name === "W" ? Math.hypot(standardError, 1 / championships) : standardError };
}

/** How far `x` is ahead of `y`: higher is better for W, lower for D and T. */
export function leadOf(name: EstimateName, x: Estimate, y: Estimate): Estimate {
  return name === "W" ? difference(x, y) : difference(y, x);
}

export function difference(x: Estimate, y: Estimate): Estimate {
  return { mean: x.mean - y.mean, standardError: Math.hypot(x.standardError, y.standardError) };
}

/** Tests that `lead` is above 0. */
export function leadCase(players: number, what: string, { mean, standardError }: Estimate): Case {
  const errors = mean < 0 ? AGAINST : FOR;
  const isBeyond = Math.abs(mean) > errors * standardError;
  return {
    players,
    what,
    outcome: isBeyond ? (mean > 0 ? "shown" : "refuted") : "undecided",
    sureness: Math.abs(mean) / standardError,
    figures: `${signed(mean)}, ${marginWords(errors, standardError)}`,
  };
}

/** Tests that `apart` is 0: shown if it's surely smaller than `width`, refuted if it surely isn't 0. */
export function agreementCase(
  players: number,
  what: string,
  { mean, standardError }: Estimate,
  width: number,
): Case {
  const off = Math.abs(mean);
  const isOff = off > AGAINST * standardError;
  const most = off + FOR * standardError;
  return {
    players,
    what,
    outcome: isOff ? "refuted" : most <= width ? "shown" : "undecided",
    sureness: isOff ? off / standardError : width / most,
    figures: `${signed(mean)}, ${marginWords(isOff ? AGAINST : FOR, standardError)}; ${short(width)} are allowed`,
  };
}

/** Undefined cases mean that a series is missing. */
export function verdictOn(conclusion: string, cases: readonly Case[] | undefined): Verdict {
  if (!cases || cases.length === 0)
    return { conclusion, verdict: "undecided", because: "not every series was started" };
  const because = (["shown", "refuted", "undecided"] as const).flatMap((outcome) => {
    const groups = Map.groupBy(cases, ({ players }) => players);
    const own = [...groups.values()].filter((group) => outcomeOf(group) === outcome);
    return own.length === 0
      ? []
      : [`${outcome} ${own.map((group) => groupWords(group, outcome)).join(", ")}`];
  });
  return { conclusion, verdict: outcomeOf(cases), because: because.join("; ") };
}

function outcomeOf(cases: readonly Case[]): Outcome {
  if (cases.some(({ outcome }) => outcome === "refuted")) return "refuted";
  return cases.every(({ outcome }) => outcome === "shown") ? "shown" : "undecided";
}

/** Names the deciding case: the clearest one against, or the least sure. */
function groupWords(group: readonly Case[], outcome: Outcome): string {
  const own = group.filter((one) => one.outcome === outcome);
  const bySureness = own.toSorted((x, y) => x.sureness - y.sureness);
  const { players, what, figures } = (outcome === "refuted" ? bySureness.at(-1) : bySureness[0]) as Case;
  const count =
    group.length === 1 ? "" : outcome === "shown" ? `all ${group.length}; ` : countWords(group, own);
  return `at ${players} (${count}${what}: ${figures})`;
}

function countWords({ length }: readonly Case[], own: readonly Case[]): string {
  return `${own.length} of ${length}; `;
}

function marginWords(errors: typeof FOR | typeof AGAINST, standardError: number): string {
  if (!Number.isFinite(standardError)) return "too few championships to tell its error";
  return `${errors === FOR ? "four" : "five"} errors are ${short(errors * standardError)}`;
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${short(Math.abs(value))}`;
}

function short(value: number): string {
  return String(Number(value.toPrecision(2)));
}
