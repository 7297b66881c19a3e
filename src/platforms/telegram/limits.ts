// What Telegram allows, and the times we set ourselves, as data.

/** Limits of the Bot API. Characters are counted after entities are parsed. */
export const TELEGRAM_LIMITS = {
  messageCharacters: 4096,
  captionCharacters: 1024,
  /** Of an answer to a pressed button, alert or toast. */
  answerCharacters: 200,
  buttonsInRow: 8,
  /** A field of cells as buttons: more rows do not fit the screen of a phone. */
  field: { columns: 8, rows: 10 },
  inlineResults: 50,
  inlineTitleCharacters: 128,
  commands: 100,
  commandDescriptionCharacters: 256,
} as const;

/** About one message a second in a chat, with short bursts. */
const CHAT_PACE = { burst: 3, everyMs: 1_000 } as const;
/** At most 20 messages in any minute in a group: 5 at once and 15 a minute. */
const GROUP_PACE = { burst: 5, everyMs: 4_000 } as const;
/** What each kind of chat may be shown. */
export const PACE_RULES = { private: [CHAT_PACE], group: [CHAT_PACE, GROUP_PACE] } as const;
/** Of how many chats it is remembered what they were shown lately. */
export const PACED_CHATS = 10_000;

/** The kinds of update we ask for. */
export const ALLOWED_UPDATES = ["message", "callback_query", "inline_query"] as const;

/** A press that has no answer by then gets an honest word instead; the apps show their spinner
 * until some answer comes. */
export const ANSWER_WITHIN_MS = 10_000;
/** How long `stop` waits for what is in hand. */
export const STOP_WITHIN_MS = 5_000;
/** How long one long poll lasts, and how long any call may take. */
export const POLL_SECONDS = 25;
export const CALL_SECONDS_MAX = 40;
/** Waits between attempts after an outage: doubling from the first to the longest. */
export const OUTAGE_WAIT_MS = { first: 250, longest: 30_000 } as const;
/** Attempts after an outage: of a call that may be repeated, and of one that could put a message
 * there twice. */
export const OUTAGE_RETRIES = { repeatable: 4, post: 1 } as const;
/** Waiting posts in one chat beyond which it is flooded and further ones are dropped. */
export const WAITING_POSTS_MAX = 20;
/** Updates in hand beyond which a webhook asks Telegram to come again later. */
export const UPDATES_IN_HAND_MAX = 1_000;
/** How many update ids are remembered, to know one that is delivered again. */
export const REMEMBERED_UPDATES = 10_000;
/** Of how many messages we remember what they show. */
export const REMEMBERED_MESSAGES = 10_000;
/** How long that is believed where other processes may edit the same messages. */
export const TRUSTED_BESIDE_OTHERS_MS = 2_000;
export const WEBHOOK_BODY_BYTES_MAX = 1_048_576;
/** How many people are remembered to have a private chat with us. */
export const REMEMBERED_PRIVATE_CHATS = 10_000;
