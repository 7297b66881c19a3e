// One person of the proof that every move counts once: plays a fixed number of turns, and presses
// many of them more often than once.

import { decodeAction, encodeAction } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import type { Simulator } from "../../platforms/conformance/rig.ts";
import {
  buttonIds,
  type DiscordMessage,
  type DiscordOutcome,
  newDiscordUser,
  pressOnDiscord,
  sayOnDiscord,
} from "../discord-table.ts";

/** What all players share: the table, and what is counted at it. */
export interface OnceTable {
  readonly simulator: Simulator;
  readonly turns: number;
  readonly tally: OnceTally;
  /** How many bots get every event now. */
  bots(): number;
  /** Called after each answered turn. */
  onTurn(): Promise<void>;
}

/** Counts of what was sent and of what came back. */
export interface OnceTally {
  /** Presses, each with an id of its own. */
  presses: number;
  /** How often a press was delivered to some bot. */
  deliveries: number;
  /** Presses that were delivered twice under one id. */
  duplicated: number;
  /** Presses that were sent again at the same time under a new id. */
  sentAgain: number;
  /** Presses that nobody answered. */
  unanswered: number;
  /** Turns whose buttons were not on the message yet when their person wanted to press them. */
  outOfDate: number;
  /** Turns that were answered. */
  accepted: number;
}

/** What a person pressed, to be compared with what was counted. */
export interface OnceSeat {
  readonly user: string;
  /** Move numbers, in order. */
  readonly pressed: readonly number[];
}

/** The game that is played. */
export const ONCE_GAME = "rps";
const MOVE_IDS = matrixGame(ONCE_GAME)?.moveIds ?? [];
const TRIES = 20;

/** Sits down a new person, begins an endless match and plays all its turns. @throws Error when a
 * turn is never answered. */
export async function playOnce(table: OnceTable, random: RandomSource): Promise<OnceSeat> {
  const user = await newDiscordUser(table.simulator);
  const opened = await sayOnDiscord(table.simulator, user, "rps play", { length: "endless" });
  if (!opened.message) throw new Error(`no match began: ${opened.state}`);
  const session = sessionOf(opened.message);
  const pressed = Array.from({ length: table.turns }, () => random.below(MOVE_IDS.length));
  for (const [turn, move] of pressed.entries()) {
    const button = encodeAction({ scope: ONCE_GAME, session, turn, move: MOVE_IDS[move] as string });
    await playTurn(table, random, user, { message: opened.message.id, button });
    await table.onTurn();
  }
  return { user, pressed };
}

function sessionOf(message: DiscordMessage): string {
  const action = decodeAction(buttonIds(message)[0] ?? "");
  if (!action) throw new Error("the match has no buttons");
  return action.session;
}

/** Presses until the turn is answered, as a person does whose press was swallowed. */
async function playTurn(
  table: OnceTable,
  random: RandomSource,
  user: string,
  press: { readonly message: string; readonly button: string },
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const outcomes = await Promise.all(pressSomehow(table, random, user, press, tried > 0)).catch(
      unlessOutOfDate,
    );
    if (outcomes.length === 0) table.tally.outOfDate++;
    const answered = outcomes.filter(({ state }) => state === "acked").length;
    table.tally.unanswered += outcomes.length - answered;
    if (answered === 0) continue;
    table.tally.accepted++;
    return;
  }
  throw new Error(`${press.button} was not answered in ${TRIES} tries`);
}

/** No outcomes where the message does not show the button; the next try presses it all the same. */
function unlessOutOfDate(error: unknown): readonly DiscordOutcome[] {
  if (error instanceof Error && error.message.includes("no such component")) return [];
  throw error;
}

/**
 * Once; once and delivered twice; or twice at the same time: a third each. Unless it is a new try,
 * the button has to stand on the message: the view has kept up with the match.
 */
function pressSomehow(
  { simulator, tally, bots }: OnceTable,
  random: RandomSource,
  user: string,
  press: { readonly message: string; readonly button: string },
  again: boolean,
): Promise<DiscordOutcome>[] {
  const way = (["once", "duplicated", "again"] as const)[random.below(3)];
  const duplicate = way === "duplicated" ? 1 : 0;
  const presses = way === "again" ? 2 : 1;
  tally.presses += presses;
  tally.duplicated += duplicate;
  tally.sentAgain += presses - 1;
  tally.deliveries += (presses + duplicate) * bots();
  return Array.from({ length: presses }, (_, copy) =>
    pressOnDiscord(simulator, user, press, { duplicate, force: again || copy > 0 }),
  );
}
