// What each way of farming the ladder gains in a month, with and without the rules.

import { OPPONENTS_MIN, surely } from "../../src/core/ladder/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { BEGIN, type Course, courseOf, DAY_MS, LadderWorld } from "./world.ts";

const DAYS = 30;
/** Equal players who play honestly alongside the farmer. */
const FIELD = 12;
const FIELD_DUELS_A_DAY = 2;
const WON: Course = { winner: 0, ending: "score", played: 6 };
const LOST: Course = { winner: 1, ending: "score", played: 6 };
const LEVEL: Course = { winner: "level", ending: "agreed", played: 6 };
const THROWN: Course = { winner: 0, ending: "resigned", played: 1 };

interface Month {
  readonly world: LadderWorld;
  readonly random: RandomSource;
  readonly field: readonly number[];
  readonly farmer: number;
  /** Another account of the farmer's, which the bot can't link to them; the same number gives the same account. */
  account(number: number): number;
}

export interface Trick {
  readonly name: string;
  /** What the farmer does on a day (0 … 29), at that time. */
  day(month: Month, day: number, at: number): void;
}

const times = (count: number, act: (n: number) => void): void => {
  for (let n = 0; n < count; n++) act(n);
};

const anyOf = ({ random, field }: Month): number => field[random.below(field.length)] as number;

function honest(month: Month, at: number, leaves = false): void {
  const { world, random, farmer } = month;
  world.play([farmer, anyOf(month)], courseOf(random, 0.5, leaves), at);
}

export const TRICKS: readonly Trick[] = [
  { name: "none: two honest duels a day", day: (month, _day, at) => times(2, () => honest(month, at)) },
  {
    name: "a second account loses ten a day",
    day: ({ world, farmer, account }, _day, at) => times(10, () => world.play([farmer, account(0)], WON, at)),
  },
  {
    name: "two accounts trade wins, ten a day",
    day: ({ world, farmer, account }, _day, at) =>
      times(10, (n) => world.play([farmer, account(0)], n % 2 ? WON : LOST, at)),
  },
  {
    name: "draws are agreed with a second account, ten a day",
    day: ({ world, farmer, account }, _day, at) =>
      times(10, () => world.play([farmer, account(0)], LEVEL, at)),
  },
  {
    name: "five accounts lose three a day each",
    day: ({ world, farmer, account }, _day, at) =>
      times(15, (n) => world.play([farmer, account(n % 5)], WON, at)),
  },
  {
    name: "a ring of ten: each beats the next, all lose to one",
    day: ({ world, farmer, account }, _day, at) => {
      times(10, (n) => world.play([account(n), account((n + 1) % 10)], WON, at));
      times(10, (n) => world.play([farmer, account(n)], WON, at));
    },
  },
  {
    name: "one honest account feeds another three a day",
    day: (month, _day, at) => {
      times(2, () => month.world.play([month.account(0), anyOf(month)], courseOf(month.random, 0.5), at));
      times(3, () => month.world.play([month.farmer, month.account(0)], WON, at));
    },
  },
  {
    name: "five fresh accounts a day lose one each",
    day: ({ world, farmer, account }, day, at) =>
      times(5, (n) => world.play([farmer, account(5 * day + n)], WON, at)),
  },
  {
    name: "opponents resign in the first round, ten a day",
    day: ({ world, farmer, account }, _day, at) =>
      times(10, (n) => world.play([farmer, account(n)], THROWN, at)),
  },
  {
    name: "leaves whatever begins with a lost round, six a day",
    day: (month, _day, at) => times(6, () => honest(month, at, true)),
  },
];

export interface TrickRun {
  readonly rating: number;
  /** The number that orders the ladder. */
  readonly sure: number;
  readonly rated: number;
  readonly isRanked: boolean;
  /** The farmer's rank by that number among the field, 1 the first. */
  readonly rank: number;
}

/** A month of a trick; `hasRules`: with the bot's rating rules, otherwise every result counts in full. */
export function runTrick(trick: Trick, seed: number, hasRules: boolean): TrickRun {
  const random = seededRandom(deriveSeed(seedBytes(seed), trick.name));
  const world = new LadderWorld(hasRules);
  const field = Array.from({ length: FIELD }, () => world.enter());
  const farmer = world.enter();
  const accounts = new Map<number, number>();
  const account = (number: number): number => {
    const known = accounts.get(number) ?? world.enter();
    accounts.set(number, known);
    return known;
  };
  const month = { world, random, field, farmer, account };
  for (let day = 0; day < DAYS; day++) {
    const at = BEGIN + day * DAY_MS;
    playField(month, at);
    trick.day(month, day, at + DAY_MS / 2);
  }
  return found(month, BEGIN + DAYS * DAY_MS);
}

function playField({ world, random, field }: Month, at: number): void {
  times((field.length * FIELD_DUELS_A_DAY) / 2, () => {
    const one = random.below(field.length);
    const other = (one + 1 + random.below(field.length - 1)) % field.length;
    world.play([field[one] as number, field[other] as number], courseOf(random, 0.5), at);
  });
}

function found({ world, field, farmer }: Month, at: number): TrickRun {
  const standing = world.standing(farmer);
  const own = world.rating(farmer, at);
  const others = field.map((one) => world.rating(one, at));
  return {
    rating: own.rating,
    sure: surely(own),
    rated: standing.matches,
    isRanked: standing.opponents.length >= OPPONENTS_MIN,
    rank: 1 + others.filter((one) => surely(one) > surely(own)).length,
  };
}
