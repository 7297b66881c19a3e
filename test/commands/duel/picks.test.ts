import { expect, it } from "vitest";
import { hiddenPicks } from "../../../commands/duel/duels.ts";
import { freshHost } from "../host.ts";

const AT = { duel: "d", turn: 3, side: 0 } as const;

it("opens a hidden pick only for its duel, round and side; each has the same length and differs", async () => {
  const picks = hiddenPicks(await freshHost(7));
  const hidden = picks.hide(AT, 2);
  expect(picks.open(AT, hidden)).toBe(2);
  for (const other of [{ duel: "e" }, { turn: 4 }, { side: 1 }] as const)
    expect(picks.open({ ...AT, ...other }, hidden)).toBeUndefined();
  const all = [0, 1, 2, 3, 4, 0, 0].map((move) => picks.hide(AT, move));
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(all.map(({ length }) => length)).size).toBe(1);
});
