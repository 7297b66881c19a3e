// *Card* below a finished duel: posted once a chat, otherwise private.

import { it as base, describe, expect } from "vitest";
import { mentionIn, type Reply } from "../../../src/chat/index.ts";
import { openPainter } from "../../../src/infra/pictures/painter.ts";
import { ANNA, textOf, viewOf } from "../play/table.ts";
import { fakePainter, hasPicture } from "../profile/profiles.ts";
import { BORIS_EN, openRing, type Ring, VERA } from "./ring.ts";

const it = base.extend("played", () => played());

async function played(options: Parameters<typeof openRing>[0] = {}): Promise<{ ring: Ring; over: Reply }> {
  const ring = await openRing({ painter: fakePainter(), ...options });
  let over = await ring.begin();
  for (let round = 0; round < 3; round++) over = await ring.round(over, "rock", "scissors");
  return { ring, over };
}

describe("Card below a duel", () => {
  it("is posted for everyone on a player's first press, without notifying", async () => {
    const { ring, over } = await played();
    const card = await ring.press(over, "card", BORIS_EN);
    expect(card).toMatchObject({ type: "post", audience: "place" });
    expect(hasPicture(card)).toBe(true);
    expect(mentionIn(viewOf(card))).toBeUndefined();
  });

  it("comes privately the second time", async ({ played: { ring, over } }) => {
    await ring.press(over, "card", BORIS_EN);
    for (const who of [BORIS_EN, ANNA, VERA])
      expect(await ring.press(over, "card", who)).toMatchObject({ type: "post", audience: "caller" });
  });

  it("is posted once when both ask at the same time", async ({ played: { ring, over } }) => {
    const replies = await Promise.all([ANNA, BORIS_EN].map((who) => ring.press(over, "card", who)));
    const audiences = replies.map((reply) => reply.type === "post" && reply.audience);
    expect(audiences.sort()).toEqual(["caller", "place"]);
  });

  it("is private to a spectator, and leaves the players' card available", async ({
    played: { ring, over },
  }) => {
    expect(await ring.press(over, "card", VERA)).toMatchObject({ type: "post", audience: "caller" });
    expect(await ring.press(over, "card", ANNA)).toMatchObject({ audience: "place" });
  });

  it("is private below an inline message, where nothing can be posted", async () => {
    const { ring, over } = await played();
    const place = { kind: "group", id: "inline", editsOnly: true } as const;
    expect(await ring.press(over, "card", ANNA, { place })).toMatchObject({ audience: "caller" });
  });

  it("is not recorded as posted when drawing fails", async () => {
    let fails = true;
    const draw = async () => {
      if (fails) throw new Error("no");
      return new Uint8Array([1]);
    };
    const { ring, over } = await played({ painter: fakePainter(draw) });
    expect(await ring.press(over, "card", ANNA)).toMatchObject({ audience: "caller" });
    fails = false;
    expect(await ring.press(over, "card", ANNA)).toMatchObject({ audience: "place" });
  });

  it("is refused before the end, and when the duel is gone", async () => {
    const ring = await openRing({ painter: fakePainter() });
    const begun = await ring.begin();
    const button = viewOf(begun).buttons?.[0]?.[0];
    const pressed = (session: string, move: string) =>
      ring.table.dispatch.handle({
        ...{ type: "press", id: `x-${session}-${move}`, caller: ANNA, place: { kind: "group", id: "-5" } },
        action: { scope: "duel", session, turn: 0, move },
      } as never);
    for (const move of ["card", "chart"]) {
      expect(await pressed(button?.action.session ?? "", move)).toMatchObject({ type: "notice" });
      expect(textOf(await pressed("gone", move))).toContain("I no longer have this duel.");
    }
  });

  it("is rendered as a real picture", async () => {
    const { ring, over } = await played({ painter: openPainter() });
    const card = viewOf(await ring.press(over, "card", ANNA));
    const picture = card.blocks.find((block) => block.type === "picture");
    expect(picture?.type === "picture" && [...picture.png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    expect(picture?.type === "picture" && picture.alt).toContain("Anna 3 : 0 Boris. Anna wins. The rounds");
  });
});
