// `/account link` on two platforms: a code shown here, typed there, both confirm; and `/account unlink`.

import { it as base, describe, expect } from "vitest";
import { type Caller, mentionIn, type Place, type View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { identitiesOf, LINK_MS } from "../../../src/people/index.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const it = base.extend("opened", () => opened());

const NOON = Date.parse("2026-11-18T12:00:00Z");
const ANNA: Caller = {
  ...{ platform: "discord", id: "700000000000000001", name: "Anna", locale: "en" },
};
const ANYA: Caller = { platform: "telegram", id: "42", name: "Аня", locale: "ru" };
const VERA: Caller = { platform: "telegram", id: "43", name: "Vera", locale: "en" };
const privately = (caller: Caller): Place => ({ kind: "private", id: caller.id });
const by = (caller: Caller) => ({ caller, place: privately(caller) });

async function opened(clock = { now: NOON }) {
  const table = await openTable({ now: () => clock.now });
  return { table, clock };
}

const link = (table: Table, caller: Caller, code?: string) =>
  table.type("account", "link", code === undefined ? {} : { code }, by(caller));

function codeIn(view: View): string {
  const block = view.blocks.find(({ type }) => type === "code");
  return (block?.type === "code" ? block.text : "").replace("/account link ", "");
}

async function asked(table: Table) {
  const shown = viewOf(await link(table, ANNA));
  const question = viewOf(await link(table, ANYA, codeIn(shown)));
  return { shown, question };
}

async function linked(table: Table) {
  const { shown, question } = await asked(table);
  await table.press(question, say("ru", "account-link-yes"), by(ANYA));
  const check = viewOf(await table.press(shown, "Check", by(ANNA)));
  return table.press(check, "Link", by(ANNA));
}

const isLinked = async ({ store }: Table) => {
  const both = [await identitiesOf(store, ANNA), await identitiesOf(store, ANYA)];
  const counts = both.map(({ length }) => length);
  expect(counts[0]).toBe(counts[1]);
  return counts[0] === 2;
};

describe("/account link", () => {
  it("shows a code privately, and links after both sides confirm by name", async () => {
    const { table } = await opened();
    const first = await link(table, ANNA);
    expect(first).toMatchObject({ type: "post", audience: "caller" });
    expect(codeIn(viewOf(first))).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const typed = await link(table, ANYA, codeIn(viewOf(first)).toLowerCase());
    expect(typed).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(typed)).toContain(say("ru", "account-link-question", { name: "Anna", on: "в Discord" }));
    expect(await isLinked(table)).toBe(false);
    const said = await table.press(typed, say("ru", "account-link-yes"), by(ANYA));
    expect(textOf(said)).toContain("Anna");
    expect(await isLinked(table)).toBe(false);
    // The first side is asked in private, with the other's name.
    const [post] = table.posts;
    expect(post).toMatchObject({ platform: "discord", place: { kind: "private", id: ANNA.id } });
    expect(post?.view.title).toBe("Link this account with Аня on Telegram?");
    expect(post?.key.length).toBeLessThanOrEqual(25);
    const done = await table.press(post?.view as View, "Link", by(ANNA));
    expect(textOf(done)).toContain("Аня on Telegram are now one player");
    expect(await isLinked(table)).toBe(true);
    expect(await identitiesOf(table.store, ANYA)).toEqual([
      { platform: "telegram", id: "42" },
      { platform: "discord", id: ANNA.id },
    ]);
    expect(table.posts.at(-1)).toMatchObject({ platform: "telegram", place: { kind: "private", id: "42" } });
    expect(table.posts).toHaveLength(2);
  });

  it("is completed by Check or the command if private messages fail", async () => {
    const table = await openTable({ now: () => NOON, privateChats: () => "refused" });
    const { shown, question } = await asked(table);
    await table.press(question, say("ru", "account-link-yes"), by(ANYA));
    expect(table.posts).toEqual([]);
    expect(textOf(await table.press(shown, "Check", by(ANNA)))).toContain("Link this account with Аня");
    const again = viewOf(await link(table, ANNA));
    expect(labelsOf(again)).toEqual(["Link", "No"]);
    await table.press(again, "Link", by(ANNA));
    expect(await isLinked(table)).toBe(true);
    expect(textOf(await link(table, ANYA))).toContain(
      say("ru", "account-linked", { name: "Anna", on: "в Discord" }),
    );
  });

  it("shows an open code again, and merges double presses and commands", async () => {
    const { table } = await opened();
    const [one, two] = await Promise.all([link(table, ANNA), link(table, ANNA)]);
    expect(codeIn(viewOf(one))).toBe(codeIn(viewOf(two)));
    const question = viewOf(await link(table, ANYA, codeIn(viewOf(one))));
    await link(table, ANYA, codeIn(viewOf(one)));
    const yes = say("ru", "account-link-yes");
    await Promise.all([1, 2, 3].map(() => table.press(question, yes, by(ANYA))));
    const check = viewOf(await table.press(two, "Check", by(ANNA)));
    await Promise.all([1, 2, 3].map(() => table.press(check, "Link", by(ANNA))));
    expect(await isLinked(table)).toBe(true);
    // The question and the news, once each.
    expect(table.posts).toHaveLength(2);
    expect(textOf(await table.press(check, "No", by(ANNA)))).toContain("now one player");
    expect(await isLinked(table)).toBe(true);
  });

  it("can be declined by either side, which uses up the code", async () => {
    for (const decliner of [ANNA, ANYA]) {
      const { table } = await opened();
      const { shown, question } = await asked(table);
      const check = viewOf(await table.press(shown, "Check", by(ANNA)));
      const [view, other] = decliner === ANNA ? [check, question] : [question, check];
      const label = (of: Caller, id: "button-no" | "account-link-yes") => say(of.locale, id);
      await table.press(view, label(decliner, "button-no"), by(decliner));
      const others = decliner === ANNA ? ANYA : ANNA;
      const late = await table.press(other, label(others, "account-link-yes"), by(others));
      expect(textOf(late)).toContain(say(others.locale, "account-link-refusal", { why: "declined" }));
      expect(await isLinked(table)).toBe(false);
      expect(textOf(await link(table, VERA, codeIn(shown)))).toContain("That code isn’t valid.");
      expect(codeIn(viewOf(await link(table, ANNA)))).not.toBe(codeIn(shown));
    }
  });

  it("refuses one's own, same-platform and expired codes, and linked people", async () => {
    const { table, clock } = await opened();
    const code = codeIn(viewOf(await link(table, ANNA)));
    expect(textOf(await link(table, ANNA, code))).toContain(
      say("en", "account-link-refusal", { why: "own" }),
    );
    const boris: Caller = { ...ANNA, id: "700000000000000002", name: "Boris" };
    expect(textOf(await link(table, boris, code))).toContain(
      say("en", "account-link-refusal", { why: "same-platform" }),
    );
    clock.now += LINK_MS;
    expect(textOf(await link(table, VERA, code))).toContain(
      say("en", "account-link-refusal", { why: "lapsed" }),
    );
    await linked(table);
    const other = codeIn(viewOf(await link(table, boris)));
    expect(textOf(await link(table, ANYA, other))).toContain(
      say("ru", "account-link-refusal", { why: "linked" }),
    );
    expect(await isLinked(table)).toBe(true);
  });

  it("doesn't distinguish a used code from one that never existed", async ({ opened: { table } }) => {
    const { shown } = await asked(table);
    const used = textOf(await link(table, VERA, codeIn(shown)));
    const never = textOf(await link(table, { ...VERA, id: "44" }, "AAAA-AAAA"));
    expect(used).toBe(never);
  });

  it("accepts five wrong codes in ten minutes, then the right one", async () => {
    const { table, clock } = await opened();
    const code = codeIn(viewOf(await link(table, ANNA)));
    const guesses = ["A", "B", "C", "D", "E", "F", "G"].map((letter) => letter.repeat(8));
    const answers = await Promise.all(guesses.map((guess) => link(table, ANYA, guess)));
    const refused = answers.map(textOf).filter((text) => text.includes("Слишком много"));
    expect(refused).toHaveLength(2);
    expect(textOf(await link(table, ANYA, code))).toContain("Слишком много");
    clock.now += LINK_MS - 1;
    const fresh = codeIn(viewOf(await link(table, { ...ANNA, id: "9" })));
    clock.now += 1;
    expect(textOf(await link(table, ANYA, fresh))).toContain("Anna");
  });

  it("ignores another person's press, and pings no one", async ({ opened: { table } }) => {
    const { shown, question } = await asked(table);
    for (const view of [shown, question]) {
      const label = labelsOf(view)[0] as string;
      expect(textOf(await table.press(view, label, by(VERA)))).toContain("closed");
      expect(mentionIn(view)).toBeUndefined();
    }
    expect(await isLinked(table)).toBe(false);
  });

  it("drops a code when its owner enters another one", async ({ opened: { table } }) => {
    const mine = codeIn(viewOf(await link(table, ANYA)));
    await asked(table);
    expect(textOf(await link(table, { ...ANNA, id: "8" }, mine))).toContain("That code isn’t valid.");
  });

  it("expires after ten minutes even if confirmed, and allows a new code", async () => {
    const { table, clock } = await opened();
    const { shown, question } = await asked(table);
    await table.press(question, say("ru", "account-link-yes"), by(ANYA));
    expect(
      textOf(await link(table, ANYA, codeIn(viewOf(await link(table, { ...ANNA, id: "8" }))))),
    ).toContain(say("ru", "account-link-refusal", { why: "busy" }));
    clock.now += LINK_MS;
    expect(textOf(await table.press(shown, "Check", by(ANNA)))).toContain(
      say("en", "account-link-refusal", { why: "lapsed" }),
    );
    expect(await isLinked(table)).toBe(false);
    await linked(table);
    expect(await isLinked(table)).toBe(true);
  });
});

describe("/account unlink", () => {
  it("asks once, unlinks both, and notifies the other side privately", async ({ opened: { table } }) => {
    await linked(table);
    const question = viewOf(await table.type("account", "unlink", {}, by(ANYA)));
    expect(textOf(await table.press(question, say("ru", "account-unlink-no"), by(ANYA)))).toContain(
      say("ru", "account-unlink-kept"),
    );
    expect(await isLinked(table)).toBe(true);
    const posts = table.posts.length;
    await table.press(question, say("ru", "account-unlink-yes"), by(ANYA));
    expect(await isLinked(table)).toBe(false);
    expect(table.posts.slice(posts)).toMatchObject([{ platform: "discord", place: { id: ANNA.id } }]);
    const twice = await table.press(question, say("ru", "account-unlink-yes"), by(ANYA));
    expect(textOf(twice)).toContain(say("ru", "account-unlinked-none"));
    expect(table.posts).toHaveLength(posts + 1);
    expect(textOf(await table.press(question, say("ru", "account-unlink-yes"), by(VERA)))).toContain(
      "someone else",
    );
  });

  it("disables the old link's buttons, and allows a new link", async ({ opened: { table } }) => {
    const { shown, question } = await asked(table);
    const yes = say("ru", "account-link-yes");
    await table.press(question, yes, by(ANYA));
    await table.press(await table.press(shown, "Check", by(ANNA)), "Link", by(ANNA));
    await table.press(await table.type("account", "unlink", {}, by(ANNA)), "Unlink", by(ANNA));
    expect(textOf(await table.press(question, yes, by(ANYA)))).toContain(say("ru", "account-link-gone"));
    expect(await isLinked(table)).toBe(false);
    await linked(table);
    expect(await isLinked(table)).toBe(true);
  });

  it("says so if nothing is linked", async ({ opened: { table } }) => {
    expect(textOf(await table.type("account", "unlink", {}, by(ANNA)))).toContain(
      say("en", "account-unlinked-none"),
    );
  });
});

describe("/account name", () => {
  const name = (table: Table, name?: string, caller = ANNA) =>
    table.type("account", "name", name === undefined ? {} : { name }, by(caller));

  it("hides the name by default, and accepts a custom or platform name", async () => {
    const { table } = await opened();
    expect(textOf(await name(table))).toContain("someone on Discord");
    expect(textOf(await name(table, "here"))).toContain("“Anna”");
    expect(textOf(await name(table, "Queen of Cups"))).toContain("“Queen of Cups”");
    expect(textOf(await name(table))).toContain("“Queen of Cups”");
    expect(textOf(await name(table, "HIDDEN"))).toContain("someone on Discord");
  });

  it.each(["@anna", "www.example.com", "+1 555 123 4567", "x".repeat(25), "\u202e", "/start"])(
    "refuses %j",
    async (typed) => {
      const { table } = await opened();
      expect(textOf(await name(table, typed))).toContain("nothing to click");
      expect(textOf(await name(table))).toContain("someone on Discord");
    },
  );

  it("applies to both linked accounts, hidden unless both chose a name", async () => {
    const { table } = await opened();
    await name(table, "Queen of Cups");
    await linked(table);
    expect(textOf(await name(table))).toContain("someone on Discord");
    await name(table, "Queen of Cups", ANYA);
    expect(textOf(await name(table))).toContain("“Queen of Cups”");
  });

  it("has buttons for its keywords, and for a custom name", async ({ opened: { table } }) => {
    const page = viewOf(await name(table));
    expect(labelsOf(page)).toEqual(["Same as here", "Another word…", "Back"]);
    const here = await table.press(page, "Same as here", by(ANNA));
    expect(textOf(here)).toContain("“Anna”");
    expect(labelsOf(here)[0]).toBe("Hidden");
    const typed = (word: string) => ({ ...by(ANNA), typed: { name: word } }) as never;
    const word = await table.press(page, "Another word", typed("Queen of Cups"));
    expect(textOf(word)).toContain("“Queen of Cups”");
    expect(textOf(await table.press(page, "Another word", typed("@anna")))).toContain("nothing to click");
    expect(textOf(await name(table))).toContain("“Queen of Cups”");
  });
});
