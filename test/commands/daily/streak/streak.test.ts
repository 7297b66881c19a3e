// Daily streaks as shown: at `/daily`, in the profile, across accounts.

import { describe, expect, it } from "vitest";
import { NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily } from "../../../../commands/daily/day/document.ts";
import type { Caller } from "../../../../src/chat/index.ts";
import { ANNA, openTable, type Table, textOf } from "../../play/table.ts";

const DAY = 86_400_000;
/** A Wednesday. */
const NOON = Date.parse("2026-11-18T12:00:00Z");
const TODAY = Math.floor(NOON / DAY);

async function played(days: PlayerDaily["days"], { store }: Table, caller: Caller = ANNA): Promise<void> {
  await store.update(PLAYER_DAILY, `${caller.platform}:${caller.id}`, () => ({
    next: { ...NEW_PLAYER_DAILY, days },
    result: undefined,
  }));
}

const atNoon = () => openTable({ now: () => NOON });
const daily = async (table: Table, caller: Caller = ANNA) =>
  textOf(await table.type("daily", "today", {}, { caller }));

describe("a displayed streak", () => {
  it("is hidden from people who never played or stopped", async () => {
    const table = await atNoon();
    expect(await daily(table)).not.toContain("streak");
    await played([[TODAY - 30, TODAY - 10]], table);
    expect(await daily(table)).not.toContain("streak");
    expect(textOf(await table.type("profile", "show"))).toContain(
      "Daily challenge streak: 0 now, 21 at best",
    );
  });

  it("counts on, and mentions a forgiven day", async () => {
    const table = await atNoon();
    await played([[TODAY - 11, TODAY]], table);
    expect(await daily(table)).toContain("12-day streak");
    await played([[TODAY - 11, TODAY - 1]], table);
    expect(await daily(table)).toContain("11-day streak so far");
    await played(
      [
        [TODAY - 11, TODAY - 2],
        [TODAY, TODAY],
      ],
      table,
    );
    expect(await daily(table)).toContain("11-day streak · one missed day this week was forgiven");
    expect(await daily(table, { ...ANNA, locale: "ru" })).toContain("11-й день подряд");
  });
});
