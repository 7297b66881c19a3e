// What the page and the server tell each other. Types alone: the page knows nothing else of the server.

import type { SeenBoard, SeenRace } from "../../../commands/mines/answers/seen-state.ts";

export type BoardState = SeenBoard;
export type RaceState = SeenRace;

/** Of every answer; with a status other than 200 it has a `problem`. */
export interface Told {
  readonly board?: BoardState;
  readonly race?: RaceState;
  /** One line on what happened. */
  readonly said?: string;
  readonly problem?: string;
  /** A board that was asked for while another is open: `new` begins it. */
  readonly wanted?: string;
  /** In the person's language, where the page has another. */
  readonly texts?: Texts;
}

/** What the page says by itself; `{cell}` and `{number}` are filled in there. */
export interface Texts {
  readonly locale: string;
  readonly title: string;
  readonly outside: string;
  readonly unreachable: string;
  readonly cells: Readonly<
    Record<"covered" | "flag" | "mine" | "blown" | "wrong" | "number" | "empty", string>
  >;
  readonly levels: readonly (readonly [value: string, label: string])[];
  readonly labels: Readonly<
    Record<
      | ("level" | "noGuess" | "begin" | "hint" | "stop" | "again" | "continue" | "newBoard" | "flagMode")
      | (
          | "openMode"
          | "larger"
          | "smaller"
          | "how"
          | "accept"
          | "decline"
          | "retract"
          | "play"
          | "retry"
          | "ownSize"
          | "size"
          | "mines"
        ),
      string
    >
  >;
}

/** What the page is given. */
export interface MinesData {
  /** Of the Activity; absent where the bot is not on Discord. */
  readonly discordClient?: string;
  readonly texts: Texts;
}
