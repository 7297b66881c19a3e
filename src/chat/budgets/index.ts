// Public interface of budgets: how much one person may ask for.

export { type Budgets, createBudgets } from "./budgets.ts";
export { type CostlyBudget, EVENT_BUDGETS } from "./catalogue.ts";
export { pastReply } from "./past.ts";
