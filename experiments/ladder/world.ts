// Simulated people and their duels, first to three, with or without the rules of the ladder.

import {
  decideDuel,
  type FinishedDuel,
  type LadderPerson,
  type LadderResult,
  type Rating,
  ratingAt,
  type Score,
  type Standing,
  UNPLAYED,
  withResults,
} from "../../src/core/ladder/index.ts";
import type { RandomSource } from "../../src/core/random/index.ts";
import { monthOf } from "../../src/infra/calendar.ts";

const POINTS = 3;
/** Share of rounds between two who choose about evenly. */
const DRAWN = 1 / 3;
export const DAY_MS = 86_400_000;
/** The first day of a month of 30 days. */
export const BEGIN = Date.UTC(2026, 5, 1);

/** The result of a duel, from the first side. */
export interface Course extends Pick<FinishedDuel, "winner" | "ending" | "played"> {}

/** The result of a duel in which the first side wins `chance` of the decided rounds; `leaves`: it resigns if it loses
 * the first round. */
export function courseOf(random: RandomSource, chance: number, leaves = false): Course {
  const points: [number, number] = [0, 0];
  let played = 0;
  while (points[0] < POINTS && points[1] < POINTS) {
    played++;
    if (random.unit() < DRAWN) continue;
    points[random.unit() < chance ? 0 : 1]++;
    if (leaves && played === 1 && points[1] === 1) return { winner: 1, ending: "resigned", played };
  }
  return { winner: points[0] === POINTS ? 0 : 1, ending: "score", played };
}

/** Probability of winning a decided round, for two strengths on the logistic scale. */
export function roundChance(one: number, other: number): number {
  return 1 / (1 + Math.exp(other - one));
}

/** Probability of being first to three. */
export function duelChance(round: number): number {
  const lost = 1 - round;
  return round ** 3 * (1 + 3 * lost + 6 * lost ** 2);
}

/** People by number; their logs are like the bot's, but never folded. */
export class LadderWorld {
  readonly #people: LadderPerson[] = [];
  readonly #hasRules: boolean;
  #duels = 0;

  constructor(hasRules = true) {
    this.#hasRules = hasRules;
  }

  /** Adds a person with fresh logs; `digest`: of the person whose identity it is. */
  enter(digest?: number): number {
    const at = this.#people.length;
    this.#people.push({ base: UNPLAYED, results: [], standing: UNPLAYED, digests: [`p${digest ?? at}`] });
    return at;
  }

  /** Whether the duel was rated. */
  play([one, other]: readonly [number, number], course: Course, at: number): boolean {
    const people = [this.#people[one], this.#people[other]] as [LadderPerson, LadderPerson];
    const duel = { ...course, id: `d${this.#duels++}`, at, month: monthOf(at) };
    const facts = { ...duel, isRated: true, isLate: false, isPairFull: false };
    const { why, results } = this.#hasRules ? decideDuel(facts, people) : unbounded(facts, people);
    if (results[0]) this.#add(one, results[0]);
    if (results[1]) this.#add(other, results[1]);
    return why === undefined;
  }

  #add(person: number, result: LadderResult): void {
    const before = this.#people[person] as LadderPerson;
    const standing = withResults(before.standing, [result]);
    this.#people[person] = { ...before, standing, results: [...before.results, result] };
  }

  standing(person: number): Standing {
    return (this.#people[person] as LadderPerson).standing;
  }

  rating(person: number, at: number): Rating {
    return ratingAt(this.standing(person), at);
  }
}

/** Every result counts, in full, for both. */
function unbounded({ id, at, winner }: FinishedDuel, people: readonly [LadderPerson, LadderPerson]) {
  const result = (side: 0 | 1): LadderResult => {
    const { standing, digests } = people[1 - side] as LadderPerson;
    const { rating, deviation } = ratingAt(standing, at);
    const score: Score = winner === "level" ? 0.5 : winner === side ? 1 : 0;
    const counted = { score, weight: 1, hasLeft: false };
    return { id, at, rating, deviation, opponent: digests, isNewcomer: false, ...counted };
  };
  return { why: undefined, results: [result(0), result(1)] as const };
}
