// Named games: everything except rule code and texts. A new game needs an entry here and, in locales/*.ftl,
// `game-<id>`, `move-<id>` per move and, with a variant, `choice-<variant>`.

import type { Move } from "./matrix-game.ts";

interface GameEntry<Id extends string, MoveId extends string, Variant extends string> {
  /** Stored with rounds and used in buttons: must never change. */
  readonly id: Id;
  /** What people type for an option that takes a game: `game=lizard-spock`. */
  readonly typed: string;
  /** The chat command that plays it, and its name among that command's games. */
  readonly command: "rps" | "oddeven";
  readonly variant?: Variant;
  /** `circle`: a move beats half of the others, those after it. `guess`: the bot guesses the move. */
  readonly rule: "circle" | "guess";
  /** By move number; ids are letters and digits. */
  readonly moves: readonly { readonly id: MoveId; readonly emoji: string }[];
  readonly displayOrder: readonly Move[];
  /** One character per move number, for files; default `0123…`. */
  readonly notation?: string;
}

const ROCK = { id: "rock", emoji: "✊" } as const;
const PAPER = { id: "paper", emoji: "✋" } as const;
const SCISSORS = { id: "scissors", emoji: "✌️" } as const;

/** The only game whose sides differ. */
export const ODD_EVEN = {
  id: "oddeven",
  typed: "oddeven",
  command: "oddeven",
  rule: "guess",
  // Keys for numbered buttons.
  moves: [
    { id: "even", emoji: "2️⃣" },
    { id: "odd", emoji: "1️⃣" },
  ],
  displayOrder: [1, 0],
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
  },
  {
    id: "rpsls",
    typed: "lizard-spock",
    command: "rps",
    variant: "lizard-spock",
    rule: "circle",
    moves: [ROCK, SCISSORS, { id: "lizard", emoji: "🦎" }, PAPER, { id: "spock", emoji: "🖖" }],
    displayOrder: [0, 3, 1, 2, 4],
    // Capitals, because s is taken and a lowercase l looks like 1.
    notation: "rsLpS",
  },
  ODD_EVEN,
] as const satisfies readonly GameEntry<string, string, string>[];

type Entry = (typeof ENTRIES)[number];
type GameId = Entry["id"];
type MoveId = Entry["moves"][number]["id"];
type Variant = Extract<Entry, { readonly variant: string }>["variant"];

/** An entry of the catalogue. */
export type NamedGame = GameEntry<GameId, MoveId, Variant>;

/** Named games in display order. */
export const CATALOGUE: readonly NamedGame[] = ENTRIES;

/** The game's entry; undefined for games without a name. */
export function catalogued(id: string): NamedGame | undefined {
  return CATALOGUE.find((entry) => entry.id === id);
}
