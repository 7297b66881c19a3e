// What the page and the server tell each other. Types alone: the page knows nothing else of the server.

/** Who sits at a race, and how far they are. */
interface Runner {
  readonly name: string;
  readonly isMe: boolean;
  readonly cleared: number;
  readonly isThrough: boolean;
}

export interface RaceState {
  readonly id: string;
  readonly scope: string;
  readonly turn: number;
  readonly title: string;
  readonly words: string;
  /** Safe cells of its board. */
  readonly safe: number;
  readonly runners: readonly Runner[];
  readonly isOver: boolean;
  readonly moves: readonly string[];
}

export interface BoardState {
  readonly id: string;
  readonly scope: string;
  readonly turn: number;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** A sign a cell, row by row: `c` covered, `f` flag, a number; at the end `m`, `b`, `w`. */
  readonly cells: string;
  readonly words: string;
  readonly seal: string;
  readonly hint?: { readonly cell: number; readonly words: string };
  readonly state: "live" | "aside" | "over";
  readonly hasHints: boolean;
  readonly race?: RaceState;
}

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
      | ("openMode" | "larger" | "smaller" | "how" | "accept" | "decline" | "retract" | "play" | "retry"),
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
