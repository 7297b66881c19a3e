import { describe, expect } from "vitest";
import { matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { summarisePlayer } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const games = [matrixGame("rps") ?? oddEven, matrixGame("rpsls") ?? oddEven];

async function played(table: Table) {
  const opening = await table.type("rps", "play");
  await table.press(opening, "Rock");
  const other = await table.type("rps", "play", { variant: "lizard-spock" });
  return table.press(await table.press(other, "Spock"), "Stop");
}

async function exportOf(table: Table) {
  const reply = await table.type("data", "export");
  const file = viewOf(reply).blocks.find((block) => block.type === "file");
  return {
    reply,
    text: file?.type === "file" ? file.content : "",
    name: file?.type === "file" ? file.name : "",
  };
}

describe("/data export", () => {
  it("exports every round by its moves' names, privately", async ({ table }) => {
    await played(table);
    const { reply, text, name } = await exportOf(table);
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(name).toBe("gadalka-export.json");
    const { player, games: exported } = JSON.parse(text);
    expect(player).toBe("telegram:1");
    expect(exported.rps.rounds).toEqual([
      { you: "rock", gadalka: expect.stringMatching(/rock|paper|scissors/) },
    ]);
    expect(exported.rpsls.totals.rounds).toBe(1);
  });

  it("withholds the secret of a live match, but not of a finished one", async () => {
    const table = await openTable();
    await played(table);
    const { games: exported } = JSON.parse((await exportOf(table)).text);
    expect(exported.rps.matches[0]).not.toHaveProperty("secret");
    expect(exported.rps.matches[0]).not.toHaveProperty("next");
    expect(exported.rpsls.matches[0].secret).toMatch(/^[\w-]{43}$/);
  });
});

describe("/data delete", () => {
  it("asks first, and keeps everything on request", async ({ table }) => {
    await played(table);
    const question = await table.type("data", "delete");
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(await table.press(question, "Keep"))).toBe(`\n${say("en", "data-kept")}`);
    expect(Object.keys((await summarisePlayer(table.store, ANNA, games)).games)).toEqual(["rps", "rpsls"]);
  });

  it("can't be confirmed by someone else", async ({ table }) => {
    await played(table);
    const question = viewOf(await table.type("data", "delete"));
    expect(await table.press(question, "Delete", { caller: BORIS })).toEqual(notYours("ru"));
    expect(Object.keys((await summarisePlayer(table.store, ANNA, games)).games)).toHaveLength(2);
  });
});

describe("/privacy", () => {
  it.each(LOCALES)("summarises in %s what is stored, in five lines", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    const privacy = await table.type("privacy", "privacy", {}, { caller });
    const lines = say(locale, "privacy-brief").split("\n");
    expect(lines).toHaveLength(5);
    expect(textOf(privacy)).toContain(lines.join("\n"));
  });

  it("offers a download and a deletion of everything", async ({ table }) => {
    await played(table);
    const page = viewOf(await table.type("privacy", "privacy"));
    const file = await table.press(page, "Download");
    expect(file).toMatchObject({ type: "post", audience: "caller" });
    expect(JSON.stringify(viewOf(file))).toContain("gadalka-export.json");
    const question = viewOf(await table.press(page, "Delete everything"));
    expect(labelsOf(question)).toEqual(["Delete everything", "Keep it", "Back"]);
    expect(textOf(await table.press(question, "Back"))).toContain("Your data");
    expect(textOf(await table.press(question, "Delete everything"))).toContain("Gone. We have never met.");
  });
});
