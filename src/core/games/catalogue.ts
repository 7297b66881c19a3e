// The games that have names, one entry each: all of a game but the code of its rule and its texts. A
// new game is an entry here, and in locales/*.ftl the messages `game-<id>`, `move-<id>` for each of
// its moves and, with a variant, `choice-<variant>`.

import type { Move } from "./matrix-game.ts";

/** A game that has a name. */
interface GameEntry<Id extends string, MoveId extends string, Variant extends string> {
  /** Stored with people's rounds, and in buttons: it stays as it is. */
  readonly id: Id;
  /** What people type where a game is one of several options: `game=lizard-spock`. */
  readonly typed: string;
  /** The command that plays it in chat, and what it is called there among the command's games. */
  readonly command: "rps" | "oddeven";
  readonly variant?: Variant;
  /** `circle`: a move beats the half of the others that follow it. `guess`: the person picks one,
   * the bot guesses which, and a round is a hit or a miss. */
  readonly rule: "circle" | "guess";
  /** By number; ids are words of letters and digits. */
  readonly moves: readonly { readonly id: MoveId; readonly emoji: string }[];
  /** Move numbers in the order in which people expect to see them. */
  readonly displayOrder: readonly Move[];
  /** One character a move by number, for files; absent: `0123…`. */
  readonly notation?: string;
  /** How many points win a match for which no length was named. */
  readonly points: number;
}

const ROCK = { id: "rock", emoji: "✊" } as const;
const PAPER = { id: "paper", emoji: "✋" } as const;
const SCISSORS = { id: "scissors", emoji: "✌️" } as const;

/** The only game here whose sides differ. */
export const ODD_EVEN = {
  id: "oddeven",
  typed: "oddeven",
  command: "oddeven",
  rule: "guess",
  // The keys that play them where buttons have numbers.
  moves: [
    { id: "even", emoji: "2️⃣" },
    { id: "odd", emoji: "1️⃣" },
  ],
  displayOrder: [1, 0],
  // A round takes a second, and two moves tell little: its matches are longer.
  points: 50,
} as const;

const ENTRIES = [
  {
    id: "rps",
    typed: "rps",
    command: "rps",
    variant: "classic",
    rule: "circle",
    moves: [ROCK, SCISSORS, PAPER],
    displayOrder: [0, 2, 1],
    notation: "rsp",
    points: 10,
  },
  {
    id: "rpsls",
    typed: "lizard-spock",
    command: "rps",
    variant: "lizard-spock",
    rule: "circle",
    moves: [ROCK, SCISSORS, { id: "lizard", emoji: "🦎" }, PAPER, { id: "spock", emoji: "🖖" }],
    displayOrder: [0, 3, 1, 2, 4],
    // Capitals: an s is taken, and a small l looks like a one.
    notation: "rsLpS",
    points: 10,
  },
  ODD_EVEN,
] as const satisfies readonly GameEntry<string, string, string>[];

type Entry = (typeof ENTRIES)[number];
type GameId = Entry["id"];
type MoveId = Entry["moves"][number]["id"];
type Variant = Extract<Entry, { readonly variant: string }>["variant"];

/** An entry of the catalogue. */
export type NamedGame = GameEntry<GameId, MoveId, Variant>;

/** The games that have names, in the order in which people see them. */
export const CATALOGUE: readonly NamedGame[] = ENTRIES;

/** The entry of that game; undefined for games without a name. */
export function catalogued(id: string): NamedGame | undefined {
  return CATALOGUE.find((entry) => entry.id === id);
}
