// Telegram's limits and our own timeouts.

/** Bot API limits. Characters are counted after entities are parsed. */
export const TELEGRAM_LIMITS = {
  messageCharacters: 4096,
  captionCharacters: 1024,
  /** Answer to a button press, alert or toast. */
  answerCharacters: 200,
  buttonsInRow: 8,
  /** Button grid; more rows do not fit a phone's screen. */
  field: { columns: 8, rows: 10 },
  inlineResults: 50,
  inlineTitleCharacters: 128,
  commands: 100,
  commandDescriptionCharacters: 256,
  descriptionCharacters: 512,
  shortDescriptionCharacters: 120,
  /** Largest file that a bot is given. */
  downloadBytes: 20 * 1_048_576,
} as const;

/** About one message per second and chat, with short bursts. */
const CHAT_PACE = { burst: 3, everyMs: 1_000 } as const;
/** At most 20 messages per minute in a group: a burst of 5, then 15 a minute. */
const GROUP_PACE = { burst: 5, everyMs: 4_000 } as const;
/** Pacing rules by kind of chat. */
export const PACE_RULES = { private: [CHAT_PACE], group: [CHAT_PACE, GROUP_PACE] } as const;
/** 30 messages a second in all chats together, less a little for what arrives closer than it was sent. */
export const OVERALL_PACE = { burst: 3, everyMs: 38 } as const;
/** Slots of all together that a process takes at a time. */
export const OVERALL_BATCH = 4;
/** A slot that was reserved for what may not come is given up after this time. */
export const FORESEEN_MS = 500;
/** How long the store is waited for before an edit goes by what this process knows alone. */
export const STORE_PACE_WITHIN_MS = 300;
/** After that it is left alone for so long. */
export const STORE_AWAY_MS = 3_000;
/** What Telegram refuses for longer is no pace, and not kept: each call finds out by itself. */
export const HOLD_MAX_MS = 60_000;
/** Two chats refused within this time mean that the bot is too fast in all together. */
export const LIMITED_TOGETHER_MS = 1_000;
/** So many messages into a chat within that time, after which posts wait. In groups Telegram allows 20 a minute:
 * the last of them is kept for saying that it is crowded there. */
export const POST_COUNTS = {
  private: [],
  group: [
    { most: 3, withinMs: 1_000 },
    { most: 19, withinMs: 60_000 },
  ],
} as const;
/** How long a call that Telegram refuses for its rate waits in all. A post answers a command, which nothing else
 * does: a minute, and what follows where it is refused again. */
export const RETRY_CEILING_MS = { repeatable: 30_000, post: 120_000 } as const;
/** A command whose answer waits for longer gets a reaction meanwhile. */
export const REACT_AFTER_MS = 1_500;
/** Number of chats whose pacing state is kept. */
export const PACED_CHATS = 10_000;

/** Update types we subscribe to. */
export const ALLOWED_UPDATES = ["message", "callback_query", "inline_query"] as const;

/** After this a press gets an interim answer; apps show a spinner until any answer arrives. `alone`: what is for
 * its presser alone comes as a message then. Else a late answer may still be the only place for what is said. */
export const ANSWER_WITHIN_MS = { alone: 1_500, usual: 10_000 } as const;
/** How long `stop` waits for work in progress. */
export const STOP_WITHIN_MS = 5_000;
/** Duration of one long poll, and timeout of any call. */
export const POLL_SECONDS = 25;
export const CALL_SECONDS_MAX = 40;
/** Exponential backoff after an outage. */
export const OUTAGE_WAIT_MS = { first: 250, longest: 30_000 } as const;
/** Retries after an outage: of idempotent calls, and of posts, which could appear twice. */
export const OUTAGE_RETRIES = { repeatable: 4, post: 1 } as const;
/** Commands of one chat whose answers wait, the last of them for two minutes or so. Further ones are turned away,
 * which one message says, once in that time. */
export const WAITING_COMMANDS_MAX = 40;
export const CROWDED_AGAIN_MS = 60_000;
/** Posts that wait in one chat, of commands and others; further ones are dropped. */
export const WAITING_POSTS_MAX = 60;
/** Posts of one process that wait for their turn among all chats, before commands are left unanswered. */
export const WAITING_POSTS_OVERALL_MAX = 1_000;
/** Updates that are not counted yet, before the webhook answers 503 so that Telegram retries. */
export const UPDATES_IN_HAND_MAX = 1_000;
/** With those that are counted, and whose edits wait for Telegram's pace: in a crowd most of them. */
export const UPDATES_HELD_MAX = 20_000;
/** An update that is not counted by then is taken as counted: Telegram gives up on a webhook after a minute. */
export const COUNTED_WITHIN_MS = 20_000;
/** Of processes that poll: how long a dead one's lease holds, and how often each looks at it. */
export const POLLER_LEASE_MS = 5_000;
export const POLLER_LOOK_MS = 1_000;
/** Requests that Telegram makes at once, where the host has not said. */
export const WEBHOOK_CONNECTIONS = 40;
/** After a request with a wrong secret, and no sooner after many. */
export const LOOK_AFTER_REFUSAL_MS = 5_000;
/** Update ids kept to detect redelivery. */
export const REMEMBERED_UPDATES = 10_000;
/** Number of messages in the render cache. */
export const REMEMBERED_MESSAGES = 10_000;
/** Cache lifetime where other processes may edit the same messages: longer than edits wait for the pace. */
export const TRUSTED_BESIDE_OTHERS_MS = 60_000;
export const WEBHOOK_BODY_BYTES_MAX = 1_048_576;
/** Two presses of one turn's buttons within this time are one tap. */
export const TAPS_APART_MS = 300;
/** The same button pressed sooner after a toast went out was pressed before the toast was seen. */
export const TOAST_SEEN_AFTER_MS = 200;
/** After a message changed, a press of its former buttons may still be on its way. */
export const PRESS_UNDERWAY_MS = 2_000;
/** Number of people whose last presses are remembered, and of sessions of each. */
export const REMEMBERED_PRESSERS = 10_000;
export const REMEMBERED_SESSIONS = 8;
/** Number of people known to have a private chat with the bot. */
export const REMEMBERED_PRIVATE_CHATS = 10_000;
/** Refusals (401) of the token without a call between them that was taken, after which it is lost. */
export const REFUSALS_MAX = 3;
/** Behind a webhook, where perhaps nothing is called for long, Telegram is asked this often. */
export const ASK_EVERY_MS = 60_000;
