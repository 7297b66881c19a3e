// Simulated people at games with two moves, modelled on the literature about people pressing two keys.

import type { Move } from "../../src/core/games/index.ts";
import { pickRandom, type RandomSource } from "../../src/core/random/index.ts";

/** The probability of move 1 after these rounds, at least one. */
export type Habit = (person: readonly Move[], bot: readonly Move[]) => number;

/** Draws one person's habit. */
type Draw = (random: RandomSource) => Habit;

/** Families for tuning the fortune-teller. */
export const KNOWN_FAMILIES: Readonly<Record<string, Draw>> = {
  coin(random) {
    const one = logistic(normal(random, 0, 0.6));
    return () => one;
  },
  alternation(random) {
    const switches = normal(random, 0.4, 0.8);
    return (person) => switching(person, switches);
  },
  "short runs"(random) {
    const [first, growth] = [normal(random, 0, 0.8), Math.abs(normal(random, 0.4, 0.4))];
    return (person) => switching(person, first + growth * (runOf(person) - 1));
  },
  "win stay, lose shift"(random) {
    const [won, lost] = [normal(random, -0.3, 0.8), normal(random, 0.5, 0.8)];
    return (person, bot) => switching(person, person.at(-1) === bot.at(-1) ? lost : won);
  },
  moves(random) {
    const order = 1 + random.below(4);
    const spread = between(random, 0.5, 1.6);
    const logits = listOf(2 ** order, () => normal(random, 0, spread));
    return (person) =>
      person.length < order ? 0.5 : logistic(logits[numberOf(person.slice(-order))] as number);
  },
  steps(random) {
    const order = 1 + random.below(4);
    const [spread, mean] = [between(random, 0.4, 1.4), normal(random, 0.3, 0.4)];
    const logits = listOf(2 ** order, () => normal(random, mean, spread));
    return (person) =>
      person.length <= order ? 0.5 : switching(person, logits[numberOf(stepsOf(person, order))] as number);
  },
  drifting(random) {
    const deviations = [0.05, 0.05, 0.02, 0.05];
    const weights = [[0, 0.3] as const, [0.3, 0.7] as const, [0.2, 0.3] as const, [0, 0.4] as const].map(
      ([mean, deviation]) => normal(random, mean, deviation),
    );
    return (person) => {
      deviations.forEach((deviation, index) => {
        weights[index] = (weights[index] as number) + normal(random, 0, deviation);
      });
      const [bias, switches, runs, repeats] = weights as [number, number, number, number];
      return biased(person, bias, switches + runs * (runOf(person) - 2) + repeats * switched(person, 1));
    };
  },
  rhythm(random) {
    const pattern = listOf(2 + random.below(5), () => random.below(2));
    const slips = between(random, 0.1, 0.4);
    let at = 1;
    return () => {
      if (random.unit() < 0.03) at++;
      return pattern[at++ % pattern.length] === 1 ? 1 - slips : slips;
    };
  },
  everything(random) {
    const [bias, switches, runs] = [
      normal(random, 0, 0.3),
      normal(random, 0.3, 0.6),
      normal(random, 0.2, 0.3),
    ];
    const [repeats, older] = [normal(random, 0, 0.4), normal(random, 0, 0.35)];
    const [losses, both] = [normal(random, 0.2, 0.5), normal(random, 0, 0.4)].map(
      (weight) => weight * random.below(2),
    ) as [number, number];
    return (person, bot) => {
      const lost = person.at(-1) === bot.at(-1) ? 1 : -1;
      const steps = repeats * switched(person, 1) + older * switched(person, 2);
      const reaction = lost * (losses + both * switched(person, 1));
      return biased(person, bias, switches + runs * (runOf(person) - 2) + steps + reaction);
    };
  },
};

/** Held-out families: evaluated once, after every choice was made. */
export const HELD_OUT_FAMILIES: Readonly<Record<string, Draw>> = {
  balance(random) {
    const [memory, strength] = [4 + random.below(8), between(random, 0.15, 0.6)];
    return (person) => {
      const last = person.slice(-memory);
      return logistic(-strength * last.reduce((sum, move) => sum + 2 * move - 1, 0));
    };
  },
  words(random) {
    const words = listOf(4 + random.below(4), () => listOf(2 + random.below(3), () => random.below(2)));
    const often = words.flatMap((word, rank) => listOf(Math.round(12 / (rank + 1)), () => word));
    const slips = between(random, 0.02, 0.2);
    let rest: readonly Move[] = [];
    return () => {
      const [move, ...others] = rest.length > 0 ? rest : pickRandom(random, often);
      rest = others;
      return move === 1 ? 1 - slips : slips;
    };
  },
  imitation(random) {
    const age = 1 + random.below(2);
    const [copies, switches] = [normal(random, 0, 0.8), normal(random, 0.3, 0.3)];
    return (person, bot) => biased(person, bot.at(-age) === 1 ? copies : -copies, switches);
  },
  turncoat(random) {
    const draw = (): Habit => pickRandom(random, Object.values(KNOWN_FAMILIES).slice(0, 5))(random);
    const every = 40 + random.below(80);
    let habit = draw();
    return (person, bot) => {
      if (person.length % every === 0) habit = draw();
      return habit(person, bot);
    };
  },
  "run lengths"(random) {
    const ends = listOf(5, () => between(random, 0.15, 0.85));
    return (person) => {
      const end = ends[Math.min(5, runOf(person)) - 1] as number;
      return person.at(-1) === 1 ? 1 - end : end;
    };
  },
};

/** Share of people whose first move is 0, after recordings of people pressing two keys. */
const BEGINS_WITH_0 = 0.77;
/** Share of people who play mostly at random. */
const ABSENT = 0.2;

/** One person of the family: the probability of move 1, including in the first round. */
export function drawPerson(draw: Draw, random: RandomSource): Habit {
  const habit = draw(random);
  const chance = random.unit() < ABSENT ? between(random, 0.5, 0.9) : between(random, 0, 0.2);
  return (person, bot) =>
    person.length === 0 ? 1 - BEGINS_WITH_0 : (1 - chance) * habit(person, bot) + chance / 2;
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** P(1) of a person who switches with these log odds. */
function switching(person: readonly Move[], switches: number): number {
  return biased(person, 0, switches);
}

/** P(1) from the log odds of 1 and of switching. */
function biased(person: readonly Move[], one: number, switches: number): number {
  return logistic(one + (person.at(-1) === 1 ? -switches : switches));
}

/** Length of the current run, at most six. */
function runOf(person: readonly Move[]): number {
  let length = 1;
  while (length < 6 && length < person.length && person.at(-1 - length) === person.at(-1)) length++;
  return length;
}

/** 1 if the move of that age differs from the one before it, otherwise -1. */
function switched(person: readonly Move[], age: number): number {
  return person.length > age && person.at(-age) !== person.at(-1 - age) ? 1 : -1;
}

function stepsOf(person: readonly Move[], count: number): readonly number[] {
  return listOf(count, (index) => (switched(person, index + 1) + 1) / 2);
}

function numberOf(digits: readonly number[]): number {
  return digits.reduce((number, digit) => 2 * number + digit, 0);
}

function listOf<Item>(length: number, make: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => make(index));
}

function between(random: RandomSource, from: number, to: number): number {
  return from + (to - from) * random.unit();
}

/** Box and Muller (1958). */
function normal(random: RandomSource, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.unit()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * random.unit());
}
