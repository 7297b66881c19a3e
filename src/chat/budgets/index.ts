// Public interface of budgets: how much one person may ask for.

export type { Verdict } from "./bucket.ts";
export {
  type Budgets,
  createBudgets,
} from "./budgets.ts";
export {
  COSTLY_BUDGETS,
  type CostlyBudget,
  EVENT_BUDGETS,
  WAITING_MAX,
} from "./catalogue.ts";
export { pastReply } from "./past.ts";
