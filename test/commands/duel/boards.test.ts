// A duel's messages on both platforms, kept up to date by presses and by the clock.

import { describe, expect, it } from "vitest";
import { isPressed } from "../../../commands/duel/boards.ts";
import { boardAt, DUEL } from "../../../commands/duel/rules.ts";
import { textOf, viewOf } from "../play/table.ts";
import { GROUP, openRing, type Ring, sessionOf } from "./ring.ts";

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

const shownTo = (ring: Ring, place: string) =>
  ring.table.edits.filter((edit) => edit.place.id === place).map(({ view }) => JSON.stringify(view));

describe("a message of a duel", () => {
  it("repeats the last edit when its process died", async () => {
    const { ring } = await across();
    const before = shownTo(ring, "700").length;
    ring.clock.now += 43_200_000;
    await ring.tick();
    expect(shownTo(ring, "700")).toHaveLength(before + 1);
  });

  it("keeps one board per chat when the duel is shown again", async () => {
    const { ring, joined } = await across();
    for (let time = 0; time < 6; time++)
      await ring.shown(await ring.table.type("rps", "join", {}, { caller: DAN, place: AWAY }), {
        platform: "discord",
        place: AWAY,
      });
    expect((await ring.stored(joined))?.boards.length).toBe(2);
    expect((await ring.stored(joined))?.boards.some(({ platform }) => platform === "telegram")).toBe(true);
    expect(viewOf(joined).buttons).toBeDefined();
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

describe("the clocks of all duels", () => {
  it("keep running when one of them fails", async () => {
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
});
