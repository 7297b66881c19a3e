// What a person's budget costs per event: the bookkeeping alone, and a whole event beyond the budget.

import { type Caller, createBudgets, createDispatch, type Press } from "../../src/chat/index.ts";
import { printTable } from "./table.ts";

const CALLS = 200_000;
const BATCHES = 5;
/** More people than are remembered, so that each charge evicts someone. */
const CROWD = 100_000;

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

export interface BudgetFigures {
  /** Microseconds per event. */
  readonly chargedUs: number;
  readonly crowdUs: number;
  readonly turnedAwayUs: number;
}

export async function benchBudgets(): Promise<BudgetFigures> {
  const people = Array.from({ length: CROWD }, (_, id) => callerOf(String(id)));
  const budgets = createBudgets({ now: Date.now, log: SILENT });
  const charge = (of: number) => (call: number) => {
    budgets.charge(people[call % of] as Caller, "press");
  };
  const figures = {
    chargedUs: await timeOf(charge(60)),
    crowdUs: await timeOf(charge(CROWD)),
    turnedAwayUs: await timeOf(pressPast()),
  };
  printTable(
    "Budgets, microseconds each",
    ["", "µs"],
    [
      ["charging a press, 60 people", figures.chargedUs],
      [`charging a press, ${CROWD.toLocaleString("en")} people in turn`, figures.crowdUs],
      ["a press past the budget, through dispatch", figures.turnedAwayUs],
    ],
  );
  return figures;
}

function callerOf(id: string): Caller {
  return { platform: "discord", id, name: "Anna", locale: "en" };
}

/** Presses of one person whose budget is used up, on a stopped clock. */
function pressPast(): (call: number) => Promise<unknown> {
  const budgets = createBudgets({ now: () => 0, log: SILENT });
  const { handle } = createDispatch({ features: [], explainFailure: () => undefined, log: SILENT, budgets });
  const caller = callerOf("1");
  const press: Press<Caller> = {
    type: "press",
    id: "e",
    caller,
    place: { kind: "private", id: "1" },
    action: undefined,
  };
  return () => handle(press);
}

/** Microseconds per call in the fastest of several batches. */
async function timeOf(work: (call: number) => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < BATCHES; batch++) {
    const started = performance.now();
    for (let call = 0; call < CALLS; call++) {
      const result = work(call);
      if (result instanceof Promise) await result;
    }
    best = Math.min(best, (1000 * (performance.now() - started)) / CALLS);
  }
  return best;
}
