// Games of one pairing: one in round robin and Swiss; in elimination, until someone advances.

import {
  type Championship,
  ChampionshipProblem,
  type Decision,
  type Result,
  type SystemId,
} from "./championship.ts";

/** In round robin and Swiss, one game; elimination ends at `firstTo` wins or after too many draws. */
export type SeriesRules =
  | { readonly kind: "one-game" }
  | { readonly kind: "knock-out"; readonly firstTo: number };

/** Drawn games that are replayed in elimination before the better seed advances. */
const REPLAYS = 2;

/** Series rules of the championship. */
export function seriesRules({ system, options }: Pick<Championship, "system" | "options">): SeriesRules {
  if (!isElimination(system)) return { kind: "one-game" };
  const firstTo = system === "olympic-matches" || system === "recursive-matches" ? options.firstTo : 1;
  return { kind: "knock-out", firstTo };
}

export function isElimination(system: SystemId): boolean {
  return system.startsWith("olympic") || system.startsWith("recursive");
}

/** Whether the series is complete. */
export function isSeriesOver(rules: SeriesRules, games: readonly Result[]): boolean {
  if (rules.kind === "one-game") return games.length > 0;
  const { wins, losses, draws } = countGames(games);
  return Math.max(wins, losses) >= rules.firstTo || draws > REPLAYS;
}

/** The result for `a`. @throws ChampionshipProblem if the games aren't exactly one series. */
export function decideSeries(
  rules: SeriesRules,
  { a, b, games }: { readonly a: number; readonly b: number; readonly games: readonly Result[] },
): { readonly score: Result; readonly decided: Decision } {
  requireWholeSeries(rules, games);
  const { wins, losses } = countGames(games);
  if (rules.kind === "one-game")
    return { score: games[0] as Result, decided: wins + losses > 0 ? "won" : "drawn" };
  if (wins === losses) return { score: a < b ? 1 : 0, decided: "better-seed-after-draws" };
  const decided = Math.max(wins, losses) >= rules.firstTo ? "won" : "more-wins-after-draws";
  return { score: wins > losses ? 1 : 0, decided };
}

function requireWholeSeries(rules: SeriesRules, games: readonly Result[]): void {
  const valid = games.every((result) => result === 1 || result === 0.5 || result === 0);
  if (valid && isSeriesOver(rules, games) && !isSeriesOver(rules, games.slice(0, -1))) return;
  throw new ChampionshipProblem(
    "bad-games",
    `[${games}] is not one whole series; report each game as 1, 0.5 or 0`,
  );
}

function countGames(games: readonly Result[]): { wins: number; losses: number; draws: number } {
  const count = (result: Result) => games.filter((one) => one === result).length;
  return { wins: count(1), losses: count(0), draws: count(0.5) };
}
