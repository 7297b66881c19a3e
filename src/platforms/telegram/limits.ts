// Telegram's limits.

/** Bot API limits. Characters are counted after entities are parsed. */
export const TELEGRAM_LIMITS = {
  messageCharacters: 4096,
  captionCharacters: 1024,
  /** Answer to a button press, alert or toast. */
  answerCharacters: 200,
  buttonsInRow: 8,
  /** Button grid; more rows don't fit on a phone's screen. */
  field: { columns: 8, rows: 10 },
  inlineResults: 50,
  inlineTitleCharacters: 128,
  commands: 100,
  commandDescriptionCharacters: 256,
  descriptionCharacters: 512,
  shortDescriptionCharacters: 120,
  /** Largest file that a bot can download. */
  downloadBytes: 20 * 1_048_576,
} as const;

/** At most so many messages within a time. */
export interface Pace {
  readonly most: number;
  readonly withinMs: number;
}

/** About one message a second in a chat, after short bursts. */
export const CHAT_PACE: Pace = { most: 3, withinMs: 3_000 };
/** At most 20 messages a minute in a group, edits included. Answers may use most of them. Edits come in bursts, then
 * one in four seconds; while a crowd is answered, one in twenty seconds is kept for them. */
export const GROUP_PACE = {
  post: { most: 17, withinMs: 60_500 },
  edit: { most: 5, withinMs: 20_000 },
  crowd: { most: 8, withinMs: 60_500 },
  editInCrowd: { most: 1, withinMs: 20_000 },
  all: { most: 19, withinMs: 60_500 },
} as const;
/** At most 30 messages a second in all chats together. */
export const OVERALL_GAP_MS = 36;
/** How long calls rest after a refusal that doesn't say for how long. */
export const QUIET_SECONDS = 60;
/** A call waits for Telegram's limits at most this long at a time, and is tried so often again. */
export const RETRY = { maxDelaySeconds: 65, maxRetryAttempts: 3 } as const;

/** Update types we subscribe to. */
export const ALLOWED_UPDATES = ["message", "callback_query", "inline_query", "my_chat_member"] as const;
/** After this, a press gets an interim answer; apps show a spinner until any answer arrives. */
export const ANSWER_WITHIN_MS = 8_000;
/** How long `stop` waits for work in progress. */
export const STOP_WITHIN_MS = 4_000;
/** Timeout of any call; longer than a long poll. */
export const CALL_SECONDS_MAX = 40;
export const WEBHOOK_BODY_BYTES_MAX = 1_048_576;
/** Number of messages whose form is remembered, of chats whose pace is, and of updates. */
export const REMEMBERED = 10_000;
