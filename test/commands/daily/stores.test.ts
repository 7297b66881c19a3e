// Twenty presses, each delivered twice, out of order and by two processes, on both stores.

import { expect, it } from "vitest";
import { PLAYER_DAILY } from "../../../commands/daily/day/document.ts";
import type { Caller } from "../../../src/chat/index.ts";
import { seededRandom, shuffled } from "../../../src/core/random/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";
import { linkAccounts } from "../../people/links/link-accounts.ts";
import { openTable, viewOf } from "../play/table.ts";
import { ANNA, from, LABELS, MORNING, VERA } from "./try.ts";

describeOnBothStores("a try at the mind of the day", (open) => {
  it("keeps one attempt and score with duplicate, unordered, parallel presses", async () => {
    const stores = [await open(), await open()];
    const now = () => MORNING;
    const tables = await Promise.all(stores.map((store) => openTable({ store, now })));
    const [table, other] = tables as [(typeof tables)[0], (typeof tables)[0]];
    await linkAccounts(table.store, ANNA, VERA, MORNING);
    const views = await Promise.all(
      ([ANNA, VERA] as const).map(async (one) =>
        viewOf(await (one === ANNA ? table : other).type("daily", "mind", {}, from(one))),
      ),
    );
    const seen: string[] = [];
    let shown = views as [(typeof views)[0], (typeof views)[0]];
    const again: (() => Promise<unknown>)[] = [];
    for (let round = 0; round < 20; round++) {
      const press = async (at: 0 | 1, by: Caller, view: (typeof views)[0]) => {
        const label = LABELS[(round + at) % 3] as string;
        const event = { ...from(by), id: `${by.id}-${round}` };
        const replies = await Promise.all([table.press(view, label, event), other.press(view, label, event)]);
        again.push(() => (at === 0 ? other : table).press(view, label, event));
        for (const reply of replies)
          if (reply.type === "edit" && reply.counted === "new") seen.push(`${round}: ${label}`);
        return viewOf(replies[1]);
      };
      const [one, two] = shown;
      shown = await Promise.all([press(0, ANNA, one), press(1, VERA, two)]);
      // The one whose press came late sees the round that the other delivery played.
      const both = await Promise.all([ANNA, VERA].map((by) => table.type("daily", "mind", {}, from(by))));
      shown = both.map(viewOf) as typeof shown;
    }
    const documents = await Promise.all(
      [ANNA, VERA].map((one) => table.store.read(PLAYER_DAILY, writePlayerId(one))),
    );
    const tries = documents.flatMap((one) => one?.minds ?? []);
    expect(tries).toHaveLength(1);
    const labels = [...(tries[0]?.moves ?? "")].map((move) => ["Rock", "Scissors", "Paper"][Number(move)]);
    expect(seen).toEqual(labels.map((label, round) => `${round}: ${label}`));
    expect(labels).toHaveLength(20);
    for (const press of shuffled(again, seededRandom(3))) await press();
    expect(await table.store.read(PLAYER_DAILY, writePlayerId(ANNA))).toEqual(documents[0]);
    expect(await table.store.read(PLAYER_DAILY, writePlayerId(VERA))).toEqual(documents[1]);
    for (const store of stores) await store.close();
  });
});
