// One's own program as an opponent: submitted under a name like any file, or tried without anyone else meeting it.

import { it as base, describe, expect } from "vitest";
import { ownPlaying } from "../../../commands/strategy/index.ts";
import { addRegistration, REGISTRATIONS_MAX } from "../../../commands/strategy/registrations/ledger.ts";
import {
  publicEntrants,
  readStoredFile,
  storedStrategySources,
} from "../../../src/arena/submissions/index.ts";
import type { Reply } from "../../../src/chat/index.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { endLater } from "../../ends.ts";
import { giveRounds } from "../kit/histories.ts";
import { deleteAll, exported } from "../own-data.ts";
import {
  ANNA,
  BORIS,
  openTable,
  sharedSandbox,
  storedGame,
  type Table,
  textOf,
  viewOf,
} from "../play/table.ts";
import { DAY_MS, submits } from "../strategy/submitted.ts";
import { fakePainter } from "./profiles.ts";

const it = base.extend("table", () => seat());

const SOON = Date.parse("2026-11-18T12:00:00Z");
const ENTER = say("en", "button-strategy-enter");
const TRY = say("en", "portrait-try");

async function seat(): Promise<Table> {
  const store = await openStore({ dataDir: ":memory:", report: () => undefined });
  const sandbox = sharedSandbox(storedStrategySources(store));
  endLater(sandbox.close);
  const table = await openTable({ store, sandbox, painter: fakePainter() });
  await giveRounds(store, ANNA);
  return table;
}

const lines = async (table: Table): Promise<Reply> =>
  table.press(await table.type("profile", "show"), say("en", "portrait-button"));

const sourceOf = (reply: Reply): string => {
  const file = viewOf(reply).blocks.find(({ type }) => type === "file");
  return file?.type === "file" ? file.content : "";
};

const enter = async (table: Table, name: string): Promise<Reply> =>
  table.press(await lines(table), ENTER, { typed: { name } });

describe("entering one's own program", () => {
  it("asks for a name first, in a form or as a line to type", async ({ table }) => {
    const asked = await table.press(await lines(table), ENTER);
    expect(asked).toMatchObject({
      type: "notice",
      text: "Type: /strategy enter my-lines",
      asks: { command: "strategy", subcommand: "enter", pressed: { option: "name" } },
    });
  });

  it("is the same as sending its source as a file", async ({ table }) => {
    const source = sourceOf(await table.press(await lines(table), say("en", "button-strategy-source")));
    const entered = await enter(table, "my-lines");
    expect(entered).toMatchObject({ type: "post", audience: "caller" });
    const other = await openTable({ painter: fakePainter() });
    const sent = await submits(other, source, { name: "my-lines" });
    const timeless = (reply: Reply): string => textOf(reply).replace(/A match took [^ ]+ ms/, "");
    expect(timeless(entered)).toBe(timeless(sent));
    expect(timeless(await table.type("strategy", "enter", { name: "typed" }))).toContain(
      "typed is registered",
    );
  });

  it("refuses the names that a file is refused", async ({ table }) => {
    for (const [name, words] of [
      ["ab", "3 to 24"],
      ["wildcard", "already means something here"],
    ] as const)
      expect(textOf(await enter(table, name))).toContain(words);
  });

  it("refuses people without enough rounds", async ({ table }) => {
    const reply = await table.type("strategy", "enter", { name: "too-soon" }, { caller: BORIS });
    expect(reply.type).toBe("notice");
    expect((await table.type("strategy", "info", { strategy: "too-soon" })).type).toBe("notice");
  });

  it("is deleted with the data", async ({ table }) => {
    await enter(table, "my-lines");
    const { strategies } = await exported(table);
    expect(strategies).toMatchObject([{ name: "my-lines", sources: [expect.stringContaining("create")] }]);
    await deleteAll(table);
    expect(await readStoredFile(table.store, strategies[0].strategy)).toBeUndefined();
  });
});

describe("trying one's own program", () => {
  it("starts an ordinary match, whose proof fits", async ({ table }) => {
    const match = await table.press(await lines(table), TRY);
    const opponent = (await storedGame(table))?.matches[0]?.opponent ?? "";
    expect((await readStoredFile(table.store, opponent))?.source).toBe(
      sourceOf(await table.press(await lines(table), say("en", "button-strategy-source"))),
    );
    const played = await table.press(await table.press(match, "Rock"), "Paper");
    const over = await table.press(played, "Stop");
    expect(textOf(over)).toContain("✓");
  });

  it("is for no one else, ever, and joins no league or tournament by itself", async ({ table }) => {
    await table.press(await lines(table), TRY);
    const [{ name }] = (await exported(table)).strategies;
    const theirs = await table.type(
      "rps",
      "play",
      { opponent: name },
      { caller: { ...BORIS, locale: "en" } },
    );
    expect(theirs.type).toBe("notice");
    expect(await ownPlaying(table.services, ANNA, circleGame(3))).toEqual([]);
    expect(await publicEntrants(table.store, SOON + 3650 * DAY_MS)).toEqual([]);
    expect(textOf(await table.type("strategy", "info", { strategy: name }))).toContain("Only you see this.");
  });

  it("keeps one private file, replaced when the program changes", async ({ table }) => {
    for (const count of [300, 300, 200]) {
      await giveRounds(table.store, ANNA, { count });
      await table.press(await lines(table), TRY);
    }
    const { strategies } = await exported(table);
    expect(strategies).toMatchObject([{ file: { version: 2 } }]);
  });

  it("is gone after a reset of the memory", async ({ table }) => {
    await table.press(await lines(table), TRY);
    const [{ strategy }] = (await exported(table)).strategies;
    await table.press(await table.type("model", "reset"), say("en", "button-forget"));
    expect(await readStoredFile(table.store, strategy)).toBeUndefined();
  });

  it("says so when there's no room for a name", async ({ table }) => {
    for (let at = 0; at < REGISTRATIONS_MAX; at++) {
      const registration = { name: `name-${at}`, strategy: "copy", gauntlet: { game: "rps", results: [] } };
      await addRegistration(table.store, ANNA, registration);
    }
    expect(textOf(await table.press(await lines(table), TRY))).toContain("/strategy withdraw");
  });
});
