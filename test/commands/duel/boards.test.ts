// A duel's messages on both platforms, kept up to date by presses and by the clock.

import { describe, expect, it } from "vitest";
import { isPressed } from "../../../commands/duel/boards.ts";
import { boardAt, DUEL } from "../../../commands/duel/rules.ts";
import { textOf, viewOf } from "../play/table.ts";
import { GROUP, openRing, sessionOf } from "./ring.ts";

const DAN = { platform: "discord", id: "700", name: "Dan", locale: "en" } as const;
const AWAY = { kind: "private", id: "700" } as const;

/** Anna on Telegram and Dan on Discord, each with a message. */
async function across() {
  const ring = await openRing();
  await ring.serve();
  const open = await ring.shown(await ring.call());
  const code = /\/rps duel (\w+)/.exec(textOf(open))?.[1] as string;
  const joined = await ring.table.type("rps", "join", { code }, { caller: DAN, place: AWAY });
  await ring.shown(joined, { platform: "discord", place: AWAY });
  await ring.settled();
  return { ring, joined };
}

describe("a message of a duel", () => {
  it("repeats the last edit when its process died", async () => {
    const { ring } = await across();
    const editsThere = () => ring.table.edits.filter(({ place }) => place.id === AWAY.id).length;
    const before = editsThere();
    ring.clock.now += 43_200_000;
    await ring.tick();
    expect(editsThere()).toBe(before + 1);
  });

  it("keeps one board per chat when the duel is shown again", async () => {
    const { ring, joined } = await across();
    for (let time = 0; time < 6; time++) {
      const again = await ring.table.type("rps", "join", {}, { caller: DAN, place: AWAY });
      await ring.shown(again, { platform: "discord", place: AWAY });
    }
    const boards = (await ring.stored(joined))?.boards.map(({ platform }) => platform);
    expect(boards?.sort()).toEqual(["discord", "telegram"]);
  });
});

it("is known by its chat, or without posts by its id alone", () => {
  const board = boardAt("telegram", GROUP, "7", "en");
  const pressed = (place: string, message?: string) =>
    isPressed(board, { platform: "telegram", place, message });
  expect([pressed("-5", "7"), pressed("-5")]).toEqual([true, true]);
  expect([pressed("1", "7"), pressed("1"), pressed("-5", "8")]).toEqual([false, false, false]);
  const inline = boardAt("telegram", { ...GROUP, editsOnly: true }, "inline-7", "en");
  expect(isPressed(inline, { platform: "telegram", place: "another", message: "inline-7" })).toBe(true);
});

it("keeps the clocks of all duels running when one of them fails", async () => {
  const ring = await openRing();
  await ring.serve();
  const broken = await ring.begin();
  const sound = await ring.begin();
  const { store } = ring.table;
  await store.update(DUEL, sessionOf(viewOf(broken)), (duel) => ({
    next: duel && { ...duel, game: "a game of a later version" },
    result: undefined,
  }));
  ring.clock.now += 86_400_000;
  await ring.tick();
  expect((await ring.stored(sound))?.play?.rounds).toEqual([[-1, -1]]);
  expect(ring.table.defects.length).toBeGreaterThan(0);
});
