// Moves recorded as text: parsed and replayed.

import { type MatrixGame, type Move, NOTATED_SIZE_MAX, type Notation, notationOf } from "../games/index.ts";
import type { Strategy } from "../strategies/index.ts";

/** Invalid move text. Line and column count from 1; 0 means the whole text. */
export class MoveTextProblem extends Error {
  readonly line: number;
  readonly column: number;
  constructor(message: string, line = 0, column = 0) {
    super(line > 0 ? `line ${line}, column ${column}: ${message}` : message);
    this.name = "MoveTextProblem";
    this.line = line;
    this.column = column;
  }
}

/** Returns the game's characters. @throws MoveTextProblem if the game has too many moves for them. */
export function requireNotation(game: MatrixGame): Notation {
  const notation = notationOf(game);
  if (notation) return notation;
  throw new MoveTextProblem(
    `${game.id} has too many moves to write each as one character; up to rps-${NOTATED_SIZE_MAX} it goes`,
  );
}

/** Parses moves (see `notationOf`), ignoring white space and a byte order mark. @throws MoveTextProblem at the first
 * invalid character, or if there are no moves. */
export function readMoves(game: MatrixGame, text: string): Uint8Array {
  const notation = requireNotation(game);
  const moves = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const move = notation.moveOf(text.charCodeAt(at));
    if (move !== undefined) moves[count++] = move;
    else if (!/\s/.test(text.charAt(at))) throw strangeCharacter(notation, text, at);
  }
  if (count === 0) throw new MoveTextProblem(`it holds no moves; they are written ${spaced(notation)}`);
  return moves.subarray(0, count);
}

/** Formats the game's characters for display: `r s p`, or `0 … z` if there are many. */
export function spaced({ characters }: Notation): string {
  return characters.length <= 10 ? [...characters].join(" ") : `${characters.at(0)} … ${characters.at(-1)}`;
}

function strangeCharacter(notation: Notation, text: string, at: number): MoveTextProblem {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  const character = JSON.stringify(String.fromCodePoint(text.codePointAt(at) as number));
  const column = [...(lines.at(-1) as string)].length + 1;
  return new MoveTextProblem(
    `${character} isn't a move; moves are ${spaced(notation)}`,
    lines.length,
    column,
  );
}

/** A strategy that plays these moves in order. @throws RangeError when they run out. */
export function replayer(moves: Uint8Array): Strategy {
  let round = 0;
  return {
    choose(): Move {
      const move = moves[round++];
      if (move === undefined) throw new RangeError(`only ${moves.length} moves were recorded`);
      return move;
    },
    expected: () => undefined,
    observe: () => undefined,
  };
}
