import { describe, expect } from "vitest";
import { matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { summarisePlayer } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, type Table, textOf, viewOf } from "../play/table.ts";

const games = [matrixGame("rps") ?? oddEven, matrixGame("rpsls") ?? oddEven];

async function played(table: Table) {
  const opening = await table.type("rps", "play");
  await table.press(opening, "Rock");
  const other = await table.type("rps", "play", { variant: "lizard-spock" });
  return table.press(await table.press(other, "Spock"), "Stop");
}

describe("/data export", () => {
  it("gives privately every round by its moves' names, and secrets of finished matches alone", async ({
    table,
  }) => {
    await played(table);
    const reply = await table.type("data", "export");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const file = viewOf(reply).blocks.find((block) => block.type === "file");
    expect(file).toMatchObject({ name: "gadalka-export.json" });
    const { player, games: all } = JSON.parse(file?.type === "file" ? file.content : "");
    expect(player).toBe("telegram:1");
    const gadalka = expect.stringMatching(/rock|paper|scissors/);
    expect(all.rps.rounds).toEqual([{ you: "rock", gadalka }]);
    expect(all.rpsls.totals.rounds).toBe(1);
    expect(all.rps.matches[0]).not.toHaveProperty("secret");
    expect(all.rps.matches[0]).not.toHaveProperty("next");
    expect(all.rpsls.matches[0].secret).toMatch(/^[\w-]{43}$/);
  });
});

describe("/data delete", () => {
  it("asks its caller alone first, and keeps everything on request", async ({ table }) => {
    await played(table);
    const question = await table.type("data", "delete");
    expect(question).toMatchObject({ type: "post", audience: "caller" });
    expect(await table.press(question, "Delete", { caller: BORIS })).toEqual(notYours("ru"));
    expect(textOf(await table.press(question, "Keep"))).toBe(`\n${say("en", "data-kept")}`);
    expect(Object.keys((await summarisePlayer(table.store, ANNA, games)).games)).toEqual(["rps", "rpsls"]);
  });
});

it("offers on /privacy a download and a deletion of everything", async ({ table }) => {
  await played(table);
  const page = viewOf(await table.type("privacy", "privacy"));
  expect(textOf(page)).toContain(say("en", "privacy-brief"));
  const file = await table.press(page, "Download");
  expect(file).toMatchObject({ type: "post", audience: "caller" });
  expect(JSON.stringify(viewOf(file))).toContain("gadalka-export.json");
  const question = viewOf(await table.press(page, "Delete everything"));
  expect(labelsOf(question)).toEqual(["Delete everything", "Keep it", "Back"]);
  expect(textOf(await table.press(question, "Back"))).toContain("Your data");
  expect(textOf(await table.press(question, "Delete everything"))).toContain("Gone. We have never met.");
});
