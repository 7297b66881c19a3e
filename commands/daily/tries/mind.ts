// Attempts at the opponent of the day in the store. Each press is one atomic update of the document that holds the
// attempt, whichever account and platform it comes from.

import type { Caller } from "../../../src/chat/index.ts";
import { type FacedMind, MIND_ROUNDS, nextReply } from "../../../src/core/daily/index.ts";
import type { Move } from "../../../src/core/games/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { type MindTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily, withTry } from "../day/document.ts";
import { type DailyPerson, mindTryOf, readPerson } from "../day/person.ts";
import { facedBy, knownPuzzle, metBy, puzzleOf } from "../day/puzzle.ts";
import { isWhole, roundsOf } from "../day/results.ts";
import type { DailyServices } from "../day/services.ts";
import { withDay } from "../day/streak.ts";

type Needed = Pick<DailyServices, "store" | "host" | "now">;

/** The person's attempt at a day's opponent, running or over. */
export interface MindState {
  readonly person: DailyPerson;
  readonly mind: MindTry;
  /** The id of the strategy that the person plays against; undefined if the day's key is lost. */
  readonly strategy: string | undefined;
}

/** A press of a move: `turn` counts the rounds before it, `event` identifies it. */
export interface MindPress {
  readonly day: number;
  readonly turn: number;
  readonly move: Move;
  readonly event: string;
}

/** `repeated`: this same event played the last round. `late`: another press played that round. `over`: the attempt had
 * ended. `cut`: it ended just now, unfinished, because the day's key is about to be published. */
export type PlayedKind = "played" | "repeated" | "late" | "over" | "cut";

/**
 * Starts the day's attempt, or returns the existing one; undefined if the host can't draw the day.
 * @throws StoreError
 */
export async function startMind(deps: Needed, caller: Caller, day: number): Promise<MindState | undefined> {
  const known = await findMind(deps, caller, day);
  if (known) return known;
  const puzzle = await puzzleOf(deps, day);
  const person = await readPerson(deps.store, caller);
  const faced = puzzle && facedBy(deps.host, puzzle, person.player);
  if (!faced) return undefined;
  const fresh: MindTry = { day, begunAt: deps.now(), moves: "", replies: "" };
  const mind = await deps.store.update(
    PLAYER_DAILY,
    writePlayerId(person.player),
    (document: PlayerDaily = NEW_PLAYER_DAILY) => {
      const begun = tryIn(document, day);
      if (begun) return { next: undefined, result: begun };
      return { next: { ...document, minds: withTry(document.minds, fresh) }, result: fresh };
    },
  );
  return { person, mind, strategy: faced.strategy };
}

/** The person's attempt on that day; undefined if there's none. @throws StoreError */
export async function findMind(deps: Needed, caller: Caller, day: number): Promise<MindState | undefined> {
  const person = await readPerson(deps.store, caller);
  const held = mindTryOf(person, day);
  const puzzle = held && (await knownPuzzle(deps.store, day));
  if (!held || !puzzle) return undefined;
  return { person, mind: held, strategy: metBy(deps.host, puzzle, person.player)?.strategy };
}

/** Plays a round, or says why not; undefined if there's no such attempt. @throws StoreError */
export async function playMind(
  deps: Needed,
  caller: Caller,
  press: MindPress,
): Promise<(MindState & { readonly kind: PlayedKind }) | undefined> {
  const person = await readPerson(deps.store, caller);
  const held = mindTryOf(person, press.day);
  const puzzle = held && (await knownPuzzle(deps.store, press.day));
  if (!held || !puzzle) return undefined;
  const faced = facedBy(deps.host, puzzle, person.player);
  const strategy = faced?.strategy ?? metBy(deps.host, puzzle, person.player)?.strategy;
  const now = deps.now();
  const played = await deps.store.update(PLAYER_DAILY, writePlayerId(person.player), (document) => {
    const mind = document && tryIn(document, press.day);
    if (!mind) return { next: undefined, result: undefined };
    const after = playRound(mind, press, { faced, now });
    const next = after.mind === mind ? undefined : withPlayed(document, after.mind);
    return { next, result: after };
  });
  return played && { person, strategy, ...played };
}

function playRound(
  mind: MindTry,
  { turn, move, event }: MindPress,
  { faced, now }: { readonly faced: FacedMind | undefined; readonly now: number },
): { readonly kind: PlayedKind; readonly mind: MindTry } {
  const rounds = mind.moves.length;
  if (mind.event === event && turn === rounds - 1) return { kind: "repeated", mind };
  if (mind.endedAt !== undefined) return { kind: "over", mind };
  if (turn !== rounds) return { kind: "late", mind };
  if (!faced) return { kind: "cut", mind: { ...mind, endedAt: now } };
  const reply = nextReply(faced, roundsOf(mind));
  const isLast = rounds + 1 === MIND_ROUNDS;
  return {
    kind: "played",
    mind: {
      ...mind,
      moves: `${mind.moves}${move}`,
      replies: `${mind.replies}${reply}`,
      event,
      ...(isLast && { endedAt: now }),
    },
  };
}

function withPlayed(document: PlayerDaily, mind: MindTry): PlayerDaily {
  const minds = document.minds.map((one) => (one.day === mind.day ? mind : one));
  return { ...document, minds, ...(isWhole(mind) && { days: withDay(document.days, mind.day) }) };
}

function tryIn({ minds }: PlayerDaily, day: number): MindTry | undefined {
  return minds.find((one) => one.day === day);
}
