import { describe, expect, it } from "vitest";
import { habitsHereWords } from "../../../commands/profile/map-view.ts";
import type { Caller, Place, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { giveRounds, turning } from "../kit/histories.ts";
import { deleteAll } from "../own-data.ts";
import { labelsOf, openTable, PRIVATE, type Table, textOf } from "../play/table.ts";
import { person, playedIn, settled } from "./crowds.ts";
import { fakePainter, GROUP, hasPicture, opened, pressed, VERA, ZOE } from "./profiles.ts";

const [KOBAYASHI, BORIS, ARI] = [person(11, "小林"), person(12, "Борис"), person(13, "ไพลิน")];

/** A table with three people of the group on the map: two who repeat their moves, and one who rotates. */
async function threePeople(): Promise<{ table: Table; charts: Chart[]; kept(): string[] }> {
  const charts: Chart[] = [];
  const painter = fakePainter(async (chart) => {
    charts.push(chart);
    return new Uint8Array([1]);
  });
  const table = await openTable({ painter });
  await settled(table, KOBAYASHI);
  await settled(table, BORIS);
  await settled(table, ARI, { habit: turning });
  return { table, charts, kept: painter.kept };
}

const map = (table: Table, caller: Caller = VERA, place: Place = GROUP, game?: string): Promise<Reply> =>
  table.type("profile", "map", game === undefined ? {} : { game }, { caller, place });

const namesOn = (chart: Chart | undefined): string[] =>
  chart?.kind === "map" ? chart.points.map(({ name }) => name) : [];

describe("/profile map", () => {
  it("places consenting players and known styles, and says who is near whom", async () => {
    const { table, charts } = await threePeople();
    const reply = await map(table);
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const text = textOf(reply);
    expect(text).toContain("Who plays alike here: Rock-paper-scissors, 3 players");
    expect(text).toMatch(/\n(小林 and Борис|Борис and 小林) play most alike here; .*ไพลิน.* least\.\n/);
    expect(text).toMatch(/小林: most like Борис/);
    expect(text).not.toMatch(/\d\.\d|stress/);
    expect(text).toContain("Map of 3 players");
    expect(hasPicture(reply)).toBe(true);
    expect(namesOn(charts[0]).slice(0, 3).sort()).toEqual(["#3", "Борис", "小林"]);
    expect(text).toContain("In the picture: #3 ไพลิน");
    expect(namesOn(charts[0])).toContain("copycat");
  });

  it("describes the caller first, and each presser's position privately", async () => {
    const { table } = await threePeople();
    const reply = await map(table, BORIS);
    expect(textOf(reply)).toMatch(/least\.\nБорис: /);
    expect(labelsOf(reply)).toEqual(["My rank"]);
    const mine = await pressed(table, reply, "My rank", BORIS);
    expect(mine.type).toBe("notice");
    expect(textOf(mine)).toMatch(/^You play most like 小林, .*ไพลิน.*\.\nYour style /);
  });

  it("explains to people not on it how to appear", async () => {
    const { table } = await threePeople();
    const reply = await map(table);
    const answer = async () => textOf(await pressed(table, reply, "My rank", VERA));
    expect(textOf(reply)).toContain("Only players who agreed are counted.");
    expect(await answer()).toContain("your profile is private. To appear: /settings");
    await opened(table, VERA);
    expect(await answer()).toContain("finish a match here");
    await playedIn(table, VERA);
    expect(await answer()).toContain("100 more rounds of this game");
    await giveRounds(table.store, VERA);
    expect(await answer()).toContain("You play most like");
  });

  it("omits private players, players elsewhere and those with too few rounds", async () => {
    const { table, charts } = await threePeople();
    await giveRounds(table.store, VERA);
    await settled(table, ZOE, { places: [{ kind: "group", id: "-999" }] });
    await settled(table, person(14, "Short"), { count: 99 });
    const text = textOf(await map(table));
    for (const name of ["Vera", "Zoe", "Short"]) expect(text).not.toContain(name);
    expect(text).toContain("One player has too few rounds yet");
    expect(namesOn(charts[0])).not.toContain("Vera");
  });

  it("shows the latest forty", async () => {
    const { table, charts } = await threePeople();
    for (let number = 100; number < 139; number++)
      await settled(table, person(number, `P${number}`), { count: 100, now: 2_000 + number });
    const text = textOf(await map(table));
    expect(text).toContain("40 players");
    expect(text).toContain("… and 35 more in the picture");
    expect(text).toContain("2 players who played here longer ago are left out");
    const names = namesOn(charts[0]);
    expect(names.slice(0, 2)).toEqual(["P138", "P137"]);
    expect(names.filter((name) => /^P\d/.test(name))).toHaveLength(39);
  });

  it("says what is missing when there are too few people", async () => {
    const table = await openTable({ painter: fakePainter() });
    await settled(table, VERA);
    await settled(table, ZOE, { count: 40 });
    const reply = await map(table, VERA);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toMatch(
      /2 players .* 100 rounds each. So far: 1. Still short of rounds: 1.\nYou’re ready/,
    );
    expect(textOf(await map(table, ZOE))).toContain("60 more rounds");
    expect(textOf(await map(table, ZOE, GROUP, "oddeven"))).toContain("So far: 0");
  });

  it("requires a group and an existing game", async () => {
    const { table } = await threePeople();
    expect(textOf(await map(table, VERA, PRIVATE))).toContain("Ask me there");
    expect(textOf(await map(table, VERA, GROUP, "chess"))).toContain("chess");
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

const HERE = "How this chat plays";

/** A table with `count` people of the group on the map, who mostly repeat their moves. */
async function crowd(count: number): Promise<{ table: Table; people: readonly Caller[] }> {
  const table = await openTable({ painter: fakePainter() });
  const people = Array.from({ length: count }, (_, index) => person(100 + index, `P${100 + index}`));
  for (const who of people) await settled(table, who, { count: 120 });
  return { table, people };
}

const average = async (table: Table, who: Caller = VERA): Promise<Reply> =>
  pressed(table, await map(table, who), HERE, who);

describe("the average style of a chat", () => {
  it("names the server where there is one", () => {
    const words = (place: Place) => habitsHereWords(place, "en");
    expect([words(GROUP), words({ ...GROUP, server: "4" })]).toEqual([HERE, "How this server plays"]);
  });

  it("is shown to any presser for eight people, in eight lines, with chance", async () => {
    const { table } = await crowd(8);
    const reply = await average(table);
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const lines = textOf(reply).trim().split("\n");
    expect(lines).toHaveLength(8);
    const [title, head, moves, ...rest] = lines;
    expect(title).toBe("🔮 How this chat plays: Rock-paper-scissors");
    expect(head).toMatch(
      /^What stands out most here is “after a (win|draw|loss): same again”: 8\d%, where chance gives 33%\.$/,
    );
    expect(moves).toMatch(/Rock \d+% \(33%\) · .*Paper \d+% \(33%\) · .*Scissors \d+% \(33%\)$/);
    for (const [index, result] of ["win", "draw", "loss"].entries())
      expect(rest[index]).toMatch(
        new RegExp(
          `^– after a ${result}: same again 8\\d% \\(33%\\), what beats it \\d+% \\(33%\\), what it beats \\d+%`,
        ),
      );
    expect(rest[3]).toBe(
      "8 players, about 1,000 rounds; everyone counts the same. In brackets: what chance gives.",
    );
    expect(rest[4]).toBe("Only players who agreed are counted.");
    expect(textOf(reply)).not.toMatch(/P1\d\d/);
  });

  it("requires eight players, also for an older button", async () => {
    const seven = await crowd(7);
    expect(labelsOf(await map(seven.table))).toEqual(["My rank"]);
    const { table, people } = await crowd(8);
    const before = await map(table);
    await opened(table, people[3] as Caller, "off");
    const reply = await pressed(table, before, HERE, VERA);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toBe(
      "An average needs 8 players here with an open profile and 100 rounds each. So far: 7.",
    );
  });
});

describe("a person who withdrew or deleted everything", () => {
  it.each(["withdrawal", "deletion"])("appears on no map and in no cached picture after %s", async (how) => {
    const { table, kept } = await threePeople();
    await settled(table, ZOE);
    const before = await map(table);
    expect(textOf(before)).toContain("Zoe");
    expect(kept()).toContain(writePlayerId(ZOE));
    if (how === "withdrawal") await opened(table, ZOE, "off");
    else await deleteAll(table, { caller: ZOE });
    expect(kept()).not.toContain(writePlayerId(ZOE));
    expect(await table.store.board("people:telegram:-100").top(99)).toHaveLength(3);
    expect(textOf(await map(table))).not.toContain("Zoe");
    expect(textOf(await pressed(table, before, "My rank", BORIS))).not.toContain("Zoe");
  });
});
