// *In twelve lines* below a comparison: where the lines of two people differ, as long as both agreed to it.

import { it as base, describe, expect } from "vitest";
import { encodeAction, type Reply } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { notice } from "../notice.ts";
import { deleteAll } from "../own-data.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { compare, fakePainter, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

const it = base.extend("table", () => seat());

const LINES = say("en", "portrait-button");
const CLOSED = notice("en", "compare-details-closed");

async function seat(rounds = 400): Promise<Table> {
  const table = await openTable({ painter: fakePainter() });
  await giveRounds(table.store, VERA);
  await giveRounds(table.store, WASSILY, { habit: turning, count: rounds, seed: 2 });
  return table;
}

const agreed = async (table: Table): Promise<Reply> =>
  pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);

describe("two people's programs", () => {
  it("are shown privately where they differ, with the counts of both and no names", async ({ table }) => {
    const message = await agreed(table);
    expect(labelsOf(message)).toEqual(["Details", LINES]);
    for (const who of [VERA, WASSILY, ZOE]) {
      const lines = await pressed(table, message, LINES, who);
      expect(lines).toMatchObject({ type: "post", audience: "caller" });
      expect(textOf(lines)).toMatch(/^– overall: the same again\. 2\d\d of 299 and \d\d of 399$/m);
      expect(textOf(lines)).toContain(say("en", "portrait-both-how"));
      for (const { name } of [VERA, WASSILY]) expect(textOf(lines)).not.toContain(name);
    }
  });

  it("say so where two people play alike", async () => {
    const table = await openTable({ painter: fakePainter() });
    for (const [at, who] of [VERA, WASSILY].entries()) await giveRounds(table.store, who, { seed: at + 1 });
    const lines = textOf(await pressed(table, await agreed(table), LINES, VERA));
    expect(lines).toContain(say("en", "compare-no-difference"));
    expect(lines).not.toContain("–");
  });

  it("are available after a restart, in the presser's language", async ({ table }) => {
    const message = await agreed(table);
    const later = await openTable({ store: table.store, painter: fakePainter() });
    for (const locale of LOCALES)
      expect(textOf(await pressed(later, message, LINES, { ...VERA, locale }))).toContain(
        say(locale, "portrait-both-how"),
      );
  });

  it("need a hundred remembered rounds of each, and a memory that's on", async () => {
    const few = await seat(99);
    await giveRounds(few.store, VERA, { count: 300 });
    expect(labelsOf(await agreed(few))).not.toContain(LINES);
    const off = await seat();
    const message = await agreed(off);
    await off.type("model", "off", {}, { caller: WASSILY });
    expect(await pressed(off, message, LINES, VERA)).toEqual(CLOSED);
    expect(labelsOf(await compare(off, VERA, WASSILY))).toEqual(["Details"]);
  });

  it("are only for comparisons that were agreed to, and end with the agreement", async ({ table }) => {
    const message = await agreed(table);
    await opened(table, WASSILY, "private");
    expect(await pressed(table, message, LINES, VERA)).toEqual(CLOSED);
    await opened(table, WASSILY, "everyone");
    const open = await compare(table, VERA, WASSILY);
    expect(labelsOf(open)).toEqual(["Details"]);
    const view = viewOf(open);
    const forged = view.buttons?.map((row) =>
      row.map((button) => ({ ...button, action: { ...button.action, move: "rps-lines" } })),
    );
    const press = { ...view, ...(forged && { buttons: forged }) };
    expect(await pressed(table, { type: "post", view: press, audience: "place" }, "Details", VERA)).toEqual(
      CLOSED,
    );
  });

  it("are gone with the data of either", async ({ table }) => {
    const message = await agreed(table);
    await deleteAll(table, { caller: VERA });
    expect(await pressed(table, message, LINES, WASSILY)).toEqual(CLOSED);
  });

  it("fit a button with the longest ids of Discord", async () => {
    const table = await openTable({ painter: fakePainter() });
    const [a, b] = [VERA, WASSILY].map((one, at) => ({
      ...one,
      platform: "discord",
      id: `1844674407370955161${at}`,
    })) as [typeof VERA, typeof VERA];
    for (const who of [a, b]) await giveRounds(table.store, who);
    const message = await pressed(table, await compare(table, a, b), "Accept", b);
    for (const { action } of viewOf(message).buttons?.flat() ?? [])
      expect(encodeAction(action).length).toBeLessThanOrEqual(64);
    expect(labelsOf(message)).toContain(LINES);
  });
});
