// How much one person may ask for: the only list, with the sizes and the reasons for them.

export interface BudgetSize {
  /** How many requests may come at once after a quiet period. */
  readonly size: number;
  /** Milliseconds until one more is allowed. */
  readonly everyMs: number;
  /** A used-up budget reopens once this many fit again; default 1. */
  readonly room?: number;
}

/** Every event is charged to one of these, in the memory of the process that handles it. */
export const EVENT_BUDGETS = {
  /** People press 1.5 times a second for as long as they like, and 4 times a second for a while. */
  press: { size: 60, everyMs: 400, room: 25 },
  /** Typed lines and slash commands; people may type a cell of a board every second. */
  command: { size: 30, everyMs: 1000, room: 10 },
  /** Autocompletion and inline offers: clients ask on every keystroke, several times a second. */
  suggestion: { size: 60, everyMs: 200 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

/** Extra charges for what takes long or uses a lot. */
export const COSTLY_BUDGETS = {
  /** Browsing profiles, maps and rankings: one every three seconds for two minutes. */
  picture: { size: 20, everyMs: 5000 },
  /** A solver analyses the whole board: one every second for as long as people like. */
  hint: { size: 30, everyMs: 1000 },
  /** An export holds everything stored about a person; one lasts for weeks. */
  export: { size: 4, everyMs: 180_000 },
  /** Thousands of rounds against many opponents. Ten, because lines with typos count, too. */
  trial: { size: 10, everyMs: 60_000 },
  /** A file is tried in hundreds of matches and stored: ten a day, at once or one by one. */
  submission: { size: 10, everyMs: 8_640_000 },
  /** A tournament may run for hours, and people need a few tries to get a date or time zone right. */
  tournament: { size: 10, everyMs: 60_000 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

export type EventBudget = keyof typeof EVENT_BUDGETS;
export type CostlyBudget = keyof typeof COSTLY_BUDGETS;
export type Budget = EventBudget | CostlyBudget;

/** People whose budgets are remembered; see `createBudgets`. */
export const REMEMBERED_PERSONS = 50_000;
