import { describe, expect, it } from "vitest";
import {
  type Area,
  type Caller,
  type Command,
  type CommandCall,
  createDispatch,
  type DispatchDependencies,
  type Feature,
  NO_PERSONAL_DATA,
  type Press,
  type Reply,
} from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";

const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris", locale: "ru" };
const place = { kind: "private", id: "1" } as const;
const heard = (text: string): Reply => ({ type: "notice", text });

function commandNamed(name: string, run: Command["run"], more: Partial<Command> = {}): Command {
  return {
    name,
    description: "command-help",
    subcommands: [{ name, description: "command-help", options: [], audience: "place" }],
    run,
    ...more,
  };
}

let events = 0;
const newId = (): string => `e${++events}`;

function call(command: string, caller = anna, id = newId()): CommandCall {
  return { type: "command", id, caller, place, command, subcommand: command, options: {} };
}

function press(scope: string | undefined, caller = anna): Press {
  return {
    type: "press",
    id: newId(),
    caller,
    place,
    action: scope === undefined ? undefined : { scope, session: "s", turn: 0, move: "m" },
  };
}

type Parts = Partial<DispatchDependencies & Feature>;

function dispatchWith({ commands = [], presses = {}, ...parts }: Parts, logged: string[] = []) {
  const note = (level: string) => (_fields: object, message: string) =>
    void logged.push(`${level}: ${message}`);
  return createDispatch({
    features: [{ commands, presses, personalData: NO_PERSONAL_DATA }],
    explainFailure: () => undefined,
    log: { info: note("info"), warn: note("warn"), error: note("error") },
    ...parts,
  });
}

describe("dispatch", () => {
  it("routes a command to the one of that name", async () => {
    const { handle } = dispatchWith({
      commands: [commandNamed("a", async () => heard("a")), commandNamed("b", async () => heard("b"))],
    });
    expect(await handle(call("b"))).toEqual(heard("b"));
  });

  it("answers an unknown command or subcommand with a notice", async () => {
    const { handle } = dispatchWith({ commands: [commandNamed("a", async () => heard("a"))] });
    expect(await handle(call("zzz"))).toEqual(heard(say("en", "problem-unknown-command", { typed: "zzz" })));
    expect((await handle({ ...call("a"), subcommand: "zzz" })).type).toBe("notice");
  });

  it("routes a press to its scope, and calls an unknown one an old button", async () => {
    const { handle } = dispatchWith({ presses: { rps: async ({ action }) => heard(action.move) } });
    expect(await handle(press("rps"))).toEqual(heard("m"));
    expect(await handle(press("chess"))).toEqual(heard(say("en", "press-old-button")));
    expect(await handle(press(undefined, boris))).toEqual(heard(say("ru", "press-old-button")));
  });

  it("refuses two features with the same button scope", () => {
    const feature = { commands: [], presses: { rps: async () => heard("") }, personalData: NO_PERSONAL_DATA };
    expect(() => dispatchWith({ features: [feature, feature] })).toThrow(/"rps"/);
  });

  describe("a gate on an area's events", () => {
    const area: Area = { id: "a", typed: "a", title: "command-help", isGame: true, command: "/a" };
    const asked: string[] = [];
    const gated = (refused: Reply | undefined) =>
      dispatchWith({
        features: [
          { commands: [], presses: {}, personalData: NO_PERSONAL_DATA },
          {
            commands: [
              commandNamed("a", async () => heard("a")),
              commandNamed("free", async () => heard("free")),
            ],
            presses: { a: async () => heard("pressed") },
            personalData: NO_PERSONAL_DATA,
            areas: {
              all: [area],
              of: (event) => (event.type === "press" || event.command === "a" ? area : undefined),
            },
          },
          {
            commands: [],
            presses: {},
            personalData: NO_PERSONAL_DATA,
            gate: async (event, { id }) => {
              asked.push(`${event.type} ${id}`);
              return refused;
            },
          },
        ],
      });

    it("replies with its refusal before anything is done", async () => {
      const { handle } = gated(heard("off"));
      expect([await handle(call("a")), await handle(press("a"))]).toEqual([heard("off"), heard("off")]);
      expect(asked.splice(0)).toEqual(["command a", "press a"]);
    });

    it("lets through what it doesn't refuse", async () => {
      const { handle } = gated(undefined);
      expect([await handle(call("a")), await handle(press("a"))]).toEqual([heard("a"), heard("pressed")]);
      expect(asked.splice(0)).toHaveLength(2);
    });

    it("isn't asked about anything else", async () => {
      const { handle } = gated(heard("off"));
      expect(await handle(call("free"))).toEqual(heard("free"));
      expect(await handle(press("chess"))).toEqual(heard(say("en", "press-old-button")));
      expect(await handle(call("zzz"))).toMatchObject({ type: "notice" });
      expect(asked.splice(0)).toEqual([]);
    });
  });

  it("offers what any feature offers", async () => {
    const offer = { id: "o", title: "t", description: "d", words: [], view: { blocks: [] } };
    const feature = { commands: [], presses: {}, personalData: NO_PERSONAL_DATA, offers: () => [offer] };
    const request = { type: "offer", id: "e", caller: anna, place, query: "" } as const;
    expect(await dispatchWith({ features: [feature, feature] }).offers(request)).toEqual([offer, offer]);
  });

  it("explains an unreadable line in the caller's language", async () => {
    const problem = { kind: "unknown-command", typed: "rsp", nearest: ["/rps"] } as const;
    const reply = await dispatchWith({}).handle({
      type: "unreadable",
      id: "e",
      caller: boris,
      place,
      problem,
    });
    expect(reply).toEqual(
      heard(say("ru", "problem-unknown-command-nearest", { typed: "rsp", nearest: "/rps" })),
    );
  });

  it("words a failure with a known cause, and logs it as a warning", async () => {
    const logged: string[] = [];
    const parts = {
      commands: [commandNamed("a", () => Promise.reject(new Error("away")))],
      explainFailure: () => ({ text: "the store is away", outcome: "store-away" as const }),
    };
    expect(await dispatchWith(parts, logged).handle(call("a"))).toEqual(heard("the store is away"));
    expect(logged).toEqual(["warn: event failed: a known outage"]);
  });

  it("answers a defect with one honest sentence, and logs an error", async () => {
    const logged: string[] = [];
    const parts = { commands: [commandNamed("a", async () => JSON.parse("{"))] };
    expect(await dispatchWith(parts, logged).handle(call("a"))).toEqual(
      heard(say("en", "failure-unexpected")),
    );
    expect(logged).toEqual(["error: event failed: unexpected error"]);
  });

  it("handles one person's events in order, alongside other people's", async () => {
    const seen: string[] = [];
    const gate = Promise.withResolvers<void>();
    const run = async ({ id }: CommandCall): Promise<Reply> => {
      seen.push(`${id} begins`);
      if (id === "slow") await gate.promise;
      seen.push(`${id} ends`);
      return heard(id);
    };
    const { handle } = dispatchWith({ commands: [commandNamed("a", run)] });
    const slow = handle(call("a", anna, "slow"));
    const next = handle(call("a", anna, "next"));
    await handle(call("a", boris, "other"));
    gate.resolve();
    await Promise.all([slow, next]);
    expect(seen).toEqual([
      "slow begins",
      "other begins",
      "other ends",
      "slow ends",
      "next begins",
      "next ends",
    ]);
  });

  it("drops a redelivered event, even while the first is being handled", async () => {
    let runs = 0;
    const run = async () => heard(`${++runs}`);
    const { handle } = dispatchWith({ commands: [commandNamed("a", run)] });
    const dropped = { type: "dropped" };
    expect(await Promise.all([handle(call("a", anna, "x")), handle(call("a", anna, "x"))])).toEqual([
      heard("1"),
      dropped,
    ]);
    expect(await handle(call("a", anna, "x"))).toEqual(dropped);
    expect(await handle(call("a", { ...anna, platform: "discord" }, "x"))).toEqual(heard("2"));
  });

  it("handles a person's next event after one that failed", async () => {
    const run = async ({ id }: CommandCall): Promise<Reply> => (id === "bad" ? JSON.parse("{") : heard(id));
    const { handle } = dispatchWith({ commands: [commandNamed("a", run)] });
    const [, good] = await Promise.all([handle(call("a", anna, "bad")), handle(call("a", anna, "good"))]);
    expect(good).toEqual(heard("good"));
  });

  it("gives no suggestions instead of an error", async () => {
    const completion = {
      type: "completion",
      id: "e",
      caller: anna,
      place,
      command: "a",
      subcommand: "a",
      option: "o",
      typed: "",
    } as const;
    const failing = commandNamed("a", async () => heard(""), {
      complete: () => Promise.reject(new Error("no")),
    });
    expect(await dispatchWith({ commands: [failing] }).complete(completion)).toEqual([]);
    expect(await dispatchWith({}).complete(completion)).toEqual([]);
    const helpful = commandNamed("a", async () => heard(""), {
      complete: async () => [{ value: "v", label: "l" }],
    });
    expect(await dispatchWith({ commands: [helpful] }).complete(completion)).toEqual([
      { value: "v", label: "l" },
    ]);
  });
});
