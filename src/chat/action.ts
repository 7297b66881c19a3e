// What a button means, and its form on the wire. The smallest platform limit rules: 64 bytes,
// ASCII.

/** The meaning of a button press. */
export interface Action {
  /** Who handles it: a game's id (`rps`, `rpsls`) or another registered scope (`data`). */
  readonly scope: string;
  /** The session the button belongs to. */
  readonly session: string;
  /** The session's count of accepted moves when the button was drawn: a press whose turn has passed
   * changes nothing. */
  readonly turn: number;
  /** The move's id, or a verb such as `why` or `stop`. */
  readonly move: string;
}

/** The most bytes an encoded action may take (Telegram's callback data; Discord allows 100). */
export const ACTION_BYTES_MAX = 64;

const WORD = /^[A-Za-z0-9_-]+$/;
const ENCODED = /^([A-Za-z0-9_-]+):([A-Za-z0-9_-]+):([0-9a-z]{1,6}):([A-Za-z0-9_-]+)$/;

/**
 * The action as at most 64 ASCII bytes, `scope:session:turn:move` with the turn in base 36.
 * @throws RangeError when a part holds other than letters, digits, `_` and `-`, or the whole is too
 * long.
 */
export function encodeAction(action: Action): string {
  const words = [action.scope, action.session, action.move];
  const encoded = `${action.scope}:${action.session}:${action.turn.toString(36)}:${action.move}`;
  if (
    !words.every((word) => WORD.test(word)) ||
    !Number.isSafeInteger(action.turn) ||
    !ENCODED.test(encoded)
  ) {
    throw new RangeError(`not an action that fits a button: ${JSON.stringify(action)}`);
  }
  if (encoded.length > ACTION_BYTES_MAX)
    throw new RangeError(`action of ${encoded.length} bytes, at most ${ACTION_BYTES_MAX}`);
  return encoded;
}

/** The action that `encodeAction` wrote, or undefined for anything else (an old version's button, a
 * forged press). */
export function decodeAction(encoded: string): Action | undefined {
  if (encoded.length > ACTION_BYTES_MAX) return undefined;
  const match = ENCODED.exec(encoded);
  if (!match) return undefined;
  const [, scope, session, turn, move] = match as unknown as [string, string, string, string, string];
  const action = { scope, session, turn: Number.parseInt(turn, 36), move };
  return action.turn.toString(36) === turn ? action : undefined;
}
