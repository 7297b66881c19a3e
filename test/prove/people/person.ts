// A person who plays: presses at a human pace, sometimes twice, retries if there was no answer, and stops when done.

import { setTimeout as wait } from "node:timers/promises";
import { encodeAction } from "../../../src/chat/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import type { Answer, Chair, Shown, Way } from "../chats/chat.ts";
import type { Course } from "./course.ts";
import type { Entry, Ledger } from "./ledger.ts";
import { note } from "./ledger.ts";
import { type Reported, reportedBy, sessionIn, turnIn } from "./reported.ts";

/** What a person chooses, and how the game is started. */
export interface Play {
  /** The scope of its buttons. */
  readonly scope: string;
  begin(chair: Chair): Promise<Shown>;
  /** The next move; undefined to wait for a newer message. */
  next(turn: number, shown: Shown): Move | undefined;
}

/** A move's number, and its name in the button. */
interface Move {
  readonly move: number;
  readonly button: string;
}

export interface Person {
  readonly chair: Chair;
  readonly play: Play;
  readonly ledger: Ledger;
  readonly random: RandomSource;
  /** What was pressed for a turn but not yet reported as counted. */
  pending?: { readonly turn: number; readonly button: string; readonly entry: Entry } | undefined;
}

/** Milliseconds between presses: 800 to 1,200. */
const PACE_MS = { least: 800, spread: 400 };
/** Moves that everyone makes after the fault is over. */
const AFTER_FAULT = 2;
/** Consecutive presses without any sign of being counted, after which a person gives up. */
const TRIES = 40;

/** Starts a match, plays until all moves are made and the fault is over, then stops. @throws Error if a match gets
 * stuck. */
export async function playThrough(person: Person, course: Course): Promise<void> {
  const { ledger } = person;
  await wait(person.random.below(PACE_MS.least));
  ledger.session = sessionIn(await begun(person));
  let [turn, moves, tries, afterFault] = [0, 0, 0, 0];
  while (moves < course.turns || afterFault < AFTER_FAULT) {
    if (course.isStopped()) return;
    await wait(PACE_MS.least + person.random.below(PACE_MS.spread));
    const wasOver = course.isOver();
    const moved = await pressTurn(person, course, turn);
    if (moved === "gone") turn = await reopen(person, course);
    tries = moved === "moved" ? 0 : tries + 1;
    if (moved === "moved") [turn, moves] = [turn + 1, moves + 1];
    if (moved === "moved" && wasOver) afterFault++;
    if (tries > TRIES)
      throw new Error(`${ledger.name}, ${ledger.session}: turn ${turn} was not counted in ${TRIES} presses`);
  }
}

type Moved = "moved" | "stays" | "gone";

/** Presses the button for a certain turn, as often as needed; it's the same entry every time. */
async function pressTurn(person: Person, course: Course, turn: number): Promise<Moved> {
  const { chair, play, ledger, random } = person;
  const shown = await chair.look();
  ledger.seen.push(shown.text);
  person.pending ??= begunTurn(person, turn, shown);
  if (!person.pending) return "stays";
  const { entry, button } = person.pending;
  // The message shows that it was counted, although no answer said so.
  if ((turnIn(shown) ?? turn) > turn) return settled(person, noted(course, entry, "late"));
  const action = encodeAction({ scope: play.scope, session: ledger.session, turn, move: button });
  return settled(person, noted(course, entry, reportedBy(await send(chair, course, random, action), turn)));
}

function settled(person: Person, moved: Moved): Moved {
  if (moved !== "stays") person.pending = undefined;
  return moved;
}

function begunTurn({ play, ledger }: Person, turn: number, shown: Shown): Person["pending"] {
  const chosen = play.next(turn, shown);
  if (!chosen) return undefined;
  const { move, button } = chosen;
  const entry: Entry = { move, heard: "unsure" };
  ledger.entries.push(entry);
  return { turn, button, entry };
}

function noted(course: Course, entry: Entry, heard: Reported): Moved {
  if (note(entry, heard)) {
    course.tally.heard++;
    return "moved";
  }
  if (heard === "unsure") course.tally.unsure++;
  return heard === "gone" ? "gone" : "stays";
}

/** Sends it once; once but delivered twice; or twice under two ids. Most presses are sent once. */
async function send(
  chair: Chair,
  { tally }: Course,
  random: RandomSource,
  button: string,
): Promise<readonly Answer[]> {
  const chance = random.below(10);
  const way: Way = { duplicate: Number(chance < 2), again: chance === 2 };
  tally.presses += 1 + Number(way.again);
  tally.duplicated += way.duplicate;
  tally.sentAgain += Number(way.again);
  return chair.press(button, way);
}

/** Starts a match; a start that got no answer is typed again. */
async function begun({ play, chair, ledger }: Person): Promise<Shown> {
  for (let tried = 1; ; tried++) {
    try {
      const shown = await play.begin(chair);
      ledger.seen = [shown.text];
      return shown;
    } catch (error) {
      if (tried === TRIES) throw error;
      await wait(PACE_MS.least);
    }
  }
}

/** Reopens a match whose turn the bot doesn't know, because its server hadn't received the last moves. Resolves to the
 * match's current turn. */
async function reopen(person: Person, course: Course): Promise<number> {
  const { chair, ledger } = person;
  course.tally.reopened++;
  const asked = await begun(person);
  const goOn = asked.buttons.find((button) => button.endsWith(":continue"));
  if (goOn) await chair.press(goOn, { duplicate: 0, again: false });
  const shown = await chair.look();
  ledger.session = sessionIn(shown);
  return turnIn(shown) ?? 0;
}
