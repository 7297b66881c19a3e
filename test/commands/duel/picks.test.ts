import { describe, expect, it } from "vitest";
import { hiddenPicks } from "../../../commands/duel/duels.ts";
import { freshHost } from "../host.ts";

const AT = { duel: "d", turn: 3, side: 0 } as const;

describe("a hidden pick", () => {
  it("opens only for its duel, round and side", async () => {
    const picks = hiddenPicks(await freshHost(7));
    const hidden = picks.hide(AT, 2);
    expect(picks.open(AT, hidden)).toBe(2);
    expect(picks.open({ ...AT, duel: "e" }, hidden)).toBeUndefined();
    expect(picks.open({ ...AT, turn: 4 }, hidden)).toBeUndefined();
    expect(picks.open({ ...AT, side: 1 }, hidden)).toBeUndefined();
  });

  it("doesn't open under another host's secret or after tampering", async () => {
    const picks = hiddenPicks(await freshHost(7));
    const hidden = picks.hide(AT, 2);
    expect(hiddenPicks(await freshHost(8)).open(AT, hidden)).toBeUndefined();
    const changed = (hidden.startsWith("A") ? "B" : "A") + hidden.slice(1);
    expect(picks.open(AT, changed)).toBeUndefined();
  });

  it("differs each time, with the same length for every move", async () => {
    const picks = hiddenPicks(await freshHost(7));
    const all = [0, 1, 2, 3, 4, 0, 0].map((move) => picks.hide(AT, move));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
  });
});
