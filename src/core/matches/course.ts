// How a match went: who led by how much and when, the chosen moves, and what chance alone would do.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";

/** Share of pure-chance matches that may lie outside the band. */
const BEYOND = 0.05;

interface Peak {
  readonly by: number;
  readonly round: number;
}

/** Rounds count from 1. */
export interface Course {
  /** The person's wins minus the bot's wins, after each round. */
  readonly leads: readonly number[];
  /** How far chance reaches from a level score, by round, 95% of the time; see `chanceReach`. */
  readonly band: readonly number[];
  readonly person: Peak;
  readonly bot: Peak;
  readonly turns: readonly number[];
  readonly chosen: readonly number[];
}

export function courseOf(game: MatrixGame, { person, bot }: Rounds): Course {
  const results = Array.from(person, (move, at) => game.result("person", move, bot[at] as Move));
  const leads = sums(results);
  const decided = sums(results.map(Math.abs));
  const reach = chanceReach(decided.at(-1) ?? 0);
  const band = decided.map((count) => reach[count] as number);
  const chosen = Array.from({ length: game.size }, (_, move) => person.filter((one) => one === move).length);
  return {
    leads,
    band,
    person: peakOf(leads),
    bot: peakOf(leads.map((one) => -one)),
    turns: turnsOf(leads),
    chosen,
  };
}

function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}

function peakOf(leads: readonly number[]): Peak {
  const by = Math.max(0, ...leads);
  return { by, round: by === 0 ? 0 : leads.indexOf(by) + 1 };
}

function turnsOf(leads: readonly number[]): number[] {
  let ahead = 0;
  return leads.flatMap((lead, at) => {
    const [before, now] = [ahead, Math.sign(lead)];
    if (now !== 0) ahead = now;
    return before * now < 0 ? [at + 1] : [];
  });
}

/** Whether a score is beyond chance; `few` if no score in so few rounds could be. */
export function chanceVerdict(won: number, lost: number): "beyond" | "within" | "few" {
  const decided = won + lost;
  const reach = chanceReach(decided)[decided] as number;
  if (reach >= decided) return "few";
  return Math.abs(won - lost) > reach ? "beyond" : "within";
}

/**
 * By decided rounds, 0 … `decidedMax`: the smallest lead that at most 5 % of matches of fair coin tosses exceed
 * (two-sided sign test). It also holds for matches to n points, because reaching n first within a number of rounds and
 * having n after them are the same event. If a lead of one parity falls below the previous value, it takes that value,
 * because no lead lies between.
 */
export function chanceReach(decidedMax: number): readonly number[] {
  const reach = [0];
  // The fewest losses within chance, the probability of exactly that many, and of fewer.
  let [lost, same, fewer] = [0, 1, 0];
  for (let decided = 1; decided <= decidedMax; decided++) {
    const oneFewer = (same * lost) / (decided - lost);
    fewer -= oneFewer / 2;
    same = (same + oneFewer) / 2;
    if (2 * (fewer + same) <= BEYOND) {
      fewer += same;
      same *= (decided - lost) / (lost + 1);
      lost++;
    }
    reach.push(Math.max(reach[decided - 1] as number, decided - 2 * lost));
  }
  return reach;
}
