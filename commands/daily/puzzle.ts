// What the puzzles of a day are, agreed on once in the store.

import { z } from "zod";
import { drawMind, type FacedMind, turnFrom } from "../../src/core/daily/index.ts";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { DocumentKind } from "../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../src/players/index.ts";
import { startOf } from "./day.ts";
import type { DailyServices } from "./services.ts";

const puzzle = z.strictObject({
  /** Days since 1970. */
  day: z.int(),
  /** 32 hex digits: the pledge under whose key of that day everything of it is drawn. */
  pledge: z.string(),
  /** The canonical id of the strategy that is the mind of the day. */
  mind: z.string(),
  /** The code of the board of the day; absent until somebody asked for it. */
  board: z.exactOptional(z.string()),
});

export type Puzzle = z.infer<typeof puzzle>;

/** By day, days since 1970: a new version of the bot, another process or a renewed pledge changes nothing of a
 * day that has begun. */
export const PUZZLE: DocumentKind<Puzzle> = firstVersion("daily-puzzle", puzzle);

const KEPT_MS = 35 * 86_400_000;

type Needed = Pick<DailyServices, "store" | "host">;

/** The puzzle of the day, the same for everybody from now on; undefined where the host cannot draw it.
 * @throws StoreError */
export async function puzzleOf({ store, host }: Needed, day: number): Promise<Puzzle | undefined> {
  const known = await knownPuzzle(store, day);
  if (known) return known;
  const drawn = host.drawDaily("mind", startOf(day));
  if (!drawn) return undefined;
  const own: Puzzle = { day, pledge: drawn.pledge, mind: drawMind(drawn.seed, day) };
  return store.update(
    PUZZLE,
    String(day),
    (current) => ({ next: current ? undefined : own, result: current ?? own }),
    KEPT_MS,
  );
}

/** What was agreed on for that day, if anything was: of a day that is over nothing is drawn any more.
 * @throws StoreError */
export function knownPuzzle(store: DailyServices["store"], day: number): Promise<Puzzle | undefined> {
  return store.read(PUZZLE, String(day));
}

/** How the mind of that day meets the person listed under `player`; undefined where it may not be played any
 * more: its key is told, or about to be, or lost. */
export function facedBy(host: DailyServices["host"], { day, pledge, mind }: Puzzle, player: PlayerId) {
  const [dice, own] = ["dice", `turn ${writePlayerId(player)}`].map((what) =>
    host.drawDaily(what, startOf(day), pledge),
  );
  if (!dice || !own || host.isSpent(dice)) return undefined;
  return { strategy: mind, dice: dice.seed, turn: turnFrom(own.seed) } satisfies FacedMind;
}

/** Agrees on the board of the day; resolves to the code that holds, which may be another process's. */
export async function agreeOnBoard(
  { store }: Pick<DailyServices, "store">,
  puzzle: Puzzle,
  code: string,
): Promise<string> {
  const change = (current: Puzzle = puzzle) => {
    if (current.board !== undefined) return { next: undefined, result: current.board };
    return { next: { ...current, board: code }, result: code };
  };
  return store.update(PUZZLE, String(puzzle.day), change, KEPT_MS);
}
