// The protocol between page and server: the page knows nothing else about the server.

import type { SeenBoard, SeenRace } from "../../../commands/mines/answers/seen-state.ts";
import type { MinesRules } from "../../core/games/minesweeper/index.ts";

export type BoardState = SeenBoard;
export type RaceState = SeenRace;

/** Part of every answer; with a status other than 200, it has a `problem`. */
export interface MinesAnswer {
  readonly board?: BoardState;
  readonly race?: RaceState;
  /** One line about what happened. */
  readonly said?: string;
  readonly problem?: string;
  /** A board that was asked for while another one is open: `new` starts it. */
  readonly wanted?: string;
  /** In the person's language, if the page is in a different one. */
  readonly texts?: Texts;
}

/** The page's own texts; the page fills in `{cell}` and `{number}`. */
export interface Texts {
  readonly locale: string;
  readonly title: string;
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

/** The scope of boards that only this browser knows. */
export const HERE = "here";

/** What a board needs that the server has nothing to do with. */
export interface Alone {
  readonly locale: string;
  /** Messages in Fluent syntax. */
  readonly messages: string;
  readonly boards: Readonly<Record<string, Omit<MinesRules, "start">>>;
}

/** What the server gives the page. */
export interface MinesData {
  readonly alone: Alone;
  /** The Activity's client id; absent if the bot isn't on Discord. */
  readonly discordClient?: string;
  readonly texts: Texts;
}
