// What the fortune-teller's mind takes, beside its reference in the same run, by turns:
// `npm run bench -- mind`.

import { base64 } from "@scure/base";
import { seededRandom } from "../../src/core/random/index.ts";
import { Mind } from "../../src/core/strategies/fortune-teller/mind.ts";
import { Population } from "../../src/core/strategies/fortune-teller/population.ts";
import { readPopulation } from "../../src/core/strategies/fortune-teller/population-file.ts";
import { RPS_POPULATION } from "../../src/core/strategies/fortune-teller/populations/rps.ts";
import { referenceMind } from "../core/strategies/fortune-teller/reference/index.ts";
import { percentile } from "./figures.ts";
import { printTable } from "./table.ts";

const NEWCOMER_ROUNDS = 300;
const KNOWN_ROUNDS = [1_000, 10_000, 100_000] as const;
/** A player knows no more. */
const ROUNDS_MAX = 10_000;
/** Rounds until a mind is steady, and in one spell of it afterwards. */
const WARM_ROUNDS = 1_500;
const SPELL_ROUNDS = 250;
const SPELLS = 60;
const NEWCOMERS = 40;
const RESTORATIONS = 3;

/** What both minds can do. */
interface Thinking {
  readonly bytes: number;
  probabilities(): Float64Array;
  observe(own: number, opponent: number): void;
}

export interface MindFigure {
  readonly what: string;
  readonly now: number;
  readonly before: number;
  readonly ratio: number;
}

/** Measures and prints; against a person of habits, and where most memory is needed against chance. */
export function benchMind(): readonly MindFigure[] {
  const people = readPopulation(3, base64.decode(RPS_POPULATION));
  const population = new Population(people);
  const makers = [() => new Mind(3, { population }), () => referenceMind(3, people)] as const;
  const [steady, newcomers] = [steadyOf(makers), newcomersOf(makers)];
  const figures = [
    ...quantilesOf("a round, steady", steady),
    ...quantilesOf("a round of a newcomer's first 300", newcomers),
    figureOf("memory at 300 rounds of chance, kB", memoryOf(makers, NEWCOMER_ROUNDS)),
    figureOf("memory at 10,000 rounds of chance, kB", memoryOf(makers, ROUNDS_MAX)),
    ...KNOWN_ROUNDS.map((rounds) =>
      figureOf(`restored from ${rounds.toLocaleString("en")} rounds, ms`, restorationOf(makers, rounds)),
    ),
  ];
  printTable(
    "The fortune-teller's mind, rock-paper-scissors, beside its reference",
    ["", "now", "before", "ratio"],
    figures.map(({ what, now, before, ratio }) => [what, now, before, ratio]),
  );
  return figures;
}

type Makers = readonly [now: () => Thinking, before: () => Thinking];
type Both<T> = readonly [now: T, before: T];

function figureOf(what: string, [now, before]: Both<number>): MindFigure {
  return { what, now, before, ratio: now / before };
}

/** The quiet tenth tells what it costs, the median what it costs here and now. */
function quantilesOf(what: string, [now, before]: Both<readonly number[]>): readonly MindFigure[] {
  const at = (q: number): Both<number> => [percentile(now, q), percentile(before, q)];
  return [figureOf(`${what}, µs: quiet tenth`, at(0.1)), figureOf(`${what}, µs: median`, at(0.5))];
}

function steadyOf([now, before]: Makers): Both<readonly number[]> {
  const players = [player(now(), habits(1)), player(before(), habits(1))] as const;
  for (const play of players) play(WARM_ROUNDS);
  return byTurns(SPELLS, players, (play) => play(SPELL_ROUNDS));
}

function newcomersOf(makers: Makers): Both<readonly number[]> {
  let seed = 0;
  return byTurns(NEWCOMERS, makers, (make) => player(make(), habits(seed++))(NEWCOMER_ROUNDS));
}

function restorationOf(makers: Makers, rounds: number): Both<number> {
  const known = Math.min(rounds, ROUNDS_MAX);
  const times = byTurns(RESTORATIONS, makers, (make) => (player(make(), habits(2))(known) * known) / 1000);
  return [Math.min(...times[0]), Math.min(...times[1])];
}

function memoryOf([now, before]: Makers, rounds: number): Both<number> {
  const bytesOf = (mind: Thinking): number => {
    player(mind, chance(1))(rounds);
    return mind.bytes / 1000;
  };
  return [bytesOf(now()), bytesOf(before())];
}

function byTurns<T>(turns: number, both: Both<T>, measure: (one: T) => number): Both<number[]> {
  const [now, before]: Both<number[]> = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    now.push(measure(both[0]));
    before.push(measure(both[1]));
  }
  return [now, before];
}

type Rounds = (then: (own: number, opponent: number) => void) => void;

/** Plays on for so many rounds; gives the microseconds of processor time of each: what else the
 * machine does is not the mind's, though it makes its caches smaller. */
function player(mind: Thinking, round: Rounds): (rounds: number) => number {
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

/** Somebody who moves on, copies, stays or does anything, against random moves. */
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
