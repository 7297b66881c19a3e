import { describe, expect } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { modelSharingOf, SHARING_TEXT, sharesModel } from "../../../src/people/index.ts";
import { notice, notYours } from "../notice.ts";
import { deleteAll, exported } from "../own-data.ts";
import { ANNA, BORIS, it, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const share = (table: Table, sharing?: string, by = {}) =>
  table.type("model", "share", sharing === undefined ? {} : { sharing }, by);

const NOTHING_SHARED = say("en", "model-shares-not");
const TAKEN_BACK = say("en", "model-unshare-done");

/** Anna agrees, with both presses. */
async function agreed(table: Table) {
  const question = viewOf(await share(table, "on"));
  return { question, answer: await table.press(question, "Share") };
}

describe("/model share", () => {
  it("is off by default, and 'on' explains everything before it counts", async () => {
    const table = await openTable();
    const reply = await share(table, "on");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const text = textOf(reply);
    for (const seen of ["29 other people", "no name, no single round", "whoever runs this bot"])
      expect(text).toContain(seen);
    for (const seen of ["/model share off", "/data delete", "the next time I learn"])
      expect(text).toContain(seen);
    expect(labelsOf(reply)).toEqual(["Share", "Don’t share"]);
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("takes effect on Share on, which removes the question", async () => {
    const table = await openTable({ now: () => 1_700_000_000_000 });
    const { answer } = await agreed(table);
    expect(answer).toMatchObject({ type: "edit" });
    expect(labelsOf(answer)).toEqual([]);
    expect(textOf(answer)).toContain(say("en", "model-share-done"));
    expect(await modelSharingOf(table.store, ANNA)).toEqual({ text: SHARING_TEXT, at: 1_700_000_000_000 });
    expect(await sharesModel(table.store, BORIS)).toBe(false);
  });

  it("changes nothing on Keep to myself", async ({ table }) => {
    const question = viewOf(await share(table, "on"));
    expect(textOf(await table.press(question, "Don’t share"))).toContain(say("en", "model-shares-not"));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("withdraws by Keep to myself what another device gave meanwhile", async ({ table }) => {
    const { question } = await agreed(table);
    expect(textOf(await table.press(question, "Don’t share"))).toContain(TAKEN_BACK);
    expect(await sharesModel(table.store, ANNA)).toBe(false);
  });

  it("'off' withdraws at once, or says that nothing is shared", async () => {
    const table = await openTable();
    expect(textOf(await share(table, "off"))).toBe(NOTHING_SHARED);
    await agreed(table);
    expect(await share(table, "off")).toEqual({ type: "notice", text: TAKEN_BACK });
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await share(table, "off"))).toBe(NOTHING_SHARED);
  });

  it("says that it is already on when repeated, without a second question", async () => {
    const table = await openTable();
    const { question } = await agreed(table);
    const at = await modelSharingOf(table.store, ANNA);
    expect(textOf(await table.press(question, "Share"))).toContain(say("en", "model-share-already"));
    expect(await share(table, "on")).toEqual(notice("en", "model-share-already"));
    expect(await modelSharingOf(table.store, ANNA)).toEqual(at);
  });

  it("asks without a value, or shows that it is on with a button to stop", async () => {
    const table = await openTable();
    expect(labelsOf(await share(table))).toEqual(["Share", "Don’t share"]);
    await agreed(table);
    const seen = await share(table);
    expect(seen).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(seen)).toContain(say("en", "model-shares"));
    const stopped = await table.press(seen, "Stop sharing");
    expect(labelsOf(stopped)).toEqual([]);
    expect(textOf(stopped)).toContain(TAKEN_BACK);
    expect(textOf(await table.press(seen, "Stop sharing"))).toContain(NOTHING_SHARED);
    expect(await sharesModel(table.store, ANNA)).toBe(false);
  });

  it("refuses other values, and lists the valid ones", async ({ table }) => {
    const words = { typed: "maybe", option: "sharing", valid: "yes, no" };
    expect(await share(table, "maybe")).toEqual(notice("en", "problem-bad-choice", words));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("ignores answers by anyone else, for either person", async () => {
    const table = await openTable();
    const question = viewOf(await share(table, "on"));
    const refused = notYours("ru");
    for (const label of ["Share", "Don’t share"])
      expect(await table.press(question, label, { caller: BORIS })).toEqual(refused);
    const { question: answered } = await agreed(table);
    expect(await table.press(answered, "Don’t share", { caller: BORIS })).toEqual(refused);
    expect(await sharesModel(table.store, ANNA)).toBe(true);
    expect(await sharesModel(table.store, BORIS)).toBe(false);
  });

  it("can't be agreed to by an outdated button, only withdrawn", async ({ table }) => {
    const press = (move: string, turn: number) => {
      const question = { blocks: [], buttons: [[{ label: "Old", action: { ...action, move, turn } }]] };
      return table.press(question, "Old");
    };
    const action = viewOf(await share(table, "on")).buttons?.[0]?.[0]?.action ?? expect.fail();
    expect(textOf(await press("share", SHARING_TEXT - 1))).toBe(say("en", "model-share-old"));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await press("everything", SHARING_TEXT))).toBe(say("en", "press-old-button"));
    await agreed(table);
    expect(textOf(await press("keep", SHARING_TEXT - 1))).toContain(TAKEN_BACK);
  });

  it.each(LOCALES)("has its texts in %s, with notices short enough for Telegram", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    expect(textOf(await share(table, "on", { caller }))).not.toMatch(/undefined|\{/);
    const ids = ["model-share-already", "model-share-old", "model-unshare-done", "model-shares-not"] as const;
    for (const id of ids) expect([...say(locale, id)].length).toBeLessThanOrEqual(200);
  });
});

describe("/model show", () => {
  it("shows whether rounds are shared, without replacing a match", async () => {
    const table = await openTable();
    const before = await table.type("model", "show");
    expect(textOf(before)).toContain(say("en", "model-shares-not"));
    await agreed(table);
    const after = await table.type("model", "show", { game: "oddeven" });
    expect(textOf(after)).toContain(say("en", "model-shares"));
    for (const shown of [before, after]) expect(labelsOf(shown)).toEqual([]);
    await share(table, "off");
    expect(textOf(await table.type("model", "show"))).toContain(say("en", "model-shares-not"));
  });
});

describe("the consent to share", () => {
  it("is exported with everything else", async () => {
    const table = await openTable({ now: () => 1_700_000_000_000 });
    expect(await exported(table)).not.toHaveProperty("modelSharing");
    await agreed(table);
    expect(await exported(table)).toMatchObject({
      modelSharing: { text: SHARING_TEXT, at: 1_700_000_000_000 },
    });
  });

  it("is deleted with everything else, even if it is all there is", async () => {
    const table = await openTable();
    const { question } = await agreed(table);
    expect(textOf(await deleteAll(table))).toContain(say("en", "data-deleted"));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
    expect(await table.store.board("model-sharers").top(10)).toEqual([]);
    expect(textOf(await table.type("model", "show"))).toContain(say("en", "model-shares-not"));
    expect(textOf(await table.press(question, "Don’t share"))).toContain(say("en", "model-shares-not"));
  });

  it("outlives reset, freeze and off, which say what may be learned", async ({ table }) => {
    await agreed(table);
    for (const change of ["freeze", "off", "on"]) await table.type("model", change);
    await table.press(await table.type("model", "reset"), "Forget");
    expect(await sharesModel(table.store, ANNA)).toBe(true);
  });
});
