// A button's action and its wire format: at most 64 ASCII bytes, the smallest platform limit.

/** The meaning of a button press. */
export interface Action {
  /** The handler: a game's id (`rps`, `rpsls`) or another registered scope (`data`). */
  readonly scope: string;
  readonly session: string;
  /** The session's move count when the button was drawn; presses with an older count are ignored. */
  readonly turn: number;
  /** The move's id, or a verb such as `why` or `stop`. */
  readonly move: string;
}

/** A command with its options by name, as a link or a button calls it. */
export interface LinkedCall {
  readonly command: string;
  readonly subcommand: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The maximum size of an encoded action (Telegram callback data; Discord allows 100). */
export const ACTION_BYTES_MAX = 64;

const ENCODED = /^([A-Za-z0-9_-]+):([A-Za-z0-9_-]+):([0-9a-z]{1,6}):([A-Za-z0-9_-]+)$/;

/** Encodes `scope:session:turn:move`, with the turn in base 36. @throws RangeError for an invalid part or size. */
export function encodeAction(action: Action): string {
  const encoded = written(action);
  // An invalid part never matches: it has a character that none may have, or one colon too many.
  if (!ENCODED.test(encoded))
    throw new RangeError(`not an action that fits a button: ${JSON.stringify(action)}`);
  if (encoded.length > ACTION_BYTES_MAX)
    throw new RangeError(`action of ${encoded.length} bytes, at most ${ACTION_BYTES_MAX}`);
  return encoded;
}

/** Whether an action with valid parts is short enough for a button; player names may be long. */
export function fitsButton(action: Action): boolean {
  return written(action).length <= ACTION_BYTES_MAX;
}

function written({ scope, session, turn, move }: Action): string {
  return `${scope}:${session}:${turn.toString(36)}:${move}`;
}

/** Decodes what `encodeAction` wrote; undefined for anything else (an old version, a forged press). */
export function decodeAction(encoded: string): Action | undefined {
  if (encoded.length > ACTION_BYTES_MAX) return undefined;
  const match = ENCODED.exec(encoded);
  if (!match) return undefined;
  const [, scope, session, turn, move] = match as unknown as [string, string, string, string, string];
  const action = { scope, session, turn: Number.parseInt(turn, 36), move };
  return action.turn.toString(36) === turn ? action : undefined;
}
