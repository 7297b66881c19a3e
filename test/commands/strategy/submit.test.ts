// `/strategy submit`: files become strategies, or their authors are shown where they fail; and what's shown meanwhile.

import { describe, expect } from "vitest";
import { TrialQueue } from "../../../commands/strategy/submit.ts";
import { fileId, storedStrategySources } from "../../../src/arena/submissions/files.ts";
import type { Caller, Reply, View } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { openStore, StoreError } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { withMethods } from "../../with-methods.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, it, openTable, sharedSandbox, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers } from "./registered.ts";
import { ECHO, echo, submits } from "./submitted.ts";

const boris = { ...BORIS, locale: "en" } as const;
const person = (id: string): Caller => ({ ...ANNA, id });
type Open = typeof sharedSandbox;

describe("the report of a file", () => {
  it.each(LOCALES)("has in %s a table, what it took and how to play it", async (locale) => {
    const reply = await submits(await openTable(), ECHO, { caller: { ...ANNA, locale } });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const { title, blocks } = viewOf(reply);
    expect(title).toBe(say(locale, "registration-done", { name: "my-bot" }));
    expect(blocks.map(({ type }) => type)).toEqual(["text", "text", "code", "quiet", "quiet"]);
    const text = textOf(reply);
    expect(text.match(/^[a-z-]+ +\d+:\d+:\d+ [ +−]?\d[.,]\d\d$/gm)).toHaveLength(13);
    for (const line of text.split("\n")) if (/\d+:\d+:\d+/.test(line)) expect(line.length).toBeLessThan(40);
    expect(text).toContain("opponent=my-bot");
  });

  it("counts 200 rounds for the file on both sides of the table", async ({ table }) => {
    const rotation = `export const games = ["rps"];
      export const move = (history) => history.length === 0 ? 0 : [1, 2, 0][history.at(-1).own];`;
    const text = textOf(await submits(table, rotation));
    for (const [, , ...counts] of text.matchAll(/^(\S+) +(\d+):(\d+):(\d+)/gm))
      expect(counts.map(Number).reduce((sum, one) => sum + one, 0)).toBe(200);
    // A context counter sees through a rotation.
    expect(text).toMatch(/^wildcard +\d:1\d\d:\d+ −0\.9/m);
  });

  it("names the games it got through and where it failed in the others", async ({ table }) => {
    const text = textOf(
      await submits(table, "export const move = (h, game) => (h.length * h.length + 1) % 3;"),
    );
    expect(text).toContain("Rock-paper-scissors-lizard-Spock: ");
    expect(text).toMatch(/Odd-even: not played, because it played 2, which isn't a move/);
    expect(textOf(await infoOn(table, "my-bot"))).not.toContain("Odd-even");
  });

  it("is of the games that the file names, all of which it must get through", async ({ table }) => {
    expect(textOf(await submits(table, ECHO))).not.toContain("Odd-even");
    const both = 'export const games = ["rps", "oddeven"]; export const move = () => 2;';
    expect(textOf(await submits(table, both, { name: "both" }))).toContain(
      "Odd-even, against random, round 1",
    );
    for (const named of ['["chess"]', '["rps", "chess"]', "[]"]) {
      const file = `export const games = ${named}; export const move = () => 0;`;
      expect(textOf(await submits(table, file, { name: "chess" }))).toContain("rps, rpsls, oddeven");
    }
    expect(textOf(await table.type("strategy", "mine"))).toContain("1 of 10");
  });

  it("quotes TypeScript as it was written", async ({ table }) => {
    const typed =
      'export const games = ["rps"] as const;\nexport function move(h: { own: number }[]): number { return h.length % 2; }\n';
    expect(viewOf(await submits(table, typed, { fileName: "bot.ts" })).title).toContain("is registered");
    const wrong = "interface A { a: number }\nexport const move = (h: A[]): number => (h as any).no.way;\n";
    const text = textOf(await submits(table, wrong, { name: "wrong", fileName: "bot.ts" }));
    expect(text).toContain("move = (h: A[]): number =>");
  });
});

describe("a submitted file", () => {
  it("is anyone's to play and enter under its name, and no one's by its hash", async ({ table }) => {
    await submits(table, ECHO, { note: "two rounds late" });
    const info = await table.type("strategy", "info", { strategy: "my-bot" }, { caller: boris });
    expect(textOf(info)).toContain(fileId(ECHO).slice(5));
    expect(textOf(info)).toContain("“two rounds late”");
    expect((await table.type("rps", "play", { opponent: "my-bot" }, { caller: BORIS })).type).toBe("post");
    expect((await infoOn(table, fileId(ECHO))).type).toBe("notice");
    expect((await registers(table, "stolen", fileId(ECHO))).type).toBe("notice");
    await table.type("tournament", "create", { game: "rps" });
    expect(textOf(await table.type("tournament", "join", { strategy: "my-bot" }))).toContain("my-bot");
    expect(textOf(await table.type("oddeven", "play", { opponent: "my-bot" }))).toContain(
      "doesn’t play this game",
    );
  });

  it("has a next version under its name, unless it's unchanged", async ({ table }) => {
    await submits(table, ECHO);
    const second = await submits(table, echo(3));
    expect(viewOf(second).title).toBe(say("en", "submission-version", { name: "my-bot", version: 2 }));
    expect(viewOf(await submits(table, echo(3))).title).toBe(
      say("en", "submission-known", { name: "my-bot" }),
    );
    const text = textOf(await infoOn(table, "my-bot"));
    expect(text).toContain("Version 2");
    expect(text).toContain(`v1 ${fileId(ECHO).slice(5, 13)}`);
  });

  it.each([
    ["ab", "3 to 24"],
    ["wildcard", "already means something here"],
    ["hers", "Someone has already registered"],
  ])("can't be called %s, which is said before its trial", async (name, why) => {
    const table = await openTable();
    await registers(table, "hers", "mirror", BORIS);
    expect(textOf(await submits(table, ECHO, { name }))).toContain(why);
    expect(await storedStrategySources(table.store)(fileId(ECHO))).toBeUndefined();
  });
});

/** A table whose trials wait until they're let go; answers don't wait for them. */
async function slowTable() {
  const gate = Promise.withResolvers<void>();
  const trialSandbox: Open = (sources) => {
    const sandbox = sharedSandbox(sources);
    return {
      ...sandbox,
      async play(task, signal) {
        const aborted = new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
        if (!signal?.aborted) await Promise.race([gate.promise, aborted]);
        return signal?.aborted ? undefined : sandbox.play(task, signal);
      },
    };
  };
  return { table: await openTable({ trialSandbox, trialPatienceMs: 1 }), letGo: () => gate.resolve() };
}

async function lastOf(reply: Reply): Promise<View> {
  let last = viewOf(reply);
  if (reply.type === "post") for await (const view of reply.later ?? []) last = view;
  return last;
}

describe("a message about a trial", () => {
  it("becomes the report, and is the only one of its author until then", async () => {
    const { table, letGo } = await slowTable();
    const first = await submits(table, ECHO);
    expect(viewOf(first).title).toBe(say("en", "registration-trying", { name: "my-bot" }));
    const second = { name: "second" };
    expect(await submits(table, ECHO, second)).toEqual(notice("en", "registration-one-at-a-time"));
    letGo();
    expect((await lastOf(first)).title).toContain("my-bot is registered");
    expect((await lastOf(await submits(table, ECHO, second))).title).toContain("second is registered");
    expect(table.defects).toEqual([]);
  });

  it("comes privately if the first one can't be edited any more", async () => {
    const { table, letGo } = await slowTable();
    const reply = await submits(table, ECHO);
    const later = (reply.type === "post" ? reply.later : undefined)?.[Symbol.asyncIterator]();
    letGo();
    expect((await later?.next())?.value?.title).toContain("my-bot is registered");
    await later?.return?.();
    await until(async () => table.posts.length === 1);
    expect(table.posts[0]).toMatchObject({ place: { kind: "private", id: ANNA.id } });
    expect(table.posts[0]?.view.title).toContain("my-bot is registered");
    expect(table.posts[0]?.key.length).toBeLessThanOrEqual(25);
  });

  it("says that the bot stopped, and nothing is registered", async () => {
    const { table } = await slowTable();
    const replies: Reply[] = [];
    for (const id of ["1", "2", "3"])
      replies.push(await submits(table, ECHO, { name: "my-bot", caller: person(id) }));
    await Promise.all(table.features.map(({ background }) => background?.stop()));
    for (const reply of replies)
      expect(textOf({ type: "post", view: await lastOf(reply), audience: "caller" })).toContain(
        say("en", "registration-broken-off", { name: "my-bot" }),
      );
    expect((await infoOn(table, "my-bot")).type).toBe("notice");
  });

  it("registers nothing for someone who deleted their data meanwhile", async () => {
    const { table } = await slowTable();
    await submits(table, ECHO);
    const { personalData } = table.features.find(({ presses }) => "withdraw" in presses) ?? expect.fail();
    await personalData.remove(ANNA);
    expect((await infoOn(table, "my-bot")).type).toBe("notice");
    expect(await personalData.export(ANNA)).toEqual({ strategies: [] });
  });

  it.each([300_000, 1])("says that the store is away (within %d ms)", async (trialPatienceMs) => {
    const real = await openStore({ dataDir: ":memory:" });
    let isAway = false;
    const orAway = <R>(work: () => Promise<R>): Promise<R> =>
      isAway ? Promise.reject(new StoreError("unreachable", "away")) : work();
    const store = withMethods(real, {
      read: (kind, id) => orAway(() => real.read(kind, id)),
      update: (kind, id, change) => orAway(() => real.update(kind, id, change)),
    });
    const trialSandbox: Open = (sources) => {
      const sandbox = sharedSandbox(sources);
      return {
        ...sandbox,
        async play(task, signal) {
          isAway = true;
          // Longer than the shorter patience, even if there's little to play.
          await new Promise((later) => setTimeout(later, 2));
          return sandbox.play(task, signal);
        },
      };
    };
    const table = await openTable({ store, trialSandbox, trialPatienceMs });
    const reply = await submits(table, ECHO);
    const shown = reply.type === "post" ? textOf({ ...reply, view: await lastOf(reply) }) : textOf(reply);
    const id = trialPatienceMs === 1 ? "registration-store-away" : "failure-unexpected";
    expect(shown).toContain(say("en", id));
    isAway = false;
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
  });
});

describe("the queue of trials", () => {
  /** A queue whose work ends when it's released, and who began in what order. */
  function bench() {
    const queue = new TrialQueue();
    const begun: string[] = [];
    const ends = new Map<string, (result: string) => void>();
    const add = (who: string): Promise<string | undefined> => {
      const added = queue.add(who, (signal) => {
        begun.push(who);
        const { promise, resolve } = Promise.withResolvers<string | undefined>();
        ends.set(who, resolve);
        signal.addEventListener("abort", () => resolve(undefined));
        return promise;
      });
      return typeof added === "string" ? Promise.resolve(added) : added;
    };
    return { queue, begun, add, end: (who: string) => ends.get(who)?.(`of ${who}`) };
  }

  it("runs two at once, the others in order, and one of each person", async () => {
    const { begun, add, end } = bench();
    const [, second] = ["a", "b", "c", "d"].map(add);
    expect(begun).toEqual(["a", "b"]);
    expect([await add("a"), await add("d")]).toEqual(["one-at-a-time", "one-at-a-time"]);
    end("b");
    expect(await second).toBe("of b");
    expect(begun).toEqual(["a", "b", "c"]);
    void add("b");
    end("a");
    await until(async () => begun.length === 4);
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });

  it("goes on after one that failed or was withdrawn, waiting or running", async () => {
    const { queue, begun, add } = bench();
    const broken = queue.add("x", () => Promise.reject(new Error("broken")));
    const trials = ["a", "b", "c", "d"].map(add);
    await expect(broken).rejects.toThrow("broken");
    await queue.withdraw("c");
    await queue.withdraw("a");
    expect([await trials[0], await trials[2]]).toEqual([undefined, undefined]);
    expect(begun).toEqual(["a", "b", "d"]);
  });

  it("refuses a crowd, and everyone once it's closed", async () => {
    const { queue, begun, add } = bench();
    const trials = Array.from({ length: 300 }, (_, at) => add(String(at)));
    expect(await add("late")).toBe("queue-full");
    await queue.close();
    expect(new Set(await Promise.all(trials))).toEqual(new Set([undefined]));
    expect(await add("late")).toBeUndefined();
    expect(begun).toHaveLength(2);
  });
});
