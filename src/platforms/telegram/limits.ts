// Telegram's limits and our own timeouts.

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

/** About one message per second per chat, with short bursts. */
const CHAT_PACE = { burst: 3, everyMs: 1_000 } as const;
/** At most 20 messages per minute in a group: a burst of 5, then 15 a minute. */
const GROUP_PACE = { burst: 5, everyMs: 4_000 } as const;
/** Pacing rules by kind of chat. */
export const PACE_RULES = { private: [CHAT_PACE], group: [CHAT_PACE, GROUP_PACE] } as const;
/** 30 messages a second across all chats, minus a margin, since messages may arrive closer than sent. */
export const OVERALL_PACE = { burst: 3, everyMs: 38 } as const;
/** How many of the overall slots are taken at a time. */
export const OVERALL_BATCH = 4;
/** A longer wait from Telegram isn't treated as pacing and isn't kept: each call finds out for itself. */
export const HOLD_MAX_MS = 60_000;
/** If two chats are refused within this time, the bot is too fast overall. */
export const LIMITED_TOGETHER_MS = 1_000;
/** `most` messages into a chat within `withinMs`, after which posts wait. Telegram allows 20 a minute in groups; the
 * last of them is kept for the notice that the chat is crowded. */
export const POST_COUNTS = {
  private: [],
  group: [
    { most: 3, withinMs: 1_000 },
    { most: 19, withinMs: 60_000 },
  ],
} as const;
/** How long a rate-limited call waits in total. Posts get longer, since nothing else answers a command: a minute, plus
 * the time for being refused again. */
export const RETRY_CEILING_MS = { repeatable: 30_000, post: 120_000 } as const;
/** A command whose answer waits longer than this gets a reaction meanwhile. */
export const REACT_AFTER_MS = 1_500;
/** Number of chats whose pacing state is kept. */
export const PACED_CHATS = 10_000;

/** Update types we subscribe to. */
export const ALLOWED_UPDATES = ["message", "callback_query", "inline_query"] as const;

/** After this, a press gets an interim answer; apps show a spinner until any answer arrives. A late answer may be the
 * only way to say something to its presser. */
export const ANSWER_WITHIN_MS = 10_000;
/** How long `stop` waits for work in progress. */
export const STOP_WITHIN_MS = 5_000;
/** Duration of one long poll, and timeout of any call. */
export const POLL_SECONDS = 25;
export const CALL_SECONDS_MAX = 40;
/** Exponential backoff after an outage. */
export const OUTAGE_WAIT_MS = { first: 250, longest: 30_000 } as const;
/** Retries after an outage, for idempotent calls and for posts, which could appear twice. */
export const OUTAGE_RETRIES = { repeatable: 4, post: 1 } as const;
/** Commands of one chat whose answers wait, the last of them for about two minutes. Further ones are turned away, with
 * at most one notice per CROWDED_AGAIN_MS. */
export const WAITING_COMMANDS_MAX = 40;
export const CROWDED_AGAIN_MS = 60_000;
/** Posts that wait in one chat, for commands and otherwise; further ones are dropped. */
export const WAITING_POSTS_MAX = 60;
/** Posts of one process that wait for their turn across all chats, before commands are left unanswered. */
export const WAITING_POSTS_OVERALL_MAX = 1_000;
/** Updates not counted yet, before the webhook answers 503 so that Telegram retries. */
export const UPDATES_IN_HAND_MAX = 1_000;
/** Includes counted updates whose edits wait for Telegram's pace: in a crowd, that's most of them. */
export const UPDATES_HELD_MAX = 20_000;
/** An update not counted by then is treated as counted: Telegram gives up on a webhook after a minute. */
export const COUNTED_WITHIN_MS = 20_000;
/** For polling processes: for how long one claims to be the one that polls (a dead one's claims are over after twice
 * that), and how often all of them look. */
export const POLLER_WINDOW_MS = 2_500;
export const POLLER_LOOK_MS = 2_000;
/** Concurrent requests from Telegram, unless the host sets a number. */
export const WEBHOOK_CONNECTIONS = 40;
/** Checks the webhook this long after a request with a wrong secret; many such requests cause only one check. */
export const LOOK_AFTER_REFUSAL_MS = 5_000;
/** Number of messages in the render cache. */
export const REMEMBERED_MESSAGES = 10_000;
/** Cache lifetime if other processes may edit the same messages; longer than edits wait for their slots. */
export const TRUSTED_BESIDE_OTHERS_MS = 60_000;
export const WEBHOOK_BODY_BYTES_MAX = 1_048_576;
/** Two presses on one turn's buttons within this time count as one tap. */
export const TAPS_APART_MS = 300;
/** A press on the same button sooner than this after a toast was made before the toast was seen. */
export const TOAST_SEEN_AFTER_MS = 200;
/** For this long after a message changed, a press on its old buttons may still arrive. */
export const PRESS_IN_FLIGHT_MS = 2_000;
/** Number of people whose last presses are remembered, and of sessions per person. */
export const REMEMBERED_PRESSERS = 10_000;
export const REMEMBERED_SESSIONS = 8;
/** Number of people known to have a private chat with the bot. */
export const REMEMBERED_PRIVATE_CHATS = 10_000;
/** Consecutive refusals (401) of the token after which it counts as lost. */
export const REFUSALS_MAX = 3;
/** How often Telegram is called behind a webhook, where there may be no other calls for a long time. */
export const ASK_EVERY_MS = 60_000;
