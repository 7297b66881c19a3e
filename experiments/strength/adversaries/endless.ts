// A person who drains the bot for as long as they like, changing anything they may in between.

import { CATALOGUE } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import { seedBytes } from "../../../src/lab/kit/task-values.ts";
import { BANKED, type Meeting, NOVICE, Person, USUAL } from "./person.ts";
import { least, most } from "./policies.ts";

/** What the person does: teach an opponent that has no account, for free, then freeze the model and drain it; reset it
 * before every round; start a new match with the novice every fifth round, or drain the mirror; do any of these at
 * random, with alternating feeding; or know the rounds of a linked account that drains, too. */
export const SCHEMES = ["teach and freeze", "reset", "novices", "mirror", "anything", "linked"] as const;
type Scheme = (typeof SCHEMES)[number];

export interface EndlessTask {
  readonly scheme: Scheme;
  readonly rounds: number;
  readonly match: number;
  readonly seed: number;
}

export interface EndlessCourse {
  readonly scheme: Scheme;
  /** The largest lead of one account at any time, in expected points. */
  readonly most: number;
  readonly rounds: number;
}

/** Has no account: lessons are free. */
const TEACHER = "constant";
const TAUGHT_ROUNDS = 40;
const TURN_ROUNDS = 30;
const MATCH_ROUNDS = 5;
const GAMES = CATALOGUE.map(({ id }) => id);

/** Deterministic. */
export function playEndlessly({ scheme, rounds, match, seed }: EndlessTask): EndlessCourse {
  const seedOf = (role: string): Uint8Array =>
    deriveSeed(seedBytes(seed), "strength", "endless", scheme, role, match);
  const persons = ["person", "other"].map((role) => new Person(seedOf(role), OPPONENTS[scheme]));
  const random = seededRandom(seedOf("lots"));
  const leads = persons.map(() => 0);
  let farthest = 0;
  for (let round = 0; round < rounds; round++) {
    const at = scheme === "linked" ? round % 2 : 0;
    const person = persons[at] as Person;
    const { isFed, ...meeting } = stepOf(scheme, round, person, (bound) => random.below(bound));
    const played = person.play(meeting, isFed ? most : least);
    if (scheme === "linked") persons[1 - at]?.watch(meeting, played);
    leads[at] = (leads[at] as number) + played.expected;
    farthest = Math.max(farthest, ...leads);
  }
  return { scheme, most: farthest, rounds };
}

const OPPONENTS: Readonly<Record<Scheme, readonly string[]>> = {
  "teach and freeze": [USUAL, TEACHER],
  reset: [USUAL],
  novices: [NOVICE],
  mirror: ["mirror"],
  anything: BANKED,
  linked: [USUAL],
};

interface Step extends Meeting {
  /** Whether the bot gets its best result instead of its worst. */
  readonly isFed?: boolean;
}

function stepOf(scheme: Scheme, round: number, person: Person, lot: (bound: number) => number): Step {
  const game = GAMES[round % GAMES.length] as string;
  switch (scheme) {
    case "teach and freeze": {
      const isTaught = round < TAUGHT_ROUNDS * GAMES.length;
      return { game, opponent: isTaught ? TEACHER : USUAL, isFrozen: !isTaught };
    }
    case "reset":
      person.reset(game);
      return { game, opponent: USUAL, isFrozen: false };
    case "novices":
      if (Math.floor(round / GAMES.length) % MATCH_ROUNDS === 0) person.rematch(game, NOVICE);
      return { game, opponent: NOVICE, isFrozen: false };
    case "mirror":
      return { game, opponent: "mirror", isFrozen: false };
    case "linked":
      return { game, opponent: USUAL, isFrozen: false };
    case "anything":
      return anyStep(round, person, lot);
  }
}

function anyStep(round: number, person: Person, lot: (bound: number) => number): Step {
  const game = GAMES[lot(GAMES.length)] as string;
  const opponent = BANKED[lot(BANKED.length)] as string;
  if (lot(50) === 0) person.reset(game);
  if (lot(10) === 0) person.rematch(game, NOVICE);
  return { game, opponent, isFrozen: lot(2) === 0, isFed: Math.floor(round / TURN_ROUNDS) % 3 === 1 };
}
