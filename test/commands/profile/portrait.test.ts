// *In twelve lines* below one's own profile: a private screen in words, its pages, the source and the picture.

import { it as base, describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import type { Portrait } from "../../../src/core/profiles/portrait/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { linesOnPhone } from "../../lines-on-phone.ts";
import { giveRounds, type Habit } from "../kit/histories.ts";
import { labelsOf, openTable, type Shown, type Table, textOf, viewOf } from "../play/table.ts";
import { fakePainter, finding, GROUP, hasPicture, opened, pressed, VERA, WASSILY } from "./profiles.ts";

const it = base.extend("table", () => seat());

async function seat(given: { count?: number; habit?: Habit } = {}): Promise<Table> {
  const table = await openTable({ painter: fakePainter() });
  await giveRounds(table.store, VERA, given);
  return table;
}

const OPEN = say("en", "portrait-button");

const own = (table: Table, caller = VERA, options: Record<string, string> = {}): Promise<Reply> =>
  table.type("profile", "show", options, { caller, place: GROUP });

const open = async (table: Table, caller = VERA): Promise<Reply> =>
  pressed(table, await own(table, caller), say(caller.locale, "portrait-button"), caller);

const press = (table: Table, shown: Shown, label: string): Promise<Reply> =>
  pressed(table, shown, label, VERA);

const programLines = (reply: Reply): string[] =>
  textOf(reply)
    .split("\n")
    .filter((line) => line.startsWith("– "));

/** A program of twelve lines, of which the last six matter most. */
const LONG: Portrait = {
  game: "rps",
  lines: Array.from({ length: 12 }, (_, at) => ({
    condition: at < 11 ? ({ kind: "own", move: at % 3, ago: 1 } as const) : undefined,
    move: { kind: "move", move: at % 3 } as const,
    weight: at < 6 ? 0.125 : -1,
    hits: at,
    of: 20,
  })),
  score: { bits: 1, ghost: 1.2, mind: 1.1, chance: Math.log2(3), rounds: 60, beatsChance: true },
};

const seatOf = async (portrait: Portrait): Promise<Table> => {
  const table = await openTable({
    painter: fakePainter(),
    profiles: (real) => ({
      ...real,
      portrait: async (rounds) => ({ ...(await real.portrait(rounds)), portrait }),
    }),
  });
  await giveRounds(table.store, VERA);
  return table;
};

describe("one's own program", () => {
  it.each(LOCALES)("is shown privately in words in %s, within eight lines", async (locale) => {
    const reply = await open(await seatOf(LONG), { ...VERA, locale });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const lines = textOf(reply).split("\n");
    expect(lines[0]).toBe(say(locale, "portrait-title"));
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(programLines(reply).length).toBeGreaterThanOrEqual(4);
    expect(textOf(reply)).not.toMatch(/\d[.,]\d|\{|undefined|NaN/);
    expect(lines.at(-1)).toMatch(/60.*50.*44.*47.*33/);
  });

  it("shows its six strongest lines, and all of them when asked", async () => {
    const table = await seatOf(LONG);
    const first = await open(table);
    expect(programLines(first)).toHaveLength(6);
    expect(programLines(first).at(-1)).toBe("– overall: ✋ Paper, 11 of 20");
    const all = await press(table, first, say("en", "profile-read-all"));
    expect(all.type).toBe("edit");
    expect(programLines(all)).toHaveLength(12);
    expect(programLines(all)[0]).toBe("– after ✊ Rock: seldom ✊ Rock, 0 of 20");
    const back = await press(table, all, say("en", "button-back"));
    expect(textOf(back)).toBe(textOf(first));
  });

  it("takes at most sixteen lines on a phone, however long its lines are", async () => {
    const condition = {
      kind: "both",
      first: { kind: "own-step", step: 1 },
      second: { kind: "bot-step", step: 2 },
    } as const;
    const move = { kind: "bot", step: 2 } as const;
    const lines = LONG.lines.map((line) => ({ ...line, condition, move }));
    for (const locale of LOCALES) {
      const first = await open(await seatOf({ ...LONG, lines }), { ...VERA, locale });
      expect(programLines(first).length).toBeGreaterThan(0);
      expect(linesOnPhone(viewOf(first)), locale).toBeLessThanOrEqual(16);
    }
  });

  it("says how much of the person it is in percent, and in bits behind Details", async () => {
    const table = await seatOf(LONG);
    const first = await open(table);
    expect(textOf(first)).toContain("gave 50% on average, a ghost of you 44%, I 47%, chance 33%.");
    const details = await press(table, first, say("en", "button-details"));
    expect(textOf(details)).toContain("These lines 1, a ghost of you 1.2, I 1.1, chance 1.58.");
    expect(labelsOf(details)).not.toContain(say("en", "button-details"));
  });

  it("of someone who plays by chance says so, and shows its lines only when asked", async () => {
    const table = await seatOf({ ...LONG, score: { ...LONG.score, beatsChance: false } });
    const first = await open(table);
    expect(textOf(first)).toContain("No lines beat chance yet");
    expect(programLines(first)).toEqual([]);
    expect(programLines(await press(table, first, say("en", "profile-read-all")))).toHaveLength(12);
  });

  it("comes as a private file, the same each time", async ({ table }) => {
    const first = await open(table);
    const codes = [
      await press(table, first, say("en", "button-strategy-source")),
      await press(table, first, say("en", "button-strategy-source")),
    ];
    expect(codes[0]).toEqual(codes[1]);
    expect(codes[0]).toMatchObject({ type: "post", audience: "caller" });
    const file = viewOf(codes[0] as Reply).blocks.find(({ type }) => type === "file");
    expect(file).toMatchObject({
      name: "twelve-lines.js",
      content: expect.stringContaining("export function create"),
    });
  });

  it("is drawn privately beside what the person did", async ({ table }) => {
    const picture = await press(table, await open(table), say("en", "button-chart"));
    expect(picture).toMatchObject({ type: "post", audience: "caller" });
    expect(hasPicture(picture)).toBe(true);
    const drawn = viewOf(picture).blocks.find(({ type }) => type === "picture");
    expect(drawn?.type === "picture" ? drawn.alt : "").toMatch(/won: Rock \(\d+\): Rock \d+%/);
    expect(textOf(picture)).toContain("chance 33%");
  });

  it("says how many rounds are missing", async () => {
    const reply = await open(await seat({ count: 97 }));
    expect(reply).toMatchObject({ type: "notice", text: expect.stringMatching(/100 .* 3 more/) });
  });

  it.each(["freeze", "off"])("is not written while the memory is in the mode %s", async (mode) => {
    const table = await seat();
    const shown = await open(table);
    await table.type("model", mode, {}, { caller: VERA });
    const text = say("en", "portrait-refused", { why: "paused", needed: 100, missing: 0 });
    for (const label of [say("en", "button-strategy-source"), say("en", "button-details")])
      expect(await press(table, shown, label)).toEqual({ type: "notice", text });
  });

  it("is gone with the rounds", async ({ table }) => {
    const shown = await open(table);
    const reset = await table.type("model", "reset", {}, { caller: VERA });
    await table.press(reset, say("en", "button-forget"), { caller: VERA });
    const code = await press(table, shown, say("en", "button-strategy-source"));
    expect(code).toMatchObject({ type: "notice", text: expect.stringContaining("100 more") });
  });

  it("answers no one else", async ({ table }) => {
    const reply = await pressed(table, await open(table), say("en", "button-strategy-source"), WASSILY);
    expect(reply).toMatchObject({ type: "notice", isNotYours: true });
  });

  it("is offered below one's own profile only, at rock-paper-scissors", async ({ table }) => {
    await giveRounds(table.store, VERA, { gameId: "rpsls" });
    const profile = await own(table);
    expect(labelsOf(profile)).toContain(OPEN);
    expect(labelsOf(await own(table, VERA, { game: "lizard-spock" }))).not.toContain(OPEN);
    expect(labelsOf(await press(table, profile, say("en", "button-show-here")))).not.toContain(OPEN);
    await opened(table, VERA, "everyone");
    const other = { caller: WASSILY, place: GROUP, ...finding(VERA) };
    expect(labelsOf(await table.type("profile", "show", { user: "x" }, other))).not.toContain(OPEN);
  });
});
