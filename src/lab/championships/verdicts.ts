// The study's conclusions as stated in its text, and checks of the simulation itself, judged on our tables. If the
// study names no A, a conclusion covers all four tables of unequal players.

import type { SystemId } from "../../core/championships/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import {
  EARLIER_RUN_SERIES,
  type EstimateName,
  earlierRunOf,
  MAIN_INEQUALITY,
  STUDY_INEQUALITIES,
  STUDY_PLAYERS,
  theoryOfLots,
} from "./earlier-run.ts";
import {
  agreementCase,
  type Case,
  difference,
  judgedEstimate,
  leadCase,
  leadOf,
  type Verdict,
  verdictOn,
} from "./judging.ts";
import type { StudyPlan } from "./plan.ts";
import type { Estimates } from "./series.ts";
import {
  type Find,
  PLAYED_SYSTEMS,
  STEP_ROUNDS,
  severalPlan,
  shortestSwiss,
  stepPlans,
  studyPlan,
} from "./tables.ts";

const NAMES: readonly EstimateName[] = ["W", "D", "T"];
const UNEQUAL = STUDY_INEQUALITIES.filter((a) => a > 0.5);
const FEWEST = STUDY_PLAYERS[0];
const MOST = STUDY_PLAYERS[3];
const FEW = [8, 16];
const MANY = [32, 64];
const OLYMPIC: readonly SystemId[] = ["olympic", "recursive"];
const MATCHES: readonly SystemId[] = ["olympic-matches", "recursive-matches"];
/** The study's order for 8 and 16 players, the most accurate first. */
const ORDER: readonly (readonly SystemId[])[] = [MATCHES, ["round-robin"], ["swiss"], OLYMPIC];

/** Relative differences within which agreement is shown. W for 64 players is so rare that estimating it to 20% takes
 * some 30,000 championships. */
const WIDTHS: Readonly<Record<EstimateName, number>> = { W: 0.2, D: 0.02, T: 0.02 };
const WITHIN = "within 20 % of W and 2 % of D and T";

/** The estimates of a plan. @throws NotBegun. */
type Get = (plan: StudyPlan) => Estimates;
type CasesOf = (get: Get, name: EstimateName) => readonly Case[];
type Conclusion = readonly [words: string, casesOf: (get: Get) => readonly Case[]];

/** No championship of the series was played. */
class NotBegun extends Error {}

/** All checks and conclusions; one with a missing series is undecided. */
export function verdictsOf(find: Find): readonly Verdict[] {
  const get: Get = (plan) => {
    const estimates = find(plan)?.estimates;
    if (!estimates || estimates.championships === 0) throw new NotBegun();
    return estimates;
  };
  return CONCLUSIONS.map(([words, casesOf]) =>
    verdictOn(
      words,
      casesIfBegun(() => casesOf(get)),
    ),
  );
}

function casesIfBegun(casesOf: () => readonly Case[]): readonly Case[] | undefined {
  try {
    return casesOf();
  } catch (error) {
    if (error instanceof NotBegun) return undefined;
    throw error;
  }
}

const CONCLUSIONS: readonly Conclusion[] = [
  [`check: places by lot are as theory says, ${WITHIN}`, lotsAsTheory],
  ["check: where all are alike, the strongest wins as often as anyone, within 20 %", alikeAsLots],
  [`check: the figures are those of an earlier independent run, A = .75, ${WITHIN}`, asEarlierRun],
  ["D: where all are alike, shared places move it: olympic most, recursive least", sharedPlacesMoveD],
  ...each("at 8 and 16 the order is matches, round robin, Swiss, olympic", ["W"], orderOfFew),
  ...each("at 8 and 16 the order is that of W", ["D", "T"], orderOfFew),
  ...each("at 32 and 64 round robin is the most accurate", NAMES, (get, name) => firstAt(MANY, get, name)),
  ...each("the lead of round robin grows from 32 to 64", ["W"], leadGrows),
  ...each("round robin is unsurpassed, however many play", NAMES, (get, name) =>
    firstAt(STUDY_PLAYERS, get, name),
  ),
  ...each("olympic without matches is the last at 32 and 64", ["W"], olympicLast),
  ...each("the lead of olympic with matches over Swiss shrinks as N grows", ["W"], gapShrinks),
  ...each("Swiss passes olympic with matches as N grows", ["D", "T"], swissPasses),
  ...each("at 64 Swiss is behind round robin alone", ["D", "T"], swissSecond),
  ["games: Swiss takes fewer than olympic with matches", fewerGames],
  ["games: one more round of Swiss adds fewer than matches to one more", finerSteps],
  ...each("more rounds make Swiss more accurate, and longer matches olympic", NAMES, flexible),
  ...each("every system is more accurate when it is held four times", NAMES, moreAccurateSeveral),
  ...each("Swiss with the rounds of a knock-out is recursive olympic", NAMES, swissIsRecursive),
];

function each(words: string, names: readonly EstimateName[], casesOf: CasesOf): readonly Conclusion[] {
  return names.map((name) => [`${name}: ${words}`, (get) => casesOf(get, name)]);
}

function lotsAsTheory(get: Get): readonly Case[] {
  return STUDY_PLAYERS.flatMap((players) => {
    const lots = get(studyPlan("none", players, 0.5));
    return NAMES.map((name) => nearCase(players, name, name, lots, exactly(theoryOfLots(players)[name])));
  });
}

function alikeAsLots(get: Get): readonly Case[] {
  return STUDY_PLAYERS.flatMap((players) =>
    PLAYED_SYSTEMS.map((system) =>
      nearCase(players, system, "W", get(studyPlan(system, players, 0.5)), exactly(1 / players)),
    ),
  );
}

function asEarlierRun(get: Get): readonly Case[] {
  const cells = STUDY_PLAYERS.flatMap((players) =>
    PLAYED_SYSTEMS.flatMap((system) => NAMES.map((name) => ({ players, system, name }))),
  );
  return cells.flatMap(({ players, system, name }) => {
    const known = earlierRunOf(system, players, name);
    if (known === undefined) return [];
    const own = get(studyPlan(system, players, MAIN_INEQUALITY));
    // The earlier run had the same spread, and its figure was rounded.
    const drawn = own[name].standardError * Math.sqrt(own.championships / EARLIER_RUN_SERIES);
    const earlier = { mean: known, standardError: Math.hypot(drawn, roundingOf(known)) };
    return [nearCase(players, `${name} of ${system}`, name, own, earlier)];
  });
}

/** The standard error of rounding to three or four digits: uniform within half a unit of the last digit. */
function roundingOf(figure: number): number {
  const half = figure < 1 ? 0.0005 : figure < 10 ? 0.005 : 0.05;
  return half / Math.sqrt(3);
}

function exactly(mean: number): Estimate {
  return { mean, standardError: 0 };
}

function nearCase(
  players: number,
  what: string,
  name: EstimateName,
  estimates: Estimates,
  expected: Estimate,
): Case {
  const own = judgedEstimate(estimates, name);
  // Wins are rare: a short series may have hardly any, and would underestimate its error.
  const rare = name === "W" ? Math.sqrt((expected.mean * (1 - expected.mean)) / estimates.championships) : 0;
  const apart = difference({ ...own, standardError: Math.max(own.standardError, rare) }, expected);
  return agreementCase(players, what, apart, WIDTHS[name] * expected.mean);
}

/** Shared places are closer to the middle, so the more of them there are, the smaller D is. */
function sharedPlacesMoveD(get: Get): readonly Case[] {
  const [fewShared, noneShared] = [
    ["round-robin", "swiss"] as const,
    ["recursive", "recursive-matches"] as const,
  ];
  return STUDY_PLAYERS.flatMap((players) =>
    aheadOf(get, "D", players, 0.5, [["olympic", "olympic-matches"], fewShared, noneShared]),
  );
}

function orderOfFew(get: Get, name: EstimateName): readonly Case[] {
  return FEW.flatMap((players) => UNEQUAL.flatMap((a) => aheadOf(get, name, players, a, ORDER)));
}

function firstAt(counts: readonly number[], get: Get, name: EstimateName): readonly Case[] {
  const others = PLAYED_SYSTEMS.filter((system) => system !== "round-robin");
  return counts.flatMap((players) =>
    UNEQUAL.flatMap((a) => aheadOf(get, name, players, a, [["round-robin"], others])),
  );
}

function olympicLast(get: Get, name: EstimateName): readonly Case[] {
  const others = PLAYED_SYSTEMS.filter((system) => !OLYMPIC.includes(system));
  return MANY.flatMap((players) => UNEQUAL.flatMap((a) => aheadOf(get, name, players, a, [others, OLYMPIC])));
}

/** Tests that each system of a rank is ahead of each one in the next rank. */
function aheadOf(
  get: Get,
  name: EstimateName,
  players: number,
  a: number,
  ranks: readonly (readonly SystemId[])[],
): readonly Case[] {
  return ranks
    .slice(1)
    .flatMap((behind, rank) =>
      (ranks[rank] as readonly SystemId[]).flatMap((before) =>
        behind.map((after) =>
          leadCase(
            players,
            `${atA(a)}, ${before} before ${after}`,
            leadAt(get, name, players, a, before, after),
          ),
        ),
      ),
    );
}

function leadAt(
  get: Get,
  name: EstimateName,
  players: number,
  a: number,
  before: SystemId,
  after: SystemId,
): Estimate {
  const of = (system: SystemId): Estimate => judgedEstimate(get(studyPlan(system, players, a)), name);
  return leadOf(name, of(before), of(after));
}

function leadGrows(get: Get, name: EstimateName): readonly Case[] {
  const [fewer, more] = MANY as [number, number];
  return UNEQUAL.flatMap((a) =>
    MATCHES.map((rival) => {
      const lead = (players: number) => leadAt(get, name, players, a, "round-robin", rival);
      return leadCase(more, `${atA(a)}, its lead over ${rival}`, difference(lead(more), lead(fewer)));
    }),
  );
}

function gapShrinks(get: Get, name: EstimateName): readonly Case[] {
  return UNEQUAL.flatMap((a) => {
    const gap = (players: number) => leadAt(get, name, players, a, "olympic-matches", "swiss");
    return STUDY_PLAYERS.slice(1).map((players, index) => {
      const fewer = STUDY_PLAYERS[index] as number;
      return leadCase(players, `${atA(a)}, smaller than at ${fewer}`, difference(gap(fewer), gap(players)));
    });
  });
}

function swissPasses(get: Get, name: EstimateName): readonly Case[] {
  return UNEQUAL.flatMap((a) => [
    ...aheadOf(get, name, FEWEST, a, [["olympic-matches"], ["swiss"]]),
    ...aheadOf(get, name, MOST, a, [["swiss"], ["olympic-matches"]]),
  ]);
}

function swissSecond(get: Get, name: EstimateName): readonly Case[] {
  return UNEQUAL.flatMap((a) =>
    aheadOf(get, name, MOST, a, [["round-robin"], ["swiss"], [...OLYMPIC, ...MATCHES]]),
  );
}

function fewerGames(get: Get): readonly Case[] {
  return STUDY_PLAYERS.flatMap((players) =>
    UNEQUAL.map((a) => {
      const games = (system: SystemId) => judgedEstimate(get(studyPlan(system, players, a)), "games");
      return leadCase(
        players,
        `${atA(a)}, games saved`,
        difference(games("olympic-matches"), games("swiss")),
      );
    }),
  );
}

function finerSteps(get: Get): readonly Case[] {
  const gamesOf = (plan: StudyPlan): Estimate => judgedEstimate(get(plan), "games");
  return STUDY_PLAYERS.map((players) => {
    const { swiss, matches } = stepPlans(players);
    const added = (plan: StudyPlan) =>
      difference(gamesOf(plan), gamesOf(studyPlan(plan.system, players, plan.a)));
    const round = added(swiss);
    const each = { mean: round.mean / STEP_ROUNDS, standardError: round.standardError / STEP_ROUNDS };
    return leadCase(players, "games fewer", difference(added(matches), each));
  });
}

function flexible(get: Get, name: EstimateName): readonly Case[] {
  return STUDY_PLAYERS.flatMap((players) => {
    const { swiss, matches } = stepPlans(players);
    return [
      gainCase(get, name, swiss, `${STEP_ROUNDS} rounds of Swiss more`),
      gainCase(get, name, matches, `matches to ${matches.firstTo}`),
    ];
  });
}

function moreAccurateSeveral(get: Get, name: EstimateName): readonly Case[] {
  return STUDY_PLAYERS.flatMap((players) =>
    PLAYED_SYSTEMS.map((system) => gainCase(get, name, severalPlan(system, players), system)),
  );
}

/** Tests that a plan is more accurate than the study's own plan for the same system. */
function gainCase(get: Get, name: EstimateName, plan: StudyPlan, what: string): Case {
  const usual = get(studyPlan(plan.system, plan.players, plan.a));
  return leadCase(
    plan.players,
    what,
    leadOf(name, judgedEstimate(get(plan), name), judgedEstimate(usual, name)),
  );
}

function swissIsRecursive(get: Get, name: EstimateName): readonly Case[] {
  return STUDY_PLAYERS.map((players) => {
    const recursive = judgedEstimate(get(studyPlan("recursive", players, MAIN_INEQUALITY)), name);
    return nearCase(players, "Swiss less recursive", name, get(shortestSwiss(players)), recursive);
  });
}

function atA(a: number): string {
  return `A = ${a}`;
}
