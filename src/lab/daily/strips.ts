// What strips tell: many people play the mind of a day, their results are all that is seen, and readers of them
// say what the mind will play against somebody else.

import { type FacedMind, MIND_GAME, MIND_ROUNDS, nextReply, turnFrom } from "../../core/daily/index.ts";
import type { Move, Rounds } from "../../core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../core/random/index.ts";
import { drawPerson, type Player } from "./people.ts";

const { size } = MIND_GAME;

/** A day as its players meet it; `isTurned`: each with a number of their own, as in the real game. */
export interface Day {
  readonly strategy: string;
  /** 32 bytes, of which dice and turns follow. */
  readonly seed: Uint8Array;
  readonly isTurned: boolean;
}

/** One person's try: what the mind played, and the results, 1 won, 0 drawn, -1 lost. */
export interface Played {
  readonly bot: Uint8Array;
  readonly results: Int8Array;
}

export function facedBy({ strategy, seed, isTurned }: Day, person: string | number): FacedMind {
  const turn = isTurned ? turnFrom(deriveSeed(seed, "turn", person)) : 0;
  return { strategy, dice: deriveSeed(seed, "dice"), turn };
}

/** Plays a try to its end. */
export function playTry(mind: FacedMind, player: Player): Played {
  const moves = { person: new Uint8Array(MIND_ROUNDS), bot: new Uint8Array(MIND_ROUNDS) };
  for (let round = 0; round < MIND_ROUNDS; round++) {
    const before: Rounds = { person: moves.person.subarray(0, round), bot: moves.bot.subarray(0, round) };
    moves.bot[round] = nextReply(mind, before);
    moves.person[round] = player(before);
  }
  const results = Int8Array.from(moves.person, (move, at) =>
    MIND_GAME.result("person", move, moves.bot[at] as Move),
  );
  return { bot: moves.bot, results };
}

/** The tries of people of that day; `label` tells one crowd from another. `draw`: who they are. */
export function playCrowd(
  day: Day,
  people: number,
  label: string,
  draw: (random: RandomSource) => Player = drawPerson,
): readonly Played[] {
  return Array.from({ length: people }, (_, at) => {
    const person = draw(seededRandom(deriveSeed(day.seed, label, at)));
    return playTry(facedBy(day, `${label} ${at}`), person);
  });
}

/** Looks at every round alone: people take some moves more often than others, so results tell what met them. */
export function readRounds(strips: readonly Int8Array[], habits: readonly Played[]): readonly Move[] {
  const usual = moveShares(habits);
  return Array.from({ length: MIND_ROUNDS }, (_, round) => {
    const likelihoods = Array.from({ length: size }, (_, move) =>
      strips.reduce(
        (sum, results) => sum + Math.log(chanceOf(results[round] as number, move, usual[round])),
        0,
      ),
    );
    return likelihoods.indexOf(Math.max(...likelihoods));
  });
}

/** The chance that somebody with these habits has that result against that move. */
function chanceOf(result: number, move: Move, shares: readonly number[] = []): number {
  const own = shares.findIndex((_, candidate) => MIND_GAME.result("person", candidate, move) === result);
  return Math.max(1e-3, shares[own] ?? 0);
}

/** Round by round, how often people take each move, whomever they meet. */
function moveShares(tries: readonly Played[]): readonly (readonly number[])[] {
  return Array.from({ length: MIND_ROUNDS }, (_, round) =>
    Array.from({ length: size }, (_, move) => {
      const taking = tries.filter(({ bot, results }) => {
        const theirs = bot[round] as Move;
        return MIND_GAME.result("person", move, theirs) === results[round];
      });
      return taking.length / tries.length;
    }),
  );
}

/** What a crowd's strips are like, and what its mind played, of one mind that might be that of the day. */
export interface Suspect {
  readonly strategy: string;
  /** Logarithms of chances, at [round][result before][result]. */
  readonly logs: Float64Array;
  /** How often it played each move in each round, at [round][move]. */
  readonly times: Float64Array;
}

const cellOf = (results: Int8Array, round: number): number =>
  (round * size + (round === 0 ? 1 : (results[round - 1] as number) + 1)) * size +
  (results[round] as number) +
  1;

export function suspectOf(strategy: string, tries: readonly Played[]): Suspect {
  const counts = new Float64Array(MIND_ROUNDS * size * size).fill(0.5);
  for (const { results } of tries)
    for (let round = 0; round < MIND_ROUNDS; round++) {
      const cell = cellOf(results, round);
      counts[cell] = (counts[cell] as number) + 1;
    }
  const logs = counts.map((count, cell) => {
    const start = cell - (cell % size);
    return Math.log(count / counts.subarray(start, start + size).reduce((all, one) => all + one, 0));
  });
  const times = new Float64Array(MIND_ROUNDS * size);
  for (const { bot } of tries)
    bot.forEach((move, round) => {
      times[round * size + move] = (times[round * size + move] as number) + 1;
    });
  return { strategy, logs, times };
}

/** Looks at how results follow each other, and takes the suspect whose crowd's strips are most like these. */
export function readStrips(strips: readonly Int8Array[], suspects: readonly Suspect[]): Suspect {
  const likelihoods = suspects.map(({ logs }) =>
    strips.reduce((sum, results) => {
      let all = sum;
      for (let round = 0; round < MIND_ROUNDS; round++) all += logs[cellOf(results, round)] as number;
      return all;
    }, 0),
  );
  return suspects[likelihoods.indexOf(Math.max(...likelihoods))] as Suspect;
}

/** The likeliest move of each round, if it is one of these. */
export function likeliestMoves(suspects: readonly Suspect[]): readonly Move[] {
  return Array.from({ length: MIND_ROUNDS }, (_, round) => {
    const sums = Array.from({ length: size }, (_, move) =>
      suspects.reduce((all, { times }) => all + (times[round * size + move] as number), 0),
    );
    return sums.indexOf(Math.max(...sums));
  });
}
