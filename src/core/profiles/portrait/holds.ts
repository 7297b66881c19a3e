// What a condition and a move mean before a round.

import type { Move, Result, Rounds } from "../../games/index.ts";
import { type Condition, MEMORY_ROUNDS, PORTRAIT_GAME, type SaidMove, type Step } from "./portrait.ts";

const { size } = PORTRAIT_GAME;

/** Whether the condition holds before round `at`, from 0. It doesn't where it asks for rounds before the first. */
export function holds(condition: Condition, rounds: Rounds, at: number): boolean {
  const { person, bot } = rounds;
  switch (condition.kind) {
    case "both":
      return holds(condition.first, rounds, at) && holds(condition.second, rounds, at);
    case "result":
      return resultOf(rounds, at - condition.ago) === condition.result;
    case "own":
      return person[at - condition.ago] === condition.move;
    case "bot":
      return bot[at - condition.ago] === condition.move;
    case "own-step":
      return stepOf(person, person, at - 1) === condition.step;
    case "bot-step":
      return stepOf(bot, bot, at - 1) === condition.step;
    case "same-move":
      return isRun(at, condition.rounds, (round) => person[round] === person[at - 1]);
    case "same-result":
      return isRun(at, condition.rounds, (round) => resultOf(rounds, round) === condition.result);
    case "since":
      return isRun(at, condition.rounds, (round) => person[round] !== condition.move);
    case "count":
      return at >= condition.rounds && isExtreme(condition, person.subarray(at - condition.rounds, at));
  }
}

/** The move that's meant before round `at`; undefined if it depends on a round before the first. */
export function moveOf(said: SaidMove, rounds: Rounds, at: number): Move | undefined {
  const { person, bot } = rounds;
  switch (said.kind) {
    case "move":
      return said.move;
    case "own":
      return stepped(person[at - 1], said.step);
    case "bot":
      return stepped(bot[at - 1], said.step);
    case "again": {
      const from = said.from === "own" ? person : bot;
      return stepped(from[at - 1], stepOf(person, from, at - said.ago));
    }
    case "as-before":
      return asBefore(said.rounds, rounds, at);
  }
}

/** The move that relates to another one by a step; undefined if either is. */
function stepped(other: Move | undefined, step: Step | undefined): Move | undefined {
  return other === undefined || step === undefined ? undefined : (other - step + size) % size;
}

/** The person's move after the newest earlier stretch of `length` rounds with the moves of the last ones. */
function asBefore(length: number, { person, bot }: Rounds, at: number): Move | undefined {
  const first = Math.max(length, at - MEMORY_ROUNDS);
  for (let next = at - 1; next >= first; next--) {
    let same = 0;
    while (same < length && isSame(next - 1 - same, at - 1 - same)) same++;
    if (same === length) return person[next];
  }
  return undefined;

  function isSame(one: number, other: number): boolean {
    return person[one] === person[other] && bot[one] === bot[other];
  }
}

function resultOf({ person, bot }: Rounds, round: number): Result | undefined {
  const [own, other] = [person[round], bot[round]];
  return own === undefined || other === undefined ? undefined : PORTRAIT_GAME.result("person", own, other);
}

/** How a round's move relates to another one in the round before; undefined before the second round. */
function stepOf(moves: Uint8Array, others: Uint8Array, round: number): Step | undefined {
  const [move, other] = [moves[round], others[round - 1]];
  return move === undefined || other === undefined ? undefined : (((other - move + size) % size) as Step);
}

function isRun(at: number, rounds: number, is: (round: number) => boolean): boolean {
  if (at < rounds) return false;
  for (let round = at - rounds; round < at; round++) if (!is(round)) return false;
  return true;
}

function isExtreme(
  { move, often }: { readonly move: Move; readonly often: "least" | "most" },
  moves: Uint8Array,
): boolean {
  const counts = new Array<number>(size).fill(0);
  for (const one of moves) counts[one] = (counts[one] as number) + 1;
  const own = counts[move] as number;
  return counts.every((count, one) => one === move || (often === "least" ? own < count : own > count));
}
