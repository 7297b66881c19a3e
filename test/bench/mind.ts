// What the fortune-teller's `Mind` costs in processor time and memory: `npm run bench -- mind`.

import { circleGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { knownPeople } from "../../src/core/strategies/fortune-teller/fortune-teller.ts";
import { Mind } from "../../src/core/strategies/fortune-teller/mind.ts";
import { percentile, printTable } from "./figures.ts";

const NEWCOMER_ROUNDS = 300;
const KNOWN_ROUNDS = [1_000, 10_000] as const;
/** No player's history is longer. */
const ROUNDS_MAX = 10_000;
/** Rounds until a `Mind` is warm, then rounds per measured spell. */
const WARM_ROUNDS = 1_500;
const SPELL_ROUNDS = 250;
const SPELLS = 60;
const NEWCOMERS = 40;
const RESTORATIONS = 3;

type Figure = readonly [what: string, value: number];

/** Measures and prints: time against a person with habits, memory against random play, which needs the most. */
export function benchMind(): void {
  const made = (): Mind => new Mind(3, knownPeople(circleGame(3)));
  const steady = player(made(), habits(1));
  steady(WARM_ROUNDS);
  const figures = [
    ...quantilesOf(
      "a round, steady",
      times(SPELLS, () => steady(SPELL_ROUNDS)),
    ),
    ...quantilesOf(
      "a round of a newcomer's first 300",
      times(NEWCOMERS, (seed) => player(made(), habits(seed))(NEWCOMER_ROUNDS)),
    ),
    memoryOf(made(), NEWCOMER_ROUNDS),
    memoryOf(made(), ROUNDS_MAX),
    ...KNOWN_ROUNDS.map((rounds) => restorationOf(made, rounds)),
  ];
  printTable("The fortune-teller's mind, rock-paper-scissors", ["", ""], figures);
}

/** The 10th percentile shows the cost on a quiet machine, the median the cost here and now. */
function quantilesOf(what: string, microseconds: readonly number[]): readonly Figure[] {
  return [
    [`${what}, µs: quiet tenth`, percentile(microseconds, 0.1)],
    [`${what}, µs: median`, percentile(microseconds, 0.5)],
  ];
}

function restorationOf(made: () => Mind, rounds: number): Figure {
  const milliseconds = times(RESTORATIONS, () => (player(made(), habits(2))(rounds) * rounds) / 1000);
  return [`restored from ${rounds.toLocaleString("en")} rounds, ms`, Math.min(...milliseconds)];
}

function memoryOf(mind: Mind, rounds: number): Figure {
  player(mind, chance(1))(rounds);
  return [`memory at ${rounds.toLocaleString("en")} rounds of chance, kB`, mind.bytes / 1000];
}

function times(count: number, measure: (time: number) => number): readonly number[] {
  return Array.from({ length: count }, (_, time) => measure(time));
}

type Rounds = (then: (own: number, opponent: number) => void) => void;

/** Plays that many rounds; returns microseconds of processor time per round. That excludes other load on the machine,
 * except for its effect on caches. */
function player(mind: Mind, round: Rounds): (rounds: number) => number {
  return (rounds) => {
    const begun = process.cpuUsage();
    for (let played = 0; played < rounds; played++) {
      round((own, opponent) => {
        mind.probabilities();
        mind.observe(own, opponent);
      });
    }
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / rounds;
  };
}

/** A person who advances, copies, stays or moves at random, against random moves. */
function habits(seed: number): Rounds {
  const random = seededRandom(seed);
  let [own, opponent] = [0, 0];
  return (then) => {
    const lot = random.unit();
    const habit = lot < 0.35 ? (opponent + 1) % 3 : lot < 0.55 ? own : opponent;
    opponent = lot < 0.7 ? habit : random.below(3);
    own = random.below(3);
    then(own, opponent);
  };
}

function chance(seed: number): Rounds {
  const random = seededRandom(seed);
  return (then) => then(random.below(3), random.below(3));
}
