// What the child process is asked, and the one place where its answers are checked.

import { z } from "zod";
import type { Side } from "../../core/games/index.ts";
import type { MinesRules } from "../../core/games/minesweeper/board.ts";
import { nameInText } from "../../infra/i18n/name-in-text.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { FILE_BYTES_MAX } from "./limits.ts";

/** A match with at least one file; `sources`: the files' JavaScript by side. */
export interface MatchOrder {
  readonly kind: "match";
  readonly task: MatchTask;
  readonly sources: Partial<Readonly<Record<"a" | "b", Uint8Array>>>;
}

/** Asks for the next move in a match that's kept elsewhere. */
export interface NextOrder {
  readonly kind: "next";
  /** Its id. */
  readonly strategy: string;
  readonly source: Uint8Array;
  readonly game: string;
  readonly side: Side;
  readonly seed: Uint8Array;
  /** How many rounds the strategy expects. */
  readonly rounds: number;
  /** The moves so far, one byte each. */
  readonly own: Uint8Array;
  readonly opponent: Uint8Array;
}

/** Plays a board of minesweeper; `seed`: of the mines and of the file's random numbers. */
export interface BoardOrder {
  readonly kind: "board";
  readonly source: Uint8Array;
  readonly rules: MinesRules;
  readonly seed: string;
}

/** Only erases the types of a TypeScript file, and runs its top level. */
export interface InspectOrder {
  readonly kind: "inspect";
  readonly name: string;
  readonly source: Uint8Array;
}

export type Order = MatchOrder | NextOrder | BoardOrder | InspectOrder;

/** In characters; the longest reason lists a large game's moves. */
const REASON_MAX = 4_000;
/** Of the JSON of what a file exports, in characters. */
export const EXPORTED_MAX = 128 * 1024;
const GAMES_MAX = 20;
const NAME_MAX = 64;
/** Parameters that are looked at: one more than a file may have. */
const RANGES_MAX = 33;

const count = z.int().min(0);
const side = z.enum(["a", "b"]);
/** A file can't have more lines than bytes. */
const place = z
  .int()
  .min(1)
  .max(FILE_BYTES_MAX + 1);
const failure = {
  kind: z.enum(["crashed", "stalled", "illegal", "exhausted"]),
  reason: z.string().max(REASON_MAX),
  at: z.exactOptional(z.object({ line: place, column: place })),
};
const broken = z.object({ broken: z.object(failure) });
const taken = z.object({ steps: count, bytes: count });
const moves = z.instanceof(Uint8Array);

/** Of what a file exports, which it may have written in any form: `what`, or else undefined. */
const perhaps = <Type extends z.ZodType>(what: Type) => what.optional().catch(undefined);
const shortName = z.string().transform((text) => nameInText(text.slice(0, NAME_MAX)).toWellFormed());
const range = z.object({
  min: perhaps(z.number()),
  max: perhaps(z.number()),
  default: perhaps(z.number()),
  kind: perhaps(shortName),
});

const exported = z.object({
  /** The games it declares (`export const games = ["rps-3"]`); undefined: all. */
  games: perhaps(
    z.array(z.unknown()).transform((all) => {
      const ids = all.filter((id) => typeof id === "string").filter((id) => id.length <= NAME_MAX);
      return ids.slice(0, GAMES_MAX).map((id) => shortName.parse(id));
    }),
  ),
  /** The parameters it declares (`export const parameters = { … }`); undefined: none. */
  parameters: perhaps(
    z.record(z.string(), z.unknown()).transform((all) =>
      Object.entries(all)
        .slice(0, RANGES_MAX)
        .map(([name, one]) => ({ name: shortName.parse(name), ...range.safeParse(one).data })),
    ),
  ),
});

/** Why a file doesn't load, as a clause starting with "it". */
const problem = z.object({ problem: failure.reason, at: failure.at });

export const ANSWERS = {
  match: z.object({
    tally: z.object({ wins: count, losses: count, draws: count }),
    forfeits: z.array(z.object({ by: side, round: count, ...failure })).max(2),
    record: z.exactOptional(
      z.object({ moves: z.object({ a: moves, b: moves }), taken: z.object({ a: taken, b: taken }) }),
    ),
  }),
  next: z.union([z.object({ move: count }), broken]),
  board: z.union([z.object({ won: z.boolean() }), broken]),
  /** `source`: the JavaScript that is played. */
  inspect: z.union([
    z
      .object({ source: z.string().max(FILE_BYTES_MAX), exported: z.string().max(EXPORTED_MAX) })
      .transform(({ source, exported: text }) => {
        const { games, parameters } = exported.parse(JSON.parse(text));
        return { source, games, parameters };
      }),
    problem,
  ]),
};

/** What a child process says: an answer, or that it ended itself because of a file. */
export const SAID = z.union([
  z.object({ answer: z.unknown() }),
  z.object({ stopped: z.object({ by: side, round: count, ...failure }) }),
]);

interface Answer {
  readonly match: MatchOutcome;
  readonly next: z.infer<typeof ANSWERS.next>;
  readonly board: PlayedBoard;
  readonly inspect: z.input<typeof ANSWERS.inspect>;
}
export type AnswerTo<Kind extends Order["kind"]> = Answer[Kind];
export type Broken = z.infer<typeof broken>["broken"];
export type Stopped = Extract<z.infer<typeof SAID>, { stopped: unknown }>["stopped"];
export type Inspected = z.infer<typeof ANSWERS.inspect>;
/** A move, or why there is none. */
export type NextMove = z.infer<typeof ANSWERS.next> | { readonly withdrawn: true };
/** A board that a file won or lost, or failed at. */
export type PlayedBoard = z.infer<typeof ANSWERS.board>;
/** A parameter as a file exports it. What's missing there, or isn't a finite number, is missing here. */
export type ExportedRange = NonNullable<Extract<Inspected, { source: string }>["parameters"]>[number];
