// `gadalka lab championships`: how accurately championship systems find the strongest player, and in how many games.

import { PLAYERS_MAX } from "../../core/championships/championship.ts";
import { swissRounds } from "../../core/championships/swiss.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { textTable } from "../../infra/text-table.ts";
import { runTasks } from "../kit/pool.ts";
import { signedText } from "../kit/printing.ts";
import { defineStudy, oneOf, seed, toggle, WORKERS, whole } from "../kit/study.ts";
import { type Estimates, estimatesOf, gameCount, playPart, STUDY_SYSTEMS, type StudyPlan } from "./series.ts";

const STUDY_PLAYERS = [8, 16, 32, 64] as const;
const STUDY_INEQUALITIES = [0.5, 0.65, 0.75, 0.85, 1] as const;
const PART = 50;

export const championships = defineStudy({
  id: "championships",
  about: "how accurately championship systems find the strongest player, and in how many games",
  parameters: {
    system: oneOf(
      ["all", ...STUDY_SYSTEMS],
      "<name>",
      "round-robin, olympic, olympic-matches, recursive, recursive-matches, swiss, none, or all",
      "all",
    ),
    players: whole("number of players, 3 or more", 3, PLAYERS_MAX, "16"),
    a: {
      takes: "<number>",
      about: "probability that the strongest beats the weakest, .5 to 1",
      usual: "0.75",
      read: (typed) => readInequality(String(typed)),
    },
    series: whole("championships of each system", 2, 1e9, "1000"),
    k: whole("games needed to win a match, for systems with matches", 1, 1000, "4"),
    rounds: whole("rounds of Swiss (default: 5, 7, 10 and 13 for 8, 16, 32 and 64 players)", 1, 1000),
    fresh: toggle("Swiss without repeated pairings, as in tournaments; the study allows them"),
    tables: toggle("all of the study's players (8 to 64) and inequalities (.5 to 1) instead"),
    seed: seed("everything drawn"),
    workers: WORKERS,
  },
  unit: "parts",
  async run({ system, players, a, series, k, rounds, fresh, tables, seed, workers }, onProgress) {
    const sizes = tables ? STUDY_PLAYERS : [players];
    const plans = sizes.flatMap((count) =>
      (tables ? STUDY_INEQUALITIES : [a]).flatMap((one) =>
        STUDY_SYSTEMS.filter((name) => system === "all" || name === system).map(
          (name): StudyPlan => ({
            system: name,
            players: count,
            a: one,
            firstTo: k,
            repeats: !fresh,
            rounds: rounds ?? swissRounds(count),
          }),
        ),
      ),
    );
    const parts = Math.ceil(series / PART);
    const tasks = plans.flatMap((plan) =>
      Array.from({ length: parts }, (_, part) => ({
        plan,
        seed,
        part,
        count: Math.min(PART, series - part * PART),
      })),
    );
    const sums = await runTasks(new URL("./series.ts", import.meta.url), playPart, tasks, {
      workers,
      onProgress,
    });
    return plans.map((plan, at) => ({
      plan,
      estimates: estimatesOf(sums.slice(at * parts, (at + 1) * parts), plan.players),
      games: gameCount(plan),
    }));
  },
  text: (rows) =>
    textTable([
      ["system", "N", "A", "W", "D", "M", "T", "games", "by formula"],
      ...rows.map(({ plan, estimates, games: { atLeast, atMost } }) => [
        plan.system,
        String(plan.players),
        String(plan.a),
        ...(["W", "D", "M", "T"] as const).map((name) => cellText(plan, estimates, name)),
        estimates.games.mean.toFixed(1),
        atLeast === atMost ? String(atMost) : `${atLeast} to ${atMost}`,
      ]),
    ]),
  json: (rows) => rows.map((row) => ({ ...row, printed: printedOf(row.plan) })),
});

function readInequality(typed: string): number {
  const value = /^[01]?(\.\d{1,12})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (typed !== "" && value >= 0.5 && value <= 1) return value;
  throw new ConfigProblem("--a", `"${typed}" must be a number from .5 (all alike) to 1, such as --a 0.75`);
}

/** What the study prints: for random places W = 1/N, D = (N^2 - 1)/3, T = 3 (N - 3)/2; its other figures are in an
 * appendix that isn't part of its text. */
function printedOf({ system, players }: StudyPlan): Readonly<Record<"W" | "D" | "T", number>> | null {
  if (system !== "none") return null;
  return { W: 1 / players, D: (players ** 2 - 1) / 3, T: (3 * (players - 3)) / 2 };
}

function cellText(plan: StudyPlan, estimates: Estimates, name: "W" | "D" | "M" | "T"): string {
  const printed = name === "M" ? undefined : printedOf(plan)?.[name];
  const digits = name === "W" ? 4 : 2;
  const ours = signedText(estimates[name], digits).replace("+", "");
  return printed === undefined ? ours : `${ours} (${printed.toFixed(digits)})`;
}
