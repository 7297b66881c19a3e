import { describe, expect, it } from "vitest";
import type { Caller, FoundPlace, Place, Reply, Roles } from "../../../src/chat/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { type Habit, stubborn, turning } from "../kit/histories.ts";
import { deleteAll } from "../own-data.ts";
import { openTable, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";
import { person, settled } from "./crowds.ts";
import { fakePainter, GROUP, hasPicture, opened, VERA } from "./profiles.ts";

const ELSEWHERE: Place = { kind: "group", id: "-200" };
const FOUND: FoundPlace = { place: ELSEWHERE, name: "@chess_club", mayManage: false };

interface Seat {
  readonly table: Table;
  readonly charts: Chart[];
  kept(): string[];
}

async function seat(): Promise<Seat> {
  const charts: Chart[] = [];
  const painter = fakePainter(async (chart) => {
    charts.push(chart);
    return new Uint8Array([1]);
  });
  return { table: await openTable({ painter }), charts, kept: painter.kept };
}

/** `count` people with the same habit, numbered from `first`. */
async function people(
  table: Table,
  first: number,
  count: number,
  habit: Habit,
  more: { level?: string; places?: Place[] } = {},
): Promise<readonly Caller[]> {
  const all = Array.from({ length: count }, (_, index) => person(first + index, `P${first + index}`));
  for (const who of all) await settled(table, who, { habit, count: 150, ...more });
  return all;
}

/** Roles by person: 1xx are Red, 2xx are Blue, 3xx both, 4xx have none, and no one else is a member. */
const ROLES: Roles = {
  find: (typed) =>
    typed === "red" || typed === "blue" || typed === "all"
      ? { id: typed, name: { red: "Red", blue: "Blue", all: "Server" }[typed], isForAll: typed === "all" }
      : { problem: "unknown" },
  of: async (ids) => {
    const held: Readonly<Record<string, readonly string[]>> = {
      1: ["red"],
      2: ["blue"],
      3: ["red", "blue"],
      4: [],
    };
    return new Map(
      ids.flatMap((id) => (held[id[0] as string] ? [[id, held[id[0] as string] as string[]] as const] : [])),
    );
  },
};

function groups(table: Table, options: Record<string, string>, by: object = {}): Promise<Reply> {
  const findPlace = async () => FOUND;
  return table.type("profile", "groups", options, { caller: VERA, place: GROUP, findPlace, ...by });
}

const byRole = (table: Table, options: Record<string, string>, roles: Roles = ROLES) =>
  groups(table, options, { roles });

function namesOn(chart: Chart | undefined): readonly (readonly [string, string])[] {
  return chart?.kind === "map" ? chart.points.map(({ group, name }) => [group, name] as const) : [];
}

const namesOf = (points: ReturnType<typeof namesOn>, wanted: string) =>
  points.flatMap(([group, name]) => (group === wanted ? [name] : [])).sort();

describe("Compare two groups, below a map", () => {
  it("asks for a role where roles exist, and compares the selection", async () => {
    const { table } = await seat();
    await people(table, 100, 5, stubborn);
    await people(table, 200, 5, turning);
    const map = viewOf(await table.type("profile", "map", {}, { caller: VERA, place: GROUP }));
    const by = { caller: VERA, place: GROUP, roles: ROLES };
    const asked = await table.press(map, "Compare two groups", by);
    expect(asked).toMatchObject({ type: "notice", asks: { pressed: { option: "role" } } });
    const compared = await table.press(map, "Compare two groups", { ...by, typed: { role: "red" } });
    expect(compared).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(compared)).toContain("Red");
  });

  it("says what to type where there are no roles", async () => {
    const { table } = await seat();
    await people(table, 100, 5, stubborn);
    const map = viewOf(await table.type("profile", "map", {}, { caller: VERA, place: GROUP }));
    const asked = await table.press(map, "Compare two groups", { caller: VERA, place: GROUP });
    expect(textOf(asked)).toBe(say("en", "groups-which-chat"));
  });
});

describe("/profile groups by roles", () => {
  it("compares consenting members, shows reliable differences, draws both", async () => {
    const { table, charts } = await seat();
    await people(table, 100, 5, stubborn);
    await people(table, 200, 6, turning);
    await people(table, 300, 1, turning);
    await people(table, 500, 1, turning);
    const reply = await byRole(table, { role: "red", against: "blue" });
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const text = textOf(reply);
    expect(text).toContain("Red and Blue: Rock-paper-scissors");
    expect(text).toContain("\nThese two groups play differently.\n");
    expect(text).toMatch(/split into two such groups at random, .* (once|\d times) out of 1000/);
    expect(text).not.toMatch(/p = |\d\.\d|stress/);
    expect(text).toContain("Red: 5 players; Blue: 6 players");
    expect(text).toMatch(/– after a (win|draw|loss).*: .+ Red \d+% \(of 5 players\), Blue \d+% \(of 6\)/);
    expect(text).toContain("One player belongs to both groups and is counted in neither");
    expect(text).toContain("I’ve just asked Discord for their roles and don’t store them");
    expect(hasPicture(reply)).toBe(true);
    const points = namesOn(charts[0]);
    expect(namesOf(points, "Red")).toEqual(["P100", "P101", "P102", "P103", "P104"]);
    expect(namesOf(points, "Blue")).toHaveLength(6);
    expect(points.map(([, name]) => name)).not.toContain("P300");
  });

  it("compares a single role with everyone else on the server", async () => {
    const { table } = await seat();
    await people(table, 100, 4, stubborn);
    await people(table, 200, 2, turning);
    await people(table, 400, 2, turning);
    await people(table, 500, 3, turning);
    for (const against of [{}, { against: "all" }])
      expect(textOf(await byRole(table, { role: "red", ...against }))).toContain(
        "Red: 4 players; everyone else: 4 players",
      );
    expect(textOf(await byRole(table, { against: "red" }))).toContain("Red: 4 players;");
  });

  it("finds no difference between equal groups", async () => {
    const { table } = await seat();
    await people(table, 100, 4, stubborn);
    await people(table, 200, 4, stubborn);
    const text = textOf(await byRole(table, { role: "red", against: "blue" }));
    expect(text).toContain("I can’t tell these two groups apart by how they play.");
    expect(text).toContain("No single habit differs");
  });

  it.each([
    ["an unknown role", { role: "green" }, ROLES, "can’t find that role"],
    ["the role that all have", { role: "all" }, ROLES, "isn’t two groups"],
    ["the same role twice", { role: "red", against: "red" }, ROLES, "isn’t two groups"],
    ["no group at all", {}, ROLES, "Name a role"],
    [
      "a server that does not tell",
      { role: "red" },
      { ...ROLES, of: async () => "closed" as const },
      "not a member of this server",
    ],
    [
      "a platform that is away",
      { role: "red" },
      { ...ROLES, of: async () => "unavailable" as const },
      "Try again",
    ],
  ])("has an answer for %s", async (_, options, roles, words) => {
    const { table } = await seat();
    await people(table, 100, 1, stubborn);
    const reply = await byRole(table, options as Record<string, string>, roles);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(words);
  });
});

describe("/profile groups by chats", () => {
  it.each(LOCALES)("says in %s what is missing when a group is too small", async (locale) => {
    const { table } = await seat();
    await people(table, 100, 3, stubborn);
    await people(table, 200, 4, turning, { places: [ELSEWHERE] });
    const reply = await groups(table, { channel: "@chess_club" }, { caller: { ...VERA, locale } });
    expect(reply.type).toBe("notice");
    const [here, there] = [say(locale, "groups-here"), "@\u2060chess_club"];
    for (const [name, count] of [
      [here, 3],
      [there, 4],
    ])
      expect(textOf(reply)).toMatch(new RegExp(`${name}\\P{L}{1,3}${count}(?!\\d)`, "u"));
  });

  it.each([
    [
      "this very chat",
      { channel: "x" },
      { findPlace: async () => ({ ...FOUND, place: GROUP }) },
      "That’s this chat",
    ],
    [
      "an unknown chat",
      { channel: "x" },
      { findPlace: async () => ({ problem: "unknown" }) },
      "can’t find that chat",
    ],
    ["a platform of one chat", { channel: "x" }, { findPlace: undefined }, "can’t find that chat"],
    ["a role where there are none", { role: "red" }, {}, "no roles here"],
    ["no chat", {}, {}, "Name another chat"],
    ["a private chat", { channel: "x" }, { place: PRIVATE }, "Ask me there"],
    ["an unknown game", { channel: "x", game: "chess" }, {}, "chess"],
  ])("has an answer for %s", async (_, options, by, words) => {
    const { table } = await seat();
    expect(textOf(await groups(table, options as Record<string, string>, by))).toContain(words);
  });
});

describe("/profile groups in a terminal", () => {
  it.each(LOCALES)("explains in %s how to compare groups from files, in a line to copy", async (locale) => {
    const { table } = await seat();
    const caller: Caller = { platform: "terminal", id: "local", name: "Ada", locale };
    const reply = await groups(table, {}, { caller, place: PRIVATE });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const line = "npm run -s gadalka -- lab groups --data people.csv --by group";
    expect(viewOf(reply).blocks.at(-1)).toEqual({ type: "code", text: line });
    const text = textOf(reply);
    expect(text).toContain(say(locale, "groups-alone-here"));
    for (const column of ["player", "round", "move", "opponent_move"]) expect(text).toContain(column);
  });
});

describe("a member of a compared group", () => {
  it.each(["hides", "deletes everything"])(
    "who %s is no longer counted, nor in cached pictures",
    async (how) => {
      const { table, kept } = await seat();
      await people(table, 100, 4, stubborn);
      const [who] = await people(table, 200, 5, turning, { places: [ELSEWHERE] });
      const asked = () => groups(table, { channel: "@chess_club" });
      expect(textOf(await asked())).toContain("@\u2060chess_club: 5 players");
      const gone = who as Caller;
      expect(kept()).toContain(writePlayerId(gone));
      if (how === "deletes everything") await deleteAll(table, { caller: gone });
      else await opened(table, gone, "off");
      expect(textOf(await asked())).toContain("@\u2060chess_club: 4 players");
      expect(kept()).not.toContain(writePlayerId(gone));
    },
  );
});
