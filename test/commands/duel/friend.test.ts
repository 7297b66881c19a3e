// *Duel a friend*: an open challenge where it is pressed, and another chat where the platform asks for one.

import { expect, it } from "vitest";
import { duelFriendButton } from "../../../commands/kit/duel-friend.ts";
import { renderView } from "../../../src/platforms/telegram/outgoing/render.ts";
import { ANNA, BORIS, openTable, textOf, viewOf } from "../play/table.ts";

const GROUP = { kind: "group", id: "-5" } as const;
const screen = { blocks: [], buttons: [[duelFriendButton(ANNA)]] };

it("opens one challenge a press, which anybody here may take", async () => {
  const table = await openTable();
  const id = "press-1";
  const by = { id, caller: ANNA, place: GROUP };
  const opened = await table.press(screen, "Duel a friend", by);
  expect(opened).toMatchObject({ type: "post", audience: "place" });
  expect(textOf(opened)).toContain("Anna");
  const again = await table.press(screen, "Duel a friend", by);
  expect(viewOf(again)).toEqual(viewOf(opened));
  const taken = await table.press(opened, "I will", { caller: BORIS, place: GROUP });
  expect(textOf(taken)).toContain("Boris");
});

it("asks for a chat where the platform can, and types there what finds duels", () => {
  const button = duelFriendButton({ ...ANNA, offersElsewhere: true });
  const { keyboard } = renderView({ title: "Over", blocks: [], buttons: [[button]] });
  expect(keyboard?.inline_keyboard).toEqual([[{ text: "⚔️ Duel a friend", switch_inline_query: "Duel" }]]);
});
