// One person playing: types a command, presses a button of the message after each thinking time, and types the command
// again when a match is over.

import { decodeAction } from "../../../src/chat/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Shown } from "../../prove/chats/chat.ts";
import { type Entry, type Ledger, note } from "../../prove/people/ledger.ts";
import { reportedBy, turnIn } from "../../prove/people/reported.ts";
import type { Seat } from "../platforms/seat.ts";
import type { Fate, Record } from "./record.ts";

export interface Person {
  readonly seat: Seat;
  readonly ledger: Ledger;
  readonly random: RandomSource;
  /** The last press that wasn't confirmed as counted; pressing again at the same turn repeats this move. */
  pending?: { readonly turn: number; readonly button: string; readonly entry: Entry } | undefined;
  /** The number of messages drawn when the match was reported over, whatever its message still shows. */
  overAt?: number;
}

/** Answers that say that nothing was counted and to press again. */
const COME_AGAIN = [say("en", "failure-busy"), say("en", "failure-store", { code: "unreachable" })];

/** Does the one thing that there is to do for the person now; resolves when it's answered. */
export async function act(person: Person, record: Record): Promise<void> {
  const { seat, ledger, overAt } = person;
  const shown = overAt === seat.drawn() ? undefined : seat.look();
  if (!shown) return begin(person, record);
  const moves = movesOn(shown, ledger);
  if (moves.length > 0) return press(person, shown, moves, record);
  // A match that was already open.
  const goOn = shown.buttons.find((button) => button.endsWith(":continue"));
  return goOn ? void (await seat.press(goOn)) : begin(person, record);
}

/** Returns the buttons that are moves in the person's game. */
function movesOn({ buttons }: Shown, { game, names }: Ledger): readonly string[] {
  return buttons.filter((button) => {
    const action = decodeAction(button);
    return action?.scope === game && names.includes(action.move);
  });
}

async function press(person: Person, shown: Shown, moves: readonly string[], record: Record): Promise<void> {
  const { seat, ledger } = person;
  const turn = turnIn(shown) ?? 0;
  const { entry, button } = chosen(person, turn, moves);
  const at = performance.now();
  const answer = await seat.press(button);
  const seen = reportedBy([answer], seat.lags ? undefined : turn);
  const { platform } = seat.player;
  const fate = seen === "unsure" && COME_AGAIN.some((one) => answer.words.includes(one)) ? "again" : seen;
  record.note({ platform, at, ms: performance.now() - at, fate }, answer.words);
  if (seen === "counted") seat.whenShown?.(at, (shownAt) => record.noteShown({ at, ms: shownAt - at }));
  // With a message that lags, a press reported as late is certain not to have been counted.
  if (seen === "late" && seat.lags) ledger.entries.splice(ledger.entries.indexOf(entry), 1);
  const isSettled = note(entry, seen);
  if (isSettled || seat.lags) person.pending = undefined;
  if (seen === "gone") [person.overAt, person.pending] = [seat.drawn(), undefined];
}

function chosen(person: Person, turn: number, moves: readonly string[]): NonNullable<Person["pending"]> {
  const { pending, ledger, random, seat } = person;
  if (pending?.turn === turn && moves.includes(pending.button)) return pending;
  // The message has moved on without an answer, so the press was counted.
  if (pending && !seat.lags) note(pending.entry, "late");
  const button = moves[random.below(moves.length)] as string;
  const entry: Entry = { move: ledger.names.indexOf(decodeAction(button)?.move ?? ""), heard: "unsure" };
  ledger.entries.push(entry);
  person.pending = { turn, button, entry };
  return person.pending;
}

/** Types the command. */
async function begin(person: Person, record: Record): Promise<void> {
  const { seat, ledger } = person;
  const { platform } = seat.player;
  const at = performance.now();
  const tell = (fate: Fate, words?: string): void =>
    record.note({ platform, at, ms: performance.now() - at, fate }, words);
  try {
    await seat.begin(`${ledger.game} play`);
    person.pending = undefined;
    tell("begun");
  } catch (error) {
    tell("refused", (error as Error).message);
  }
}
