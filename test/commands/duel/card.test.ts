// *Card* below a finished duel: posted once a chat, otherwise private.

import { it as base, describe, expect } from "vitest";
import { mentionIn, type Reply } from "../../../src/chat/index.ts";
import { ANNA, textOf, viewOf } from "../play/table.ts";
import { fakePainter, hasPicture } from "../profile/profiles.ts";
import { BORIS_EN, GROUP, openRing, type Ring, sessionOf, VERA } from "./ring.ts";

const it = base.extend("played", () => played());

async function played(options: Parameters<typeof openRing>[0] = {}): Promise<{ ring: Ring; over: Reply }> {
  const ring = await openRing({ painter: fakePainter(), ...options });
  return { ring, over: await ring.won() };
}

describe("Card below a duel", () => {
  it("is posted once, on a player's first press and without notifying; a spectator's is private", async ({
    played: { ring, over },
  }) => {
    const by = async (who: typeof ANNA) => ring.press(over, "card", who);
    const inline = { kind: "group", id: "inline", editsOnly: true } as const;
    expect(await by(VERA)).toMatchObject({ type: "post", audience: "caller" });
    expect(await ring.press(over, "card", ANNA, { place: inline })).toMatchObject({ audience: "caller" });
    const replies = await Promise.all([ANNA, BORIS_EN].map(by));
    expect(replies.map((reply) => reply.type === "post" && reply.audience).sort()).toEqual([
      "caller",
      "place",
    ]);
    for (const reply of replies) {
      expect(hasPicture(reply)).toBe(true);
      expect(mentionIn(viewOf(reply))).toBeUndefined();
    }
    for (const who of [BORIS_EN, ANNA, VERA]) expect(await by(who)).toMatchObject({ audience: "caller" });
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
    const ring = await openRing();
    const begun = viewOf(await ring.begin());
    const pressed = (session: string, move: string) => {
      const button = { label: move, action: { scope: "duel", session, turn: 0, move } };
      return ring.table.press({ blocks: [], buttons: [[button]] }, move, { place: GROUP });
    };
    for (const move of ["card", "chart"]) {
      expect(await pressed(sessionOf(begun), move)).toMatchObject({ type: "notice" });
      expect(textOf(await pressed("gone", move))).toContain("I no longer have this duel.");
    }
  });
});
