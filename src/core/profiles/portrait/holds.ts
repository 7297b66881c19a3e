// What a condition and a move mean before a round.

import type { Move, Result, Rounds } from "../../games/index.ts";
import { type Condition, PORTRAIT_GAME, type SaidMove, type Step } from "./portrait.ts";

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
      return at >= 2 && stepOf(person, at - 1) === condition.step;
    case "bot-step":
      return at >= 2 && stepOf(bot, at - 1) === condition.step;
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

/** The move that's meant before round `at`; undefined before the first round if it's relative. */
export function moveOf(said: SaidMove, { person, bot }: Rounds, at: number): Move | undefined {
  if (said.kind === "move") return said.move;
  const other = (said.kind === "own" ? person : bot)[at - 1];
  return other === undefined ? undefined : (other - said.step + size) % size;
}

function resultOf({ person, bot }: Rounds, round: number): Result | undefined {
  const [own, other] = [person[round], bot[round]];
  return own === undefined || other === undefined ? undefined : PORTRAIT_GAME.result("person", own, other);
}

/** How the move of a round relates to the one before it. */
function stepOf(moves: Uint8Array, round: number): Step {
  return (((moves[round - 1] as Move) - (moves[round] as Move) + size) % size) as Step;
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
