// `/strategy submit`: files become strategies, or their authors are shown where they fail.

import { describe, expect } from "vitest";
import { fileId, readStoredFile } from "../../../src/arena/submissions/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { openStore, StoreError } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";
import {
  ANNA,
  BORIS,
  it,
  labelsOf,
  openTable,
  sharedSandbox,
  type Table,
  textOf,
  viewOf,
} from "../play/table.ts";
import { infoOn, registers } from "./registered.ts";
import { ECHO, echo, submits } from "./submitted.ts";

const infoFor = (table: Table, name: string, caller = BORIS) =>
  table.type("strategy", "info", { strategy: name }, { caller: { ...caller, locale: "en" } });

describe("/strategy submit", () => {
  it.each(LOCALES)("shows the report in %s: table, chart and costs", async (locale) => {
    const reply = await submits(await openTable(), ECHO, { caller: { ...ANNA, locale } });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const { title, blocks } = viewOf(reply);
    expect(title).toBe(say(locale, "registration-done", { name: "my-bot" }));
    expect(blocks.map(({ type }) => type)).toEqual(["picture", "text", "text", "code", "quiet", "quiet"]);
    const text = textOf(reply);
    expect(text.match(/^[a-z-]+ +\d+:\d+:\d+ [ +−]?\d[.,]\d\d$/gm)).toHaveLength(13);
    for (const line of text.split("\n")) if (/\d+:\d+:\d+/.test(line)) expect(line.length).toBeLessThan(40);
    expect(text).toContain("opponent=my-bot");
  });

  it("counts rounds for the file on both sides of the table", async () => {
    const text = textOf(
      await submits(
        await openTable(),
        `export const games = ["rps"];
      export const move = (history) => history.length === 0 ? 0 : [1, 2, 0][history.at(-1).own];`,
      ),
    );
    const rows = [...text.matchAll(/^(\S+) +(\d+):(\d+):(\d+)/gm)].map(([, , ...counts]) =>
      counts.map(Number),
    );
    for (const counts of rows) expect(counts.reduce((sum, one) => sum + one, 0)).toBe(200);
    // A context counter sees through a rotation; the opposite rotation meets each move equally often.
    expect(text).toMatch(/^wildcard +\d:1\d\d:\d+ −0\.9/m);
    expect(text).toMatch(/^rotation +\d+:\d+:\d+ /m);
  });

  it("plays the games the file gets through and shows where others failed", async ({ table }) => {
    const text = textOf(
      await submits(table, "export const move = (h, game) => (h.length * h.length + 1) % 3;"),
    );
    expect(text).toContain(say("en", "registration-done", { name: "my-bot" }));
    expect(text).toContain("Rock-paper-scissors-lizard-Spock: ");
    expect(text).toMatch(/Odd-even: not played, because it played 2, which isn't a move/);
    expect(textOf(await infoOn(table, "my-bot"))).not.toContain("Odd-even");
  });

  it("plays only the games the file names, and requires all of them", async ({ table }) => {
    expect(textOf(await submits(table, ECHO))).not.toContain("Odd-even");
    const both = 'export const games = ["rps", "oddeven"]; export const move = () => 2;';
    expect(textOf(await submits(table, both, { name: "both" }))).toContain(
      "Odd-even, against random, round 1",
    );
    const chess = 'export const games = ["chess"]; export const move = () => 0;';
    expect(textOf(await submits(table, chess, { name: "chess" }))).toContain("rps, rpsls, oddeven");
    const none = "export const games = []; export const move = () => 0;";
    expect(textOf(await submits(table, none, { name: "no-game" }))).toContain("rps, rpsls, oddeven");
    expect(textOf(await table.type("strategy", "mine"))).toContain("1 of 10");
  });

  it("accepts TypeScript with erasable types and quotes its original lines", async () => {
    const table = await openTable();
    const typed =
      'export const games = ["rps"] as const;\nexport function move(h: { own: number }[]): number { return h.length % 2; }\n';
    expect(viewOf(await submits(table, typed, { fileName: "bot.ts" })).title).toContain("is registered");
    const wrong = "interface A { a: number }\nexport const move = (h: A[]): number => (h as any).no.way;\n";
    const text = textOf(await submits(table, wrong, { name: "wrong", fileName: "bot.ts" }));
    expect(text).toContain("move = (h: A[]): number =>");
  });

  it("keeps a file of two owners until both are gone", async ({ table }) => {
    await submits(table, ECHO);
    await submits(table, ECHO, { name: "other", caller: BORIS });
    const id = fileId(ECHO);
    expect((await readStoredFile(table.store, id))?.owners).toEqual(["telegram:1", "telegram:2"]);
    await table.press(await table.type("strategy", "withdraw", { name: "my-bot" }), "Withdraw");
    expect((await readStoredFile(table.store, id))?.owners).toEqual(["telegram:2"]);
    const question = viewOf(await table.type("data", "delete", {}, { caller: BORIS }));
    await table.press(question, labelsOf(question)[0] ?? "", { caller: BORIS });
    expect(await readStoredFile(table.store, id)).toBeUndefined();
  });
});

describe("a submission during a store outage", () => {
  it.each([300_000, 1])("is answered privately and registers nothing (within %d ms)", async (patience) => {
    const real = await openStore({ dataDir: ":memory:" });
    let isAway = false;
    const orAway = <R>(work: () => Promise<R>): Promise<R> =>
      isAway ? Promise.reject(new StoreError("unreachable", "away")) : work();
    const store = withMethods(real, {
      read: (kind, id) => orAway(() => real.read(kind, id)),
      update: (kind, id, change) => orAway(() => real.update(kind, id, change)),
    });
    const trialSandbox: typeof sharedSandbox = (strategySources) => {
      const sandbox = sharedSandbox(strategySources);
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
    const table = await openTable({ store, trialSandbox, trialPatienceMs: patience });
    const reply = await submits(table, ECHO);
    const last: string[] = [textOf(reply)];
    if (reply.type === "post") for await (const view of reply.later ?? []) last.push(textOf(view));
    expect(last.at(-1)).toBe(
      patience === 1 ? `\n${say("en", "registration-store-away")}` : say("en", "failure-unexpected"),
    );
    isAway = false;
    expect(textOf(await table.type("strategy", "mine"))).toContain("0 of 10");
    expect(await readStoredFile(real, fileId(ECHO))).toBeUndefined();
  });
});

describe("a file's version", () => {
  it("is the next one under the owner's name, unless the file is unchanged", async ({ table }) => {
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

  it("replaces the oldest and its file when it's the twenty-first", async () => {
    // All of them play like the first one, whose trial result is known.
    const trialSandbox: typeof sharedSandbox = (strategySources) => {
      const sandbox = sharedSandbox(strategySources);
      return {
        ...sandbox,
        play: ({ strategies: [opponent], ...task }, signal) =>
          sandbox.play({ ...task, strategies: [opponent, fileId(ECHO)] }, signal),
      };
    };
    const table = await openTable({ trialSandbox });
    for (let at = 2; at < 23; at++) await submits(table, echo(at));
    expect(await readStoredFile(table.store, fileId(echo(2)))).toBeUndefined();
    expect(await readStoredFile(table.store, fileId(echo(3)))).toBeDefined();
    expect(textOf(await table.type("strategy", "mine"))).toContain("v21");
  });
});

describe("a submitted file", () => {
  it("is everyone's to play and to enter under its name, and no one's by its hash", async ({ table }) => {
    await submits(table, ECHO);
    expect(textOf(await infoFor(table, "my-bot"))).toContain(fileId(ECHO).slice(5));
    expect((await table.type("rps", "play", { opponent: "my-bot" }, { caller: BORIS })).type).toBe("post");
    expect((await infoFor(table, fileId(ECHO))).type).toBe("notice");
    await table.type("tournament", "create", { game: "rps" });
    expect(textOf(await table.type("tournament", "join", { strategy: "my-bot" }))).toContain("my-bot");
  });

  it("is refused in another game", async ({ table }) => {
    await submits(table, ECHO);
    expect(textOf(await table.type("oddeven", "play", { opponent: "my-bot" }))).toContain(
      "doesn’t play this game",
    );
  });

  it("can't be registered by its hash under another name", async ({ table }) => {
    await submits(table, ECHO);
    expect((await registers(table, "stolen", fileId(ECHO), BORIS)).type).toBe("notice");
    expect((await registers(table, "stolen", fileId(ECHO))).type).toBe("notice");
  });
});

describe("a name for a file", () => {
  it.each([
    ["ab", "3 to 24"],
    ["wildcard", "already means something here"],
    ["gadalka", "already means something here"],
    ["real-gadalka", "already means something here"],
    ["house", "already means something here"],
  ])("can't be %s", async (name, why) => {
    const table = await openTable();
    const reply = await submits(table, ECHO, { name });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(why);
    expect(await readStoredFile(table.store, fileId(ECHO))).toBeUndefined();
  });

  it("can't be someone else's, nor one of the owner's that has settings", async ({ table }) => {
    await submits(table, ECHO);
    const boris = { ...BORIS, locale: "en" } as const;
    expect(textOf(await submits(table, echo(3), { caller: boris }))).toContain(
      "Someone has already registered",
    );
    await registers(table, "my-markov");
    expect(textOf(await submits(table, echo(3), { name: "my-markov" }))).toContain("with settings");
    expect(textOf(await table.type("strategy", "update", { name: "my-bot", strategy: "mirror" }))).toBe(
      say("en", "registration-refused", { refusal: "is-file", name: "my-bot" }),
    );
  });

  it("counts towards ten names, files and settings together", async ({ table }) => {
    for (let at = 0; at < 10; at++) await registers(table, `name-${at}`, "random");
    expect(textOf(await submits(table, ECHO))).toBe(
      say("en", "registration-refused", { refusal: "full", max: 10 }),
    );
  });
});
