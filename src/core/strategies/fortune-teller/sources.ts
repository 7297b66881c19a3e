// What the mixers mix: habits by situation, people's habits, and guesses. A guess names one move, and learns how far from
// it on the circle the real one is: somebody who always plays one further is read as surely as who plays it.

import type { Move } from "../../games/matrix-game.ts";
import type { Followed, LongestMatch } from "../bases/longest-match.ts";
import { CONTEXTS, type Played, type Situation } from "./contexts.ts";
import { type Memory, STEP_PAIRS } from "./memory.ts";
import { LEVELS, levelOf, type Opinions } from "./mixing.ts";
import type { Habit } from "./population.ts";

/** Prior weights of a habit: of the population in rounds, of chance in rounds per move. */
export const POPULATION_ROUNDS = 6;
const CHANCE_ROUNDS = 0.4;
/** Older guesses fade by this factor. */
const GUESS_DECAY = 0.97;

/** What a round starts from. */
export interface Now {
  readonly size: number;
  readonly played: Played;
  /** By context; undefined for relative contexts before the first round. */
  readonly situations: readonly (Situation | undefined)[];
  /** The memory's row by context; -1 for none. */
  readonly rows: readonly number[];
  /** The population's habit by context. */
  readonly people: readonly (Habit | undefined)[];
}

/** Inputs that are adjacent among those of the mind. */
export interface Source {
  readonly inputs: number;
  /** Writes its opinions, from input `first` on. */
  speak(opinions: Opinions, first: number, now: Now): void;
  /** Learns from the round that it last spoke on. */
  learn?(own: Move, came: Move): void;
}

/** The player's counts in each situation, with chance as prior, or people's habit where `withPeople` and one is known. */
export function habits(memory: Memory, withPeople: boolean): Source {
  return byContext((context, { rows, people }) => {
    const row = rows[context] as number;
    const shares = withPeople ? people[context]?.shares : undefined;
    return { row, shares, level: row >= 0 ? levelOf(memory.visits(row)) : shares ? 0 : -1 };
  }, memory);
}

/** People's habits alone. */
export function othersHabits(): Source {
  return byContext((context, { people }) => people[context]);
}

interface Followers {
  /** The memory's row, if it counts; -1 for none. */
  readonly row?: number;
  readonly shares: readonly number[] | undefined;
  readonly level: number;
}

function byContext(
  followersIn: (context: number, now: Now) => Followers | undefined,
  memory?: Memory,
): Source {
  return {
    inputs: CONTEXTS.length,
    speak({ logs, levels }, first, now) {
      now.situations.forEach((situation, context) => {
        const { row = -1, shares, level } = (situation && followersIn(context, now)) ?? NOTHING;
        levels[first + context] = level;
        for (let step = 0; level >= 0 && step < now.size; step++) {
          const prior = shares ? POPULATION_ROUNDS * (shares[step] as number) : CHANCE_ROUNDS;
          const cell = (first + context) * now.size + (((situation?.reference ?? 0) + step) % now.size);
          logs[cell] = Math.log(prior + (row < 0 ? 0 : (memory?.count(row, step) ?? 0)));
        }
      });
    },
  };
}

const NOTHING: Followers = { shares: undefined, level: -1 };

/** A guess, and the row of its input that counts how far from it the real moves were. Without a level, that's how much
 * the row has seen. */
interface Guess {
  readonly move: Move;
  readonly row: number;
  readonly level?: number;
}

/** Inputs that guess; each has `rows` rows. */
function guessing(
  size: number,
  { inputs, rows }: { readonly inputs: number; readonly rows: number },
  guessOf: (now: Now, input: number) => Guess | undefined,
): Required<Source> {
  /** How often the real move was 0, 1 … steps after the guess, at [(input * rows + row) * size + step]. */
  const counts = new Float64Array(inputs * rows * size).fill(1);
  let made: (readonly [start: number, move: Move])[] = [];
  return {
    inputs,
    speak({ logs, levels }, first, now) {
      made = [];
      for (let input = 0; input < inputs; input++) {
        const guess = guessOf(now, input);
        levels[first + input] = -1;
        if (!guess) continue;
        const start = (input * rows + guess.row) * size;
        let seen = -size;
        for (let step = 0; step < size; step++) {
          const count = counts[start + step] as number;
          seen += count;
          logs[(first + input) * size + ((guess.move + step) % size)] = Math.log(count);
        }
        levels[first + input] = guess.level ?? levelOf(Math.floor(seen));
        made.push([start, guess.move]);
      }
    },
    learn(_own, came) {
      for (const [start, move] of made) {
        for (let cell = start; cell < start + size; cell++)
          counts[cell] = (counts[cell] as number) * GUESS_DECAY + (1 - GUESS_DECAY);
        const cell = start + ((came - move + size) % size);
        counts[cell] = (counts[cell] as number) + 1;
      }
    },
  };
}

/** What the fortune-teller itself usually plays in a situation: who reads it answers that. After D. Egnor's Iocaine
 * Powder. */
export function secondGuesses(size: number, memory: Memory): Source {
  return guessing(size, { inputs: CONTEXTS.length, rows: LEVELS }, ({ situations, rows }, context) => {
    const row = rows[context] as number;
    const situation = situations[context];
    if (!situation || row < 0) return undefined;
    const level = levelOf(memory.visits(row));
    return { move: (memory.ownHabit(row) + situation.ownReference) % size, row: level, level };
  });
}

/** A situation's last follower, by the steps that led to it: for players who avoid, repeat or walk on. */
export function lastFollowers(size: number, memory: Memory): Source {
  return guessing(size, { inputs: CONTEXTS.length, rows: STEP_PAIRS }, ({ situations, rows }, context) => {
    const row = rows[context] as number;
    const situation = situations[context];
    if (!situation || row < 0) return undefined;
    return { move: (memory.newest(row) + situation.reference) % size, row: memory.steps(row) };
  });
}

/** The lengths that matches are told apart by, in rounds. */
const MATCH_LENGTHS = [1, 2, 4, 8, 16] as const;
const MATCH_MAX = [16] as const;

/** Both sides' moves after the longest match of the opponent's moves, of the own moves, or of both. */
export function longestMatches(size: number, match: LongestMatch): Source {
  let found: readonly Followed[] = [];
  return guessing(size, { inputs: 6, rows: MATCH_LENGTHS.length }, (_now, input) => {
    if (input === 0) found = match.followed(MATCH_MAX);
    const followed = found[input >> 1];
    if (!followed) return undefined;
    const longest = MATCH_LENGTHS.findLastIndex((length) => length <= followed.length);
    return { move: input % 2 === 0 ? followed.opponent : followed.own, row: longest, level: longest + 1 };
  });
}

const FREQUENCY_DECAYS = [0.6, 0.85, 0.95, 1] as const;

/** Each side's most frequent move over four spans of time. */
export function frequencies(size: number): Source {
  const inputs = 2 * FREQUENCY_DECAYS.length;
  const counts = Array.from({ length: inputs }, () => new Array<number>(size).fill(0));
  const source = guessing(size, { inputs, rows: 1 }, ({ played }, input) => {
    const row = counts[input] as number[];
    return played.bot.length === 0 ? undefined : { move: row.indexOf(Math.max(...row)), row: 0, level: 0 };
  });
  return {
    ...source,
    learn(own, came) {
      source.learn(own, came);
      counts.forEach((row, input) => {
        const decay = FREQUENCY_DECAYS[input >> 1] as number;
        for (let move = 0; move < size; move++) row[move] = (row[move] as number) * decay;
        const move = input % 2 === 0 ? came : own;
        row[move] = (row[move] as number) + 1;
      });
    },
  };
}
