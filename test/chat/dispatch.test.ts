import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  type Area,
  BUDGETS,
  type Caller,
  type Command,
  type CommandCall,
  createBudgets,
  createDispatch,
  type DispatchDependencies,
  type Feature,
  type Incoming,
  type Press,
  type Reply,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";

const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris", locale: "ru" };
const place = { kind: "private", id: "1" } as const;
const heard = (text: string): Reply => ({ type: "notice", text });

function commandNamed(name: string, run: Command["run"], more: Partial<Command> = {}): Command {
  const description = "command-help";
  return {
    name,
    description,
    subcommands: [
      { name, description, options: [], audience: "place" },
      { name: "dear", description, options: [], audience: "place", costs: "export" },
    ],
    run,
    ...more,
  };
}

let events = 0;
const event = (caller = anna) => ({ id: `e${++events}`, caller, place });

function call(command: string, caller = anna, subcommand = command): CommandCall {
  return { type: "command", ...event(caller), command, subcommand, options: {} };
}

function press(scope: string | undefined, caller = anna, move = "m"): Press {
  const action = scope === undefined ? undefined : { scope, session: "s", turn: 0, move };
  return { type: "press", ...event(caller), action };
}

const completion = (caller = anna) =>
  ({ type: "completion", ...event(caller), command: "a", subcommand: "a", option: "o", typed: "" }) as const;
const request = (query = "") => ({ type: "offer", ...event(), query }) as const;

type Parts = Partial<DispatchDependencies & Feature>;
const feature = (parts: Partial<Feature>): Feature => ({
  commands: [],
  presses: {},
  personalData: { kinds: {}, export: async () => ({}), remove: async () => false },
  ...parts,
});

function dispatchWith(parts: Parts, logged: string[] = []) {
  const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);
  return createDispatch({
    features: [feature(parts)],
    explainFailure: () => undefined,
    log: { info: note("info"), warn: note("warn"), error: note("error") },
    ...parts,
  });
}

describe("dispatch", () => {
  it("routes a command and a press by name, and refuses unknown ones", async () => {
    const named = (name: string) => commandNamed(name, async () => heard(name));
    const presses = { rps: async ({ action }: { action: { move: string } }) => heard(action.move) };
    const { handle } = dispatchWith({ commands: [named("a"), named("b")], presses });
    expect(await handle(call("b"))).toEqual(heard("b"));
    expect(await handle(call("zzz"))).toEqual(heard(say("en", "problem-unknown-command", { typed: "zzz" })));
    expect(await handle(call("a", anna, "zzz"))).toMatchObject({ type: "notice" });
    expect(await handle(press("rps"))).toEqual(heard("m"));
    for (const scope of ["chess", "constructor", "__proto__", undefined])
      expect(await handle(press(scope, boris))).toEqual(heard(say("ru", "press-old-button")));
    const one = feature({ presses });
    expect(() => dispatchWith({ features: [one, one] })).toThrow(/"rps"/);
  });

  it("makes a call for a press, with its gates and budgets", async () => {
    const made = { command: "a", subcommand: "a", options: { x: "1" } };
    const { handle } = dispatchWith({
      commands: [commandNamed("a", async ({ options }) => heard(`a ${options.x}`))],
      presses: { p: async (pressed) => (await pressed.call(made)).reply },
      budgets: createBudgets({ now: () => 1 }),
    });
    for (let time = 0; time < BUDGETS.command.most; time++)
      expect(await handle(press("p"))).toEqual(heard("a 1"));
    expect(await handle(press("p"))).toMatchObject({ discreet: true });
  });

  it("asks the gates before anything is done, with the event's area and openness", async () => {
    const area: Area = { id: "a", typed: "a", title: "command-help", isGame: true, command: "/a" };
    const asked: unknown[] = [];
    const gated = feature({
      commands: ["a", "free"].map((name) => commandNamed(name, async () => heard(name))),
      presses: { a: async () => heard("pressed") },
      areas: { all: [area], of: (event) => (event.type === "press" ? area : undefined) },
      openToBanned: (event) => event.type === "command" && event.command === "free",
    });
    const gate: Feature["gate"] = async ({ type }, { areas: [found], isOpen }) => {
      asked.push([type, found?.id, isOpen]);
      return found && heard("off");
    };
    const { handle } = dispatchWith({ features: [gated, feature({ gate })] });
    const replies = [await handle(call("a")), await handle(press("a")), await handle(call("free"))];
    expect(replies).toEqual([heard("a"), heard("off"), heard("free")]);
    expect(asked).toEqual([
      ["command", undefined, false],
      ["press", "a", false],
      ["command", undefined, true],
    ]);
    await handle(press("chess"));
    expect(asked).toHaveLength(3);
  });

  it("explains an unreadable line in the caller's language", async () => {
    const problem = { kind: "unknown-command", typed: "rsp", nearest: ["/rps"] } as const;
    const reply = await dispatchWith({}).handle({ type: "unreadable", ...event(boris), problem });
    expect(reply).toEqual(
      heard(say("ru", "problem-unknown-command-nearest", { typed: "rsp", nearest: "/rps" })),
    );
  });

  it("words a failure with a known cause, and a defect with one honest sentence", async () => {
    const logged: string[] = [];
    const commands = [commandNamed("a", () => Promise.reject(new Error("away")))];
    const explainFailure = () => ({ text: "the store is away", outcome: "store-away" as const });
    const known = await dispatchWith({ commands, explainFailure }, logged).handle(call("a"));
    expect(known).toEqual(heard("the store is away"));
    const defect = await dispatchWith({ commands }, logged).handle(call("a"));
    expect(defect).toEqual(heard(say("en", "failure-unexpected")));
    expect(logged).toEqual(["warn: event failed: a known outage", "error: event failed: unexpected error"]);
  });

  it("handles one person's events in order, after failures too, alongside other people's", async () => {
    const seen: string[] = [];
    const gate = Promise.withResolvers<void>();
    const run = async ({ caller, subcommand }: CommandCall): Promise<Reply> => {
      seen.push(`${caller.name} ${subcommand}`);
      if (subcommand === "a" && caller === anna) {
        await gate.promise;
        throw new Error("failed");
      }
      return heard("");
    };
    const { handle } = dispatchWith({ commands: [commandNamed("a", run)] });
    const own = [handle(call("a")), handle(call("a", anna, "dear"))];
    await handle(call("a", boris));
    seen.push("gate");
    gate.resolve();
    await Promise.all(own);
    expect(seen).toEqual(["Anna a", "Boris a", "gate", "Anna dear"]);
  });

  it("drops a redelivered event, even while the first is being handled", async () => {
    let runs = 0;
    const { handle } = dispatchWith({ commands: [commandNamed("a", async () => heard(`${++runs}`))] });
    const again = call("a");
    const dropped = { type: "dropped" };
    expect(await Promise.all([handle(again), handle(again)])).toEqual([heard("1"), dropped]);
    expect(await handle(again)).toEqual(dropped);
    const elsewhere = { ...again, caller: { ...anna, platform: "discord" } };
    expect(await handle(elsewhere)).toEqual(heard("2"));
  });

  it("starts few people's events per turn of the event loop", async () => {
    let begun = 0;
    const run = async () => heard(`${++begun}`);
    const { handle } = dispatchWith({ commands: [commandNamed("a", run)] });
    const crowd = Array.from({ length: 20 }, (_, id) => handle(call("a", { ...anna, id: `${id}` })));
    for (let turn = 0; turn < 3; turn++) {
      await turnOfTheLoop();
      expect(begun).toBeLessThanOrEqual(1 + 4 * (turn + 1));
    }
    await Promise.all(crowd);
    expect(begun).toBe(20);
  });

  it("gives no suggestions instead of an error", async () => {
    const complete = (suggest: NonNullable<Command["complete"]>) =>
      dispatchWith({ commands: [commandNamed("a", async () => heard(""), { complete: suggest })] });
    const choice = { value: "v", label: "l" };
    expect(await complete(async () => [choice]).complete(completion())).toEqual([choice]);
    expect(await complete(() => Promise.reject(new Error("no"))).complete(completion())).toEqual([]);
    expect(await dispatchWith({}).complete(completion())).toEqual([]);
  });

  it("offers what any feature offers, by the start of a word without its accents", async () => {
    const offer = (id: string, title: string, ...words: string[]) => ({
      ...{ id, title, description: "d", words, view: { blocks: [] } },
    });
    const own = [offer("a", "Düello", "rps"), offer("b", "Взлёт", "IŞIK")];
    const { offers } = dispatchWith({ features: [feature({ offers: () => own }), feature({})] });
    const found = async (query: string) => (await offers(request(query))).map(({ id }) => id);
    expect(await found("")).toEqual(["a", "b"]);
    expect(await found("duel rp")).toEqual(["a"]);
    expect([await found("взлет"), await found("ışık")]).toEqual([["b"], ["b"]]);
    expect(await found("nothing")).toEqual(["a", "b"]);
  });
});

describe("the language of an event", () => {
  const group = { kind: "group", id: "-7" } as const;

  it("is what the person and the chat chose, remembering the app's", async () => {
    const { inLanguage } = dispatchWith({ chosenLanguages: async () => ({ caller: "ja", place: "de" }) });
    const spoken = await inLanguage?.({ caller: anna, place: group });
    expect(spoken?.caller).toMatchObject({ locale: "ja", appLocale: "en" });
    expect(spoken?.place).toEqual({ ...group, locale: "de" });
    expect(spoken && (await inLanguage?.(spoken))).toEqual(spoken);
    expect((await inLanguage?.({ caller: anna, place }))?.place).toEqual({ ...place, locale: "ja" });
  });

  it.each([
    ["can't be read", async () => Promise.reject(new Error("away"))],
    ["doesn't come", async () => new Promise<never>(() => {})],
  ])("is the app's if the choice %s", async (_, chosenLanguages) => {
    const { inLanguage } = dispatchWith({ chosenLanguages });
    expect(await inLanguage?.({ caller: anna, place: group })).toEqual({ caller: anna, place: group });
  });
});

describe("a budget", () => {
  function stage() {
    let now = 1_000_000;
    const logged: string[] = [];
    const done = async (): Promise<Reply> => heard("done");
    const offer = { id: "o", title: "o", description: "", words: [], view: { blocks: [] } };
    const dispatch = dispatchWith(
      {
        commands: [commandNamed("a", done, { complete: async () => [{ value: "v", label: "v" }] })],
        presses: { s: done },
        pressCosts: ({ move }) => (move === "dear" ? "export" : undefined),
        offers: () => [offer],
        budgets: createBudgets({ now: () => now }),
      },
      logged,
    );
    /** How many of these were answered, warned about, and acknowledged silently. */
    const flood = async (sent: () => Incoming, times: number) => {
      const counts = { done: 0, warned: 0, silent: 0 };
      for (let time = 0; time < times; time++) {
        const reply = await dispatch.handle(sent());
        if (reply.type === "silence") counts.silent++;
        else if (reply.type === "notice" && reply.discreet) counts.warned++;
        else counts.done++;
      }
      return counts;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { dispatch, flood, logged, pass };
  }

  it("warns a flood once, privately, and acknowledges the rest silently until it's over", async () => {
    const { flood, logged, pass } = stage();
    const { most, inMs } = BUDGETS.press;
    expect(await flood(() => press("s"), most + 50)).toEqual({ done: most, warned: 1, silent: 49 });
    expect(logged).toEqual(["info: a person's budget is used up"]);
    expect(await flood(() => press("s", boris), 1)).toMatchObject({ done: 1 });
    pass(inMs + 1);
    expect(await flood(() => press("s"), 1)).toMatchObject({ done: 1 });
  });

  it("says what is used up and for how long, in the person's language", async () => {
    const { dispatch, flood, pass } = stage();
    await flood(() => press("s"), BUDGETS.press.most);
    pass(41_000);
    expect(await dispatch.handle(press("s"))).toMatchObject({
      text: "Too fast for my crystal ball. Try again in 10 seconds; your game is waiting where it was.",
    });
    await flood(() => call("a", boris, "dear"), BUDGETS.export.most);
    pass(600_000);
    const dear = () => dispatch.handle(call("a", boris, "dear"));
    expect(await dear()).toMatchObject({ text: expect.stringContaining("через 2 минуты") });
    expect(await dear()).toEqual({ type: "silence", brief: "⏳ 2 минуты" });
  });

  it("of costly commands and presses is one, cheap ones pass, and unreadable or foreign ones count", async () => {
    const { flood } = stage();
    expect(await flood(() => call("a", anna, "dear"), 2)).toMatchObject({ done: 2 });
    expect(await flood(() => press("s", anna, "dear"), 5)).toEqual({ done: 2, warned: 1, silent: 2 });
    for (const cheap of [() => call("a"), () => press("s")])
      expect(await flood(cheap, 5)).toMatchObject({ done: 5 });
    const problem = { kind: "unknown-command", typed: "x" } as const;
    await flood(() => ({ type: "unreadable", ...event(boris), problem }), BUDGETS.command.most);
    await flood(() => press(undefined, boris), BUDGETS.press.most);
    for (const late of [() => call("a", boris), () => press("s", boris)])
      expect(await flood(late, 1)).toMatchObject({ warned: 1 });
  });

  it("of suggestions and offers gives none once it's used up", async () => {
    const { dispatch, pass } = stage();
    for (let time = 0; time < BUDGETS.suggestion.most; time++)
      expect(await dispatch.complete(completion())).toHaveLength(1);
    expect([await dispatch.complete(completion()), await dispatch.offers(request())]).toEqual([[], []]);
    pass(BUDGETS.suggestion.inMs + 1);
    expect(await dispatch.offers(request())).toHaveLength(1);
  });

  it.each([
    ["a match with three presses in two seconds, on two devices at once", "press", 333, 300],
    ["four presses a second for half a minute", "press", 250, 120],
    ["a typed cell a second for an hour", "command", 1000, 3600],
    ["three typed lines a second for ten seconds", "command", 333, 30],
    ["a letter five times a second for a minute", "suggestion", 200, 300],
    ["a profile or map every three seconds for two minutes", "picture", 3000, 40],
    ["a hint a second for an hour", "hint", 1000, 3600],
  ] as const)("has room for %s", (_what, budget, everyMs, times) => {
    let now = 1_000_000;
    const { charge } = createBudgets({ now: () => now });
    for (let time = 0; time < times; time++, now += everyMs) expect(charge(anna, budget)).toBeUndefined();
  });
});
