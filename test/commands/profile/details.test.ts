// *Details* below profiles, comparisons and maps: who may see the figures, and that they survive a restart.

import { it as base, describe, expect } from "vitest";
import { type Caller, encodeAction, type Reply, type View } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { notice } from "../notice.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { person, settled } from "./crowds.ts";
import { compare, fakePainter, GROUP, look, opened, pressed, VERA, WASSILY, ZOE } from "./profiles.ts";

const it = base.extend("table", () => seat());

async function seat(now?: () => number): Promise<Table> {
  const table = await openTable({ painter: fakePainter(), ...(now && { now }) });
  for (const who of [VERA, ZOE]) await giveRounds(table.store, who);
  await giveRounds(table.store, WASSILY, { habit: turning, count: 400, seed: 2 });
  return table;
}

/** The same message, with the session in its *Details* button changed. */
function forged(reply: Reply, change: (session: string) => string): View {
  const view = viewOf(reply);
  const buttons = view.buttons?.map((row) =>
    row.map((button) => ({
      ...button,
      action: { ...button.action, session: change(button.action.session) },
    })),
  );
  return { ...view, ...(buttons && { buttons }) };
}

const flipped = (session: string, at: number): string => {
  const place = at < 0 ? session.length + at : at;
  return `${session.slice(0, place)}${session[place] === "A" ? "B" : "A"}${session.slice(place + 1)}`;
};

describe("the details of a comparison", () => {
  const agreed = async (table: Table): Promise<Reply> =>
    pressed(table, await compare(table, VERA, WASSILY), "Accept", WASSILY);

  it("are shown privately to anyone who sees the message, with a guide", async ({ table }) => {
    const message = await agreed(table);
    for (const who of [VERA, WASSILY, ZOE]) {
      const details = await pressed(table, message, "Details", who);
      expect(details).toMatchObject({ type: "post", audience: "caller" });
      const text = textOf(details);
      expect(text).toMatch(/How different: 0\.\d+ on a scale from 0 to 1, from 300 and 400 rounds/);
      expect(text).toMatch(/1 of 1000 deals differ this much \(p = 0\.001\)/);
      expect(text).toMatch(/– after a .*\. \d+ of \d+, \d+ of \d+ \(p [<=] 0\.\d+\)/);
      expect(text).toMatch(/By number of moves considered: (\S+ · ){6}\S+/);
      expect(text).toContain("How to read this");
      for (const { name } of [VERA, WASSILY]) expect(text).not.toContain(name);
    }
  });

  it("are available after a restart, in the presser's language", async ({ table }) => {
    const message = await agreed(table);
    const later = await openTable({ store: table.store, painter: fakePainter() });
    for (const locale of LOCALES)
      expect(
        textOf(await pressed(later, message, say("en", "button-details"), { ...VERA, locale })),
      ).toContain(say(locale, "compare-details-title", { game: say(locale, "game-rps") }));
  });

  it("are refused to forged buttons, and after a day", async () => {
    let at = Date.parse("2026-11-21T08:00Z");
    const table = await seat(() => at);
    const message = await agreed(table);
    const press = (view: View) => table.press(view, "Details", { caller: ZOE, place: GROUP });
    for (const place of [-1, -8, 4, 12])
      expect((await press(forged(message, (session) => flipped(session, place)))).type, String(place)).toBe(
        "notice",
      );
    for (const session of ["x", "04nabc", "zzn12"])
      expect(await press(forged(message, () => session))).toEqual(notice("en", "press-old-button"));
    at += 26 * 3_600_000;
    expect(await pressed(table, message, "Details", VERA)).toEqual(notice("en", "compare-details-closed"));
  });

  it("fit the smallest button with the longest Discord ids", async ({ table }) => {
    const [one, other] = ["18446744073709551615", "18446744073709551614"].map(
      (id): Caller => ({ platform: "discord", id, name: id.slice(-2), locale: "en" }),
    ) as [Caller, Caller];
    for (const who of [one, other])
      await giveRounds(table.store, who, { gameId: "oddeven", habit: turning, seed: 1 });
    await opened(table, other);
    const message = await compare(table, one, other, { game: "oddeven" });
    const action = viewOf(message).buttons?.[0]?.[0]?.action;
    expect(action && encodeAction(action).length).toBeLessThanOrEqual(64);
    expect((await pressed(table, message, "Details", one)).type).toBe("post");
  });

  it("have no button when terminal names are too long for one", async ({ table }) => {
    const [long, ann] = ["a".repeat(60), "ann"].map(
      (id): Caller => ({ platform: "terminal", id, name: id, locale: "en" }),
    ) as [Caller, Caller];
    for (const who of [long, ann]) await giveRounds(table.store, who);
    for (const who of [long, ann]) await opened(table, who);
    expect(viewOf(await compare(table, long, ann)).buttons).toBeUndefined();
    const short = await table.type("profile", "show", {}, { caller: ann });
    expect(textOf(await table.press(short, "Details", { caller: ann }))).toContain("Longest runs");
  });
});

describe("the details of a profile", () => {
  const show = (table: Table, who = VERA, place = GROUP) =>
    table.type("profile", "show", {}, { caller: who, place });

  it("are shown to its owner, with a guide", async ({ table }) => {
    const text = textOf(await pressed(table, await show(table), "Details", VERA));
    expect(text).toMatch(/After a win: .*, of \d+\.\n/);
    expect(text).toMatch(/Longest runs: \d+ wins, \d+ losses\. The latest: (one|\d+) (win|draw|loss)/);
    expect(text).toContain("How to read this");
  });

  it("are not shown for people who are or turn private", async ({ table }) => {
    const own = await show(table);
    expect((await pressed(table, own, "Details", ZOE)).type).toBe("notice");
    await opened(table, VERA);
    const others = await look(table, ZOE, VERA);
    expect((await pressed(table, others, "Details", ZOE)).type).toBe("post");
    await opened(table, VERA, "off");
    expect((await pressed(table, others, "Details", ZOE)).type).toBe("notice");
    expect((await pressed(table, others, "Details", VERA)).type).toBe("post");
  });

  it("are offered from the first round, without what takes sixty", async ({ table }) => {
    const nina = { ...ZOE, id: "7700009" };
    expect(labelsOf(await show(table, nina))).toEqual([]);
    await giveRounds(table.store, nina, { count: 59 });
    const profile = await show(table, nina);
    expect(labelsOf(profile)).toEqual(["Details"]);
    const text = textOf(await pressed(table, profile, "Details", nina));
    expect(text).toContain("After a win");
    expect(text).not.toMatch(/Plays most like|How to read/);
  });
});

describe("a known way to play", () => {
  const figures = async (table: Table, who: Caller): Promise<string> => {
    const profile = await table.type("profile", "show", {}, { caller: who, place: GROUP });
    return textOf(await pressed(table, profile, "Details", who));
  };

  it("has the same name in the profile, the map and one's own rank", async () => {
    const table = await openTable({ painter: fakePainter() });
    const [anna, bob] = [person(11, "Anna"), person(12, "Bob")];
    for (const who of [anna, bob])
      await settled(table, who, { habit: (game, before) => (before + 2) % game.size });
    const rotating = "beats moves in order|every move in order|beats opponent’s last|copycat";
    const profile = await figures(table, anna);
    const map = await table.type("profile", "map", {}, { caller: anna, place: GROUP });
    const mine = textOf(await pressed(table, map, "My rank", anna));
    const named = new RegExp(`Plays most like: (${rotating})`).exec(profile)?.[1];
    expect(named).toBeDefined();
    expect(textOf(map)).toContain(`Anna: in the style of “${named}”`);
    expect(mine).toContain(`Your style: ${named}.`);
  });

  it("is named by none of them when none is near", async () => {
    const table = await openTable({ painter: fakePainter() });
    const [anna, bob] = [person(21, "Anna"), person(22, "Bob")];
    for (const who of [anna, bob]) await settled(table, who, { count: 120 });
    const profile = await figures(table, anna);
    const map = await table.type("profile", "map", {}, { caller: anna, place: GROUP });
    expect(profile).toContain(say("en", "profile-likest-none"));
    expect(textOf(map)).toContain("Anna: not like any way I know");
    expect(textOf(await pressed(table, map, "My rank", anna))).toContain(say("en", "map-mine-no-way"));
  });
});
