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

/** Anna agrees, by both presses. */
async function agreed(table: Table) {
  const question = viewOf(await share(table, "on"));
  return { question, answer: await table.press(question, "Share") };
}

describe("/model share", () => {
  it("is off by default, and on shows what is given, to whom and how to take it back before it counts", async () => {
    const table = await openTable();
    const reply = await share(table, "on");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const text = textOf(reply);
    for (const told of ["29 other people", "no name, no single round", "whoever runs this bot"])
      expect(text).toContain(told);
    for (const told of ["/model share off", "/data delete", "the next learning"])
      expect(text).toContain(told);
    expect(labelsOf(reply)).toEqual(["Share", "Keep to myself"]);
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("counts from the press of Share on, which takes the question away", async () => {
    const table = await openTable({ now: () => 1_700_000_000_000 });
    const { answer } = await agreed(table);
    expect(answer).toMatchObject({ type: "edit" });
    expect(labelsOf(answer)).toEqual([]);
    expect(textOf(answer)).toContain(say("en", "model-share-done"));
    expect(await modelSharingOf(table.store, ANNA)).toEqual({ text: SHARING_TEXT, at: 1_700_000_000_000 });
    expect(await sharesModel(table.store, BORIS)).toBe(false);
  });

  it("changes nothing by Keep to myself", async ({ table }) => {
    const question = viewOf(await share(table, "on"));
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "model-shares-not"));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("takes back by Keep to myself what another device gave meanwhile, and says so", async ({ table }) => {
    const { question } = await agreed(table);
    expect(textOf(await table.press(question, "Keep"))).toContain(TAKEN_BACK);
    expect(await sharesModel(table.store, ANNA)).toBe(false);
  });

  it("off takes back at once; twice, or without a consent, it says that nothing is shared", async () => {
    const table = await openTable();
    expect(textOf(await share(table, "off"))).toBe(NOTHING_SHARED);
    await agreed(table);
    expect(await share(table, "off")).toEqual({ type: "notice", text: TAKEN_BACK });
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
    expect(textOf(await share(table, "off"))).toBe(NOTHING_SHARED);
  });

  it("pressed twice or typed again says that it is so already, and asks no second time", async () => {
    const table = await openTable();
    const { question } = await agreed(table);
    const at = await modelSharingOf(table.store, ANNA);
    expect(textOf(await table.press(question, "Share"))).toContain(say("en", "model-share-already"));
    expect(await share(table, "on")).toEqual(notice("en", "model-share-already"));
    expect(await modelSharingOf(table.store, ANNA)).toEqual(at);
  });

  it("without a value asks who does not share, and tells who does, with a button that ends it", async () => {
    const table = await openTable();
    expect(labelsOf(await share(table))).toEqual(["Share", "Keep to myself"]);
    await agreed(table);
    const told = await share(table);
    expect(told).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(told)).toContain(say("en", "model-shares"));
    const stopped = await table.press(told, "Take it back");
    expect(labelsOf(stopped)).toEqual([]);
    expect(textOf(stopped)).toContain(TAKEN_BACK);
    expect(textOf(await table.press(told, "Take it back"))).toContain(NOTHING_SHARED);
    expect(await sharesModel(table.store, ANNA)).toBe(false);
  });

  it("refuses what is neither on nor off, and says what is", async ({ table }) => {
    const words = { typed: "maybe", option: "sharing", valid: "yes, no" };
    expect(await share(table, "maybe")).toEqual(notice("en", "problem-bad-choice", words));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
  });

  it("cannot be answered by somebody else, neither for the asked one nor for themselves", async () => {
    const table = await openTable();
    const question = viewOf(await share(table, "on"));
    const refused = notYours("ru");
    for (const label of ["Share", "Keep"])
      expect(await table.press(question, label, { caller: BORIS })).toEqual(refused);
    const { question: answered } = await agreed(table);
    expect(await table.press(answered, "Keep", { caller: BORIS })).toEqual(refused);
    expect(await sharesModel(table.store, ANNA)).toBe(true);
    expect(await sharesModel(table.store, BORIS)).toBe(false);
  });

  it("agrees to nothing by the button of an older text, but takes back by it", async ({ table }) => {
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

  it.each(LOCALES)("has its words in %s, notices short enough for a window on Telegram", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    expect(textOf(await share(table, "on", { caller }))).not.toMatch(/undefined|\{/);
    const ids = ["model-share-already", "model-share-old", "model-unshare-done", "model-shares-not"] as const;
    for (const id of ids) expect([...say(locale, id)].length).toBeLessThanOrEqual(200);
  });
});

describe("/model show", () => {
  it("says whether one shares, the same at every game, and takes no match's place with buttons", async () => {
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

  it("is deleted with everything else, list and all, also where nothing but it is stored", async () => {
    const table = await openTable();
    const { question } = await agreed(table);
    expect(textOf(await deleteAll(table))).toContain(say("en", "data-deleted"));
    expect(await modelSharingOf(table.store, ANNA)).toBeUndefined();
    expect(await table.store.board("model-sharers").top(10)).toEqual([]);
    expect(textOf(await table.type("model", "show"))).toContain(say("en", "model-shares-not"));
    expect(textOf(await table.press(question, "Keep"))).toContain(say("en", "model-shares-not"));
  });

  it("outlives a reset, a freeze and off, which say what may be learned from", async ({ table }) => {
    await agreed(table);
    for (const change of ["freeze", "off", "on"]) await table.type("model", change);
    await table.press(await table.type("model", "reset"), "Forget");
    expect(await sharesModel(table.store, ANNA)).toBe(true);
  });
});
