// How much of what one person may ask for: the only list, with the sizes and their reasons.

export interface BudgetSize {
  /** What may be asked for at once, when nothing was asked for lately. */
  readonly size: number;
  /** Milliseconds until room for one more has come back. */
  readonly everyMs: number;
  /** A budget that was used up opens again once there is room for so many; default 1. */
  readonly room?: number;
}

/** Every event is charged to one of these, in the memory of the process that handles it. */
export const EVENT_BUDGETS = {
  /** People press 1.5 times a second for as long as they like, and 4 times a second for a while. */
  press: { size: 60, everyMs: 400, room: 25 },
  /** Typed lines and slash commands; a cell of a board may be typed every second. */
  command: { size: 30, everyMs: 1000, room: 10 },
  /** Autocompletion and inline offers: a client asks at every letter, several times a second. */
  suggestion: { size: 60, everyMs: 200 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

/** What takes long or much, besides; all processes together keep to these. */
export const DEAR_BUDGETS = {
  /** Leafing through profiles, maps and rankings: one every three seconds for two minutes. */
  picture: { size: 20, everyMs: 5000 },
  /** A solver looks at the whole board: one every second for as long as somebody likes. */
  hint: { size: 30, everyMs: 1000 },
  /** An export holds all that is stored of a person; once is enough for weeks. */
  export: { size: 4, everyMs: 180_000 },
  /** Thousands of rounds against many opponents; lines with slips in them count, too: so ten. */
  trial: { size: 10, everyMs: 60_000 },
  /** A file is tried in hundreds of matches, and stored: ten a day, at once or one by one. */
  submission: { size: 10, everyMs: 8_640_000 },
  /** What people tell the host of strategies: five a day. */
  report: { size: 5, everyMs: 17_280_000 },
  /** A tournament may run for hours; a date or a zone takes some tries until it is right. */
  tournament: { size: 10, everyMs: 60_000 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

export type EventBudget = keyof typeof EVENT_BUDGETS;
export type DearBudget = keyof typeof DEAR_BUDGETS;
export type Budget = EventBudget | DearBudget;

/**
 * Events of one person that may wait for each other: more come only from programs. Fewer than the posts
 * that may wait in a chat, so that the sentence about it finds room.
 */
export const WAITING_MAX = 18;

/** How long the store may take for a charge, in milliseconds: what is asked for waits for it, too. */
export const SHARED_WITHIN_MS = 300;

/** Persons whose budgets are remembered; see `createBudgets`. */
export const REMEMBERED_PERSONS = 50_000;
