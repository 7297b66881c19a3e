// Games by id or size. There's no list of all games, because `rps-N` is one for every odd N.

import { CATALOGUE, type NamedGame, ODD_EVEN } from "./catalogue.ts";
import type { MatrixGame } from "./matrix-game.ts";
import { circleRule, gameByRule, guessRule } from "./rule.ts";

const CIRCLE_SIZE_MAX = 101;

const found = new Map<string, MatrixGame>();
for (const entry of CATALOGUE) gameOf(entry);

/** Odd-even, moves 0 `even` and 1 `odd`: the person picks, the bot guesses. */
export const oddEven = gameOf(ODD_EVEN);

/** The smallest circle game without a name, as an example of all of them. */
const NUMBERED = `rps-${[7, 9, 11, 13, 15].find((size) => !circleEntry(size))}`;

/** Example game ids for help texts; every odd `rps-N` from 7 to 101 is valid too. */
export const GAME_IDS: readonly string[] = [...idsOf("circle"), NUMBERED, ...idsOf("guess")];

/** The same as one line of help: `rps, rpsls, rps-7 …, oddeven`. */
export const GAME_IDS_LINE = GAME_IDS.map((id) => (id === NUMBERED ? `${id} …` : id)).join(", ");

interface Names extends Pick<NamedGame, "rule" | "displayOrder"> {
  readonly id: string;
  readonly moves: readonly { readonly id: string }[];
}

/** The game of an entry; cached, so the same id always gives the same object. */
export function gameOf({ id, rule, moves, displayOrder }: Names): MatrixGame {
  const known = found.get(id);
  if (known) return known;
  const moveIds = moves.map((move) => move.id);
  const game = gameByRule(
    id,
    moveIds,
    displayOrder,
    rule === "guess" ? guessRule : circleRule(moveIds.length),
  );
  found.set(id, game);
  return game;
}

/** Matrix game by id (`rps`, `rpsls`, `rps-7` … `rps-101`, `oddeven`), cached; else undefined. */
export function matrixGame(id: string): MatrixGame | undefined {
  const known = found.get(id);
  if (known) return known;
  const size = Number(/^rps-([1-9][0-9]{0,2})$/.exec(id)?.[1]);
  return isCircleSize(size) && !circleEntry(size) ? circleGame(size) : undefined;
}

/** Circle game: a beats a+1 … a+(size-1)/2 modulo size. Size 3 is rock, scissors, paper; 5 rock, scissors, lizard,
 * paper, Spock. @throws RangeError if size isn't odd and in 3 … 101. */
export function circleGame(size: number): MatrixGame {
  if (!isCircleSize(size))
    throw new RangeError(
      `a circle game has an odd number of moves from 3 to ${CIRCLE_SIZE_MAX}, not ${size}`,
    );
  return gameOf(circleEntry(size) ?? numbered(size));
}

function isCircleSize(size: number): boolean {
  return Number.isInteger(size) && size % 2 === 1 && size >= 3 && size <= CIRCLE_SIZE_MAX;
}

function circleEntry(size: number): NamedGame | undefined {
  return CATALOGUE.find(({ rule, moves }) => rule === "circle" && moves.length === size);
}

function numbered(size: number): Names {
  const displayOrder = Array.from({ length: size }, (_, move) => move);
  const moves = displayOrder.map((move) => ({ id: `m${move}` }));
  return { id: `rps-${size}`, rule: "circle", moves, displayOrder };
}

function idsOf(rule: NamedGame["rule"]): readonly string[] {
  return CATALOGUE.filter((entry) => entry.rule === rule).map(({ id }) => id);
}
