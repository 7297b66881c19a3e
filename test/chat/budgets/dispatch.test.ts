import { describe, expect, it } from "vitest";
import { EVENT_BUDGETS } from "../../../src/chat/budgets.ts";
import {
  type Caller,
  createBudgets,
  createDispatch,
  type Incoming,
  NO_PERSONAL_DATA,
  type Reply,
} from "../../../src/chat/index.ts";

const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const place = { kind: "private", id: "1" } as const;
const done: Reply = { type: "notice", text: "done" };
const action = (move: string) => ({ scope: "s", session: "s", turn: 0, move });

const press = (move = "m", caller = anna): Incoming => ({
  type: "press",
  id: "e",
  caller,
  place,
  action: action(move),
});
const call = (subcommand: string, caller = anna): Incoming => ({
  ...{ type: "command", id: "e", caller, place, command: "c", subcommand, options: {} },
});

/** A dispatch with one feature: commands `c cheap` and `c dear`, and presses, of which `dear` is costly, too. */
function stage(work: () => Promise<Reply> = async () => done) {
  let now = 0;
  let handled = 0;
  const logged: string[] = [];
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    warn: () => {},
    error: () => {},
  };
  const run = () => {
    handled += 1;
    return work();
  };
  const spec = { description: "command-help", options: [], audience: "place" } as const;
  const choice = { value: "v", label: "v" };
  const offer = { id: "o", title: "o", description: "", words: [], view: { blocks: [] } };
  const dispatch = createDispatch({
    features: [
      {
        commands: [
          {
            ...{ name: "c", description: "command-help", run, complete: async () => [choice] },
            subcommands: [
              { ...spec, name: "cheap" },
              { ...spec, name: "dear", costs: "export" },
            ],
          },
        ],
        presses: { s: run },
        pressCosts: ({ move }) => (move === "dear" ? "export" : undefined),
        personalData: NO_PERSONAL_DATA,
        offers: () => [offer],
      },
    ],
    explainFailure: () => undefined,
    log,
    budgets: createBudgets({ now: () => now }),
  });
  return {
    dispatch,
    logged,
    handled: () => handled,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

type Stage = ReturnType<typeof stage>;

/** Each is a new event. */
let events = 0;
const fresh = (event: Incoming): Incoming => ({ ...event, id: `fresh-${++events}` });

/** Sends that many events in a row; counts how many were handled, warned about and ignored silently. */
async function flood({ dispatch }: Stage, event: Incoming, times: number) {
  const counts = { done: 0, seen: 0, silent: 0 };
  for (let time = 0; time < times; time++) {
    const reply = await dispatch.handle(fresh(event));
    if (reply === done) counts.done += 1;
    else if (reply.type === "silence") counts.silent += 1;
    else counts.seen += 1;
  }
  return counts;
}

describe("dispatch with budgets", () => {
  it("warns a flood of presses once, privately, and drops the rest", async () => {
    const all = stage();
    const { size } = EVENT_BUDGETS.press;
    expect(await flood(all, press(), 300)).toEqual({ done: size, seen: 1, silent: 299 - size });
    expect(all.handled()).toBe(size);
    expect(all.logged).toEqual(["a person's budget is used up"]);
    all.pass(10_000);
    expect(await all.dispatch.handle(fresh(press()))).toBe(done);
  });

  it("says what is used up and for how long, in the person's language", async () => {
    const all = stage();
    const seen = async (event: Incoming) => {
      for (;;) {
        const reply = await all.dispatch.handle(fresh(event));
        if (reply !== done) return reply;
      }
    };
    expect(await seen(press())).toEqual({
      ...{ type: "notice", discreet: true },
      text: "Too fast for my crystal ball. Try again in 10 seconds; your game is waiting where it was.",
    });
    const masha: Caller = { ...anna, id: "3", locale: "ru" };
    expect(await seen(call("dear", masha))).toMatchObject({
      text: expect.stringContaining("через 3 минуты"),
    });
    expect(await all.dispatch.handle(fresh(call("dear", masha)))).toEqual({
      type: "silence",
      brief: "⏳ 3 минуты",
    });
  });

  it("charges costly commands and presses together, and lets cheap ones by", async () => {
    const all = stage();
    expect(await flood(all, call("dear"), 2)).toEqual({ done: 2, seen: 0, silent: 0 });
    expect(await flood(all, press("dear"), 5)).toEqual({ done: 2, seen: 1, silent: 2 });
    expect(await flood(all, call("cheap"), 5)).toEqual({ done: 5, seen: 0, silent: 0 });
    expect(await flood(all, press(), 5)).toEqual({ done: 5, seen: 0, silent: 0 });
  });

  it("charges unreadable lines, unknown commands and foreign buttons too", async () => {
    const all = stage();
    const problem = { kind: "unknown-command", typed: "x", nearest: [] } as const;
    const unreadable: Incoming = { type: "unreadable", id: "e", caller: anna, place, problem };
    await flood(all, unreadable, EVENT_BUDGETS.command.size);
    expect(await all.dispatch.handle(fresh(call("cheap")))).toMatchObject({ discreet: true });
    await flood(all, { ...press(), action: undefined } as Incoming, EVENT_BUDGETS.press.size);
    expect(await all.dispatch.handle(fresh(press()))).toMatchObject({ discreet: true });
  });

  it("gives no suggestions or offers once their budget is used up", async () => {
    const { dispatch, pass } = stage();
    const typing = { type: "completion", id: "e", caller: anna, place, command: "c" } as const;
    const suggest = () => dispatch.complete({ ...typing, subcommand: "cheap", option: "o", typed: "" });
    const counts: number[] = [];
    for (let time = 0; time <= EVENT_BUDGETS.suggestion.size; time++) counts.push((await suggest()).length);
    expect(counts).toEqual([...Array(EVENT_BUDGETS.suggestion.size).fill(1), 0]);
    const ask = () => dispatch.offers({ type: "offer", id: "e", caller: anna, place, query: "" });
    expect(await ask()).toEqual([]);
    pass(200);
    expect(await ask()).toHaveLength(1);
  });
});
