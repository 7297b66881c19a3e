// The study's conclusions, tested on our tables. Significant: beyond four standard errors.

import type { SystemId } from "../../core/championships/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import {
  type EstimateName,
  REFERENCE_INEQUALITY,
  referenceOf,
  STUDY_INEQUALITIES,
  STUDY_PLAYERS,
  theoryOfLots,
} from "./printed.ts";
import type { Estimates } from "./series.ts";
import { type Find, stepPlans, studyPlan } from "./tables.ts";

export interface Verdict {
  readonly conclusion: string;
  readonly verdict: "holds" | "holds in part" | "does not hold" | "not judged";
  readonly because: string;
}

const BEYOND = 4;
const NAMES: readonly EstimateName[] = ["W", "D", "T"];
const RIVALS: readonly SystemId[] = ["olympic", "olympic-matches", "recursive", "recursive-matches", "swiss"];

/** All conclusions; those that lack a series are not judged. */
export function verdictsOf(find: Find): readonly Verdict[] {
  const estimates: Get = (system, players, a) => find(studyPlan(system, players, a))?.estimates;
  return [
    judged("places by lot are as theory says", () => lotsAsTheory(estimates)),
    judged("where all are alike, the strongest wins as often as anyone, by every system", () =>
      alikeAsLots(estimates),
    ),
    judged("our figures are those of the study (A = .75)", () => asPrinted(estimates)),
    ...NAMES.map((name) =>
      judged(`round robin is the most accurate (${name})`, () => roundRobinFirst(estimates, name)),
    ),
    ...(["D", "T"] as const).map((name) =>
      judged(`Swiss passes olympic with matches as N grows (${name}, A = .75)`, () =>
        swissPasses(estimates, name),
      ),
    ),
    judged("the lead of olympic with matches over Swiss shrinks as N grows (W, A = .75)", () =>
      gapShrinks(estimates),
    ),
    ...(["W", "D"] as const).map((name) =>
      judged(`Swiss gains more for each game added than matches do (${name}, A = .75)`, () =>
        swissFlexible(estimates, find, name),
      ),
    ),
  ];
}

type Get = (system: SystemId, players: number, a: number) => Estimates | undefined;

/** Cases for and against a conclusion; undefined when a series is missing. */
type Finding =
  | { readonly hold: number; readonly against: readonly string[]; readonly shown?: string }
  | undefined;

function judged(conclusion: string, judge: () => Finding): Verdict {
  const finding = judge();
  if (!finding) return { conclusion, verdict: "not judged", because: "not every series was finished" };
  const { hold, against, shown } = finding;
  const verdict = against.length === 0 ? "holds" : hold > 0 ? "holds in part" : "does not hold";
  const contradicted = against.length > 0 ? `not ${against.join("; ")}` : "";
  return {
    conclusion,
    verdict,
    because: [shown ?? `${hold} cases`, contradicted].filter(Boolean).join("; "),
  };
}

function lotsAsTheory(get: Get): Finding {
  return over(STUDY_PLAYERS, (players) => {
    const lots = get("none", players, 0.5);
    return (
      lots && NAMES.map((name) => compared(`${name} at ${players}`, lots[name], theoryOfLots(players)[name]))
    );
  });
}

function alikeAsLots(get: Get): Finding {
  return over(STUDY_PLAYERS, (players) => {
    const all = (["round-robin", ...RIVALS] as const).map((system) => {
      const own = get(system, players, 0.5);
      return own && compared(`${system} at ${players}`, own.W, 1 / players);
    });
    return whole(all);
  });
}

function asPrinted(get: Get): Finding {
  const systems: readonly SystemId[] = ["round-robin", "swiss", "olympic", "olympic-matches"];
  return over(STUDY_PLAYERS, (players) => {
    const cells = systems.flatMap((system) => NAMES.map((name) => ({ system, name })));
    const printed = cells.filter(({ system, name }) => referenceOf(system, players, name) !== undefined);
    const all = printed.map(({ system, name }) => {
      const own = get(system, players, REFERENCE_INEQUALITY);
      const reference = referenceOf(system, players, name) as number;
      return own && compared(`${name} of ${system} at ${players}`, own[name], reference);
    });
    return whole(all);
  });
}

function roundRobinFirst(get: Get, name: EstimateName): Finding {
  const unequal = STUDY_INEQUALITIES.filter((a) => a > 0.5);
  const pairs = STUDY_PLAYERS.flatMap((players) => unequal.map((a) => ({ players, a })));
  return over(pairs, ({ players, a }) => {
    const own = get("round-robin", players, a);
    const rivals = RIVALS.map((system) => ({ system, other: get(system, players, a) }));
    if (!own || rivals.some(({ other }) => other === undefined)) return undefined;
    const ahead = rivals.filter(({ other }) => isBetter(name, (other as Estimates)[name], own[name]));
    const systems = ahead.map(({ system }) => system).join(", ");
    return [ahead.length === 0 ? null : `at N = ${players}, A = ${a}: ${systems} before it`];
  });
}

function swissPasses(get: Get, name: "D" | "T"): Finding {
  const rows = leads(get, name);
  if (!rows) return undefined;
  const shown = `Swiss less matches: ${rows.map(({ players, by }) => `${signed(by)} at ${players}`).join(", ")}`;
  const first = rows[0]?.by as number;
  const last = rows.at(-1)?.by as number;
  if (first > 0 && last < 0) return { hold: 1, against: [], shown };
  return { hold: 0, against: [last < 0 ? "behind at first" : "before it at last"], shown };
}

function gapShrinks(get: Get): Finding {
  const rows = leads(get, "W");
  if (!rows) return undefined;
  const shown = `matches less Swiss: ${rows.map(({ players, by }) => `${signed(-by)} at ${players}`).join(", ")}`;
  const grown = rows.slice(1).filter(({ by }, index) => -by >= -(rows[index]?.by as number));
  return {
    hold: rows.length - 1 - grown.length,
    against: grown.map(({ players }) => `at ${players}`),
    shown,
  };
}

function leads(
  get: Get,
  name: EstimateName,
): readonly { readonly players: number; readonly by: number }[] | undefined {
  const rows = STUDY_PLAYERS.map((players) => {
    const swiss = get("swiss", players, REFERENCE_INEQUALITY);
    const matches = get("olympic-matches", players, REFERENCE_INEQUALITY);
    return swiss && matches && { players, by: swiss[name].mean - matches[name].mean };
  });
  return whole(rows);
}

function swissFlexible(get: Get, find: Find, name: "W" | "D"): Finding {
  const rows = STUDY_PLAYERS.map((players) => {
    const steps = stepPlans(players);
    const before = (system: SystemId) => get(system, players, REFERENCE_INEQUALITY);
    const swiss = gainPerGame(name, before("swiss"), find(steps.swiss)?.estimates);
    const matches = gainPerGame(name, before("olympic-matches"), find(steps.matches)?.estimates);
    return swiss && matches && { players, swiss, matches };
  });
  const all = whole(rows);
  if (!all) return undefined;
  const digits = name === "W" ? 5 : 3;
  const text = all.map(
    ({ players, swiss, matches }) =>
      `${swiss.mean.toFixed(digits)} and ${matches.mean.toFixed(digits)} at ${players}`,
  );
  return {
    hold: all.filter(({ swiss, matches }) => isBetter("W", swiss, matches)).length,
    against: all
      .filter(({ swiss, matches }) => !isBetter("W", swiss, matches))
      .map(({ players }) => `clearly at ${players}`),
    shown: `gained a game, Swiss and matches: ${text.join(", ")}`,
  };
}

function gainPerGame(
  name: "W" | "D",
  before: Estimates | undefined,
  after: Estimates | undefined,
): Estimate | undefined {
  if (!before || !after) return undefined;
  const games = after.games.mean - before.games.mean;
  const gain = (after[name].mean - before[name].mean) * (name === "W" ? 1 : -1);
  const error = Math.hypot(before[name].standardError, after[name].standardError);
  return { mean: gain / games, standardError: error / games };
}

function over<T>(items: readonly T[], casesOf: (item: T) => readonly (string | null)[] | undefined): Finding {
  const cases = whole(items.map(casesOf))?.flat();
  if (!cases) return undefined;
  const against = cases.filter((one) => one !== null);
  return { hold: cases.length - against.length, against };
}

function whole<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  const defined = list.filter((one) => one !== undefined);
  return defined.length === list.length ? defined : undefined;
}

function compared(what: string, { mean, standardError }: Estimate, expected: number): string | null {
  const within = Math.abs(mean - expected) <= BEYOND * standardError + roundingOf(expected);
  return within ? null : `${what}: ${mean.toPrecision(4)} for ${expected.toPrecision(4)}`;
}

/** Printed figures have three or four digits; exact theory is unaffected. */
function roundingOf(printed: number): number {
  if (printed < 1) return 0.0005;
  return printed < 10 ? 0.005 : 0.05;
}

/** More W is better, and less D or T. */
function isBetter(name: EstimateName, x: Estimate, y: Estimate): boolean {
  const lead = name === "W" ? x.mean - y.mean : y.mean - x.mean;
  return lead > BEYOND * Math.hypot(x.standardError, y.standardError);
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${Math.abs(value).toPrecision(2)}`;
}
