// What a child process is asked, and the one check of its answers.

import { z } from "zod";
import type { Side } from "../../core/games/index.ts";
import type { MinesRules } from "../../core/games/minesweeper/board.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { MatchTask } from "../match/task.ts";
import { FILE_BYTES_MAX } from "./limits.ts";

/** Asks for the next move in a match that's kept elsewhere. */
export interface NextQuestion {
  /** A file's id. */
  readonly strategy: string;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy expects. */
  readonly rounds: number;
  /** The moves so far, oldest first. */
  readonly own: ArrayLike<number>;
  readonly opponent: ArrayLike<number>;
}

type Source = { readonly source: Uint8Array };
export type Order =
  | { readonly kind: "match"; readonly task: MatchTask; readonly sources: { a?: Uint8Array; b?: Uint8Array } }
  /** `match`: the same for all moves of a match, and for no other. */
  | ({ readonly kind: "next"; readonly match: string } & Source & NextQuestion)
  | ({ readonly kind: "board"; readonly rules: MinesRules; readonly seed: string } & Source)
  | ({ readonly kind: "inspect"; readonly name: string } & Source);
export type OrderOf<Kind extends Order["kind"]> = Extract<Order, { readonly kind: Kind }>;

/** In characters; the longest reason lists a large game's moves. */
const REASON_MAX = 4_000;
const GAMES_MAX = 20;
const NAME_MAX = 64;
/** Parameters that are looked at: one more than a file may have. */
const RANGES_MAX = 33;

const count = z.int().min(0);
/** A file can't have more lines than bytes. */
const place = z
  .int()
  .min(1)
  .max(FILE_BYTES_MAX + 1);
const at = z.exactOptional(z.object({ line: place, column: place }));
const failure = z.object({
  kind: z.enum(["crashed", "stalled", "illegal", "exhausted"]),
  reason: z.string().max(REASON_MAX),
  at,
});
const forfeit = failure.extend({ by: z.enum(["a", "b"]), round: count });
const broken = z.object({ broken: failure });
/** Why a file doesn't load, as a clause starting with "it". */
const problem = z.object({ problem: failure.shape.reason, at });
const taken = z.object({ steps: count, bytes: count });
const moves = z.instanceof(Uint8Array);

const name = z.string().transform((text) => nameInText(text.slice(0, NAME_MAX)).toWellFormed());
/** Undefined if the file has written something else there. */
const number = z.number().optional().catch(undefined);
const kind = name.optional().catch(undefined);
const range = z.object({ min: number, max: number, default: number, kind }).catch({});
export const EXPORTS = z.object({
  /** The games that a file declares (`export const games = ["rps-3"]`); undefined: all. */
  games: z.array(name).max(GAMES_MAX).optional(),
  /** The parameters that it declares (`export const parameters = { … }`); undefined: none. */
  parameters: z
    .record(name, range)
    .transform((all) => Object.entries(all).slice(0, RANGES_MAX))
    .transform((all) => all.map(([key, one]) => ({ name: key, ...one })))
    .optional(),
});

export const ANSWERS = {
  match: z.object({
    tally: z.object({ wins: count, losses: count, draws: count }),
    forfeits: z.array(forfeit).max(2),
    record: z.exactOptional(
      z.object({ moves: z.object({ a: moves, b: moves }), taken: z.object({ a: taken, b: taken }) }),
    ),
  }),
  next: z.union([z.object({ move: count }), broken]),
  board: z.union([z.object({ won: z.boolean() }), broken]),
  inspect: z.union([z.object({ source: z.string().max(FILE_BYTES_MAX), exported: z.string() }), problem]),
};

/** An answer, or the process was to be ended because of a file. */
export const SAID = z.union([z.object({ answer: z.unknown() }), z.object({ stopped: forfeit })]);

export type Stopped = z.infer<typeof forfeit>;
/** A move, or why there is none. */
export type NextMove = z.infer<typeof ANSWERS.next> | { readonly withdrawn: true };
/** A board that a file won or lost, or failed at. */
export type PlayedBoard = z.infer<typeof ANSWERS.board>;
/** `source`: the JavaScript that is played. */
export type Inspected =
  | ({ readonly source: string } & Required<z.infer<typeof EXPORTS>>)
  | z.infer<typeof problem>;
/** A parameter as a file exports it. What's missing there, or isn't a finite number, is missing here. */
export type ExportedRange = NonNullable<z.infer<typeof EXPORTS>["parameters"]>[number];
