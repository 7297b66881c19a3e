// *Duel a friend*: an open challenge in the same chat, or in a different one if the platform asks which.

import { expect, it } from "vitest";
import { duelFriendButton } from "../../../commands/kit/duel-friend.ts";
import { renderView } from "../../../src/platforms/telegram/render.ts";
import { ANNA, BORIS, openTable, textOf } from "../play/table.ts";

const GROUP = { kind: "group", id: "-5" } as const;
const screen = { blocks: [], buttons: [[duelFriendButton(ANNA)]] };

it("opens a challenge, which anyone here may take", async () => {
  const table = await openTable();
  const by = { caller: ANNA, place: GROUP };
  const opened = await table.press(screen, "Duel a friend", by);
  expect(opened).toMatchObject({ type: "post", audience: "place" });
  expect(textOf(opened)).toContain("Anna");
  const taken = await table.press(opened, "I’m in", { caller: BORIS, place: GROUP });
  expect(textOf(taken)).toContain("Boris");
});

it("opens the chat picker where available, with the duel query typed", () => {
  const button = duelFriendButton({ ...ANNA, offersElsewhere: true });
  const { keyboard } = renderView({ title: "Over", blocks: [], buttons: [[button]] });
  expect(keyboard?.inline_keyboard).toEqual([[{ text: "⚔️ Duel a friend", switch_inline_query: "Duel" }]]);
});
