// How long it takes to pair one Swiss round of many players without repeats: `npm run bench -- pairing`.

import {
  begin,
  type Championship,
  nextRound,
  type Result,
  report,
} from "../../src/core/championships/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { mean } from "../../src/core/statistics.ts";
import { printTable } from "./table.ts";

const PLAYERS = [64, 1000, 10_000, 9999];
const ROUNDS = 14;

/** Prints the mean and maximum over 14 rounds of reporting the games and pairing the next round. */
export function benchPairing(): void {
  printTable(
    "Swiss: milliseconds a round, games reported and the next round paired, of 14 rounds",
    ["players", "mean", "longest", "repeats"],
    PLAYERS.map(rowOf),
  );
}

function rowOf(players: number): readonly (string | number)[] {
  const random = seededRandom(1);
  let state = begin("swiss", players, { rounds: ROUNDS }, random);
  const times: number[] = [];
  while (nextRound(state).length > 0) {
    const games = nextRound(state).map(({ table }) => ({ table, games: [random.below(2) as Result] }));
    const begunMs = performance.now();
    state = report(state, games);
    times.push(performance.now() - begunMs);
  }
  return [String(players), mean(times), Math.max(...times), repeatsOf(state)];
}

function repeatsOf({ rounds }: Championship): number {
  return rounds.flat().filter(({ why }) => why === "met-before").length;
}
