// Course of a match: who led by how much and when, the chosen moves, and the reach of chance.

import type { MatrixGame, Move, Rounds } from "../games/index.ts";

/** Share of matches by chance alone that may lie beyond the band. */
const BEYOND = 0.05;

interface Peak {
  readonly by: number;
  readonly round: number;
}

/** Rounds are counted from 1. */
export interface Course {
  /** The person's wins minus the bot's, after each round. */
  readonly leads: readonly number[];
  /** Reach of chance from level at each round, 95 times in 100; see `chanceReach`. */
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

/** Whether a score is beyond chance; `few` where no score of so many rounds could be. */
export function chanceVerdict(won: number, lost: number): "beyond" | "within" | "few" {
  const decided = won + lost;
  const reach = chanceReach(decided)[decided] as number;
  if (reach >= decided) return "few";
  return Math.abs(won - lost) > reach ? "beyond" : "within";
}

/**
 * By decided rounds, 0 … `decidedMax`: the least lead not surpassed in more than 5 % of matches of
 * fair coin tosses (two-sided sign test). Also valid for matches to n points, because being first
 * to n within some rounds and having n after them are one event. A lead of one parity that reaches
 * less far than the one before takes its value, because no lead lies between.
 */
export function chanceReach(decidedMax: number): readonly number[] {
  const reach = [0];
  // The fewest losses that are not beyond chance, the chance of exactly as many, and of fewer.
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
