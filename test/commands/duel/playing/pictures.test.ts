// Chart and Card below a duel that is over: for whom they are, and that the card is posted once.

import { it as base, describe, expect } from "vitest";
import { mentionIn, type Reply } from "../../../../src/chat/index.ts";
import { openPainter } from "../../../../src/infra/pictures/painter.ts";
import { ANNA, textOf, viewOf } from "../../play/table.ts";
import { fakePainter, hasPicture } from "../../profile/profiles.ts";
import { BORIS_EN, openRing, type Ring, VERA } from "../ring.ts";

const it = base.extend("played", () => played());

async function played(options: Parameters<typeof openRing>[0] = {}): Promise<{ ring: Ring; over: Reply }> {
  const ring = await openRing({ painter: fakePainter(), ...options });
  let over = await ring.begin();
  for (let round = 0; round < 3; round++) over = await ring.round(over, "rock", "scissors");
  return { ring, over };
}

describe("Chart below a duel", () => {
  it("is for whoever asks, a watcher too, and for them alone", async ({ played: { ring, over } }) => {
    for (const who of [ANNA, BORIS_EN, VERA]) {
      const chart = await ring.press(over, "chart", who);
      expect(chart).toMatchObject({ type: "post", audience: "caller" });
      expect(hasPicture(chart)).toBe(true);
      expect(textOf(chart)).toContain("📈 Anna 3 : 0 Boris");
    }
  });

  it("speaks the language of who asks", async ({ played: { ring, over } }) => {
    expect(textOf(await ring.press(over, "chart", { ...VERA, locale: "ru" }))).toContain("берёт все раунды");
  });

  it("says in words what it would have drawn, and so, where drawing fails", async () => {
    const painter = fakePainter(() => Promise.reject(new Error("no")));
    const { ring, over } = await played({ painter });
    const chart = await ring.press(over, "chart", VERA);
    expect(hasPicture(chart)).toBe(false);
    expect(textOf(chart)).toContain("The picture could not be drawn");
  });
});

describe("Card below a duel", () => {
  it("is posted for all by the first of the two who asks, and notifies nobody", async () => {
    const { ring, over } = await played();
    const card = await ring.press(over, "card", BORIS_EN);
    expect(card).toMatchObject({ type: "post", audience: "place", counted: "now" });
    expect(hasPicture(card)).toBe(true);
    expect(mentionIn(viewOf(card))).toBeUndefined();
  });

  it("comes a second time for who asks alone, and says that there is one", async () => {
    const { ring, over } = await played();
    await ring.press(over, "card", BORIS_EN);
    for (const who of [BORIS_EN, ANNA]) {
      const again = await ring.press(over, "card", who);
      expect(again).toMatchObject({ type: "post", audience: "caller" });
      expect(textOf(again)).toContain("The card is in this chat already.");
    }
  });

  it("is the same answer when the same press is delivered again, posted by another process or not", async () => {
    const { ring, over } = await played();
    const twice = [1, 2].map(() => ring.press(over, "card", ANNA, { id: "same" }));
    const replies = await Promise.all(twice);
    expect(replies.map((reply) => reply.type === "post" && [reply.audience, reply.counted])).toEqual([
      ["place", "now"],
      ["place", "before"],
    ]);
  });

  it("is posted once when both ask at the same time", async ({ played: { ring, over } }) => {
    const replies = await Promise.all([ANNA, BORIS_EN].map((who) => ring.press(over, "card", who)));
    const audiences = replies.map((reply) => reply.type === "post" && reply.audience);
    expect(audiences.sort()).toEqual(["caller", "place"]);
  });

  it("leaves nothing of where it was posted in anybody's export", async ({ played: { ring, over } }) => {
    await ring.press(over, "card", ANNA);
    const exported = JSON.stringify(await ring.table.duel.personalData.export(ANNA));
    expect(exported).toContain("rounds");
    expect(exported).not.toContain("telegram|-5");
  });

  it("is private to who watches, and takes nothing from the two", async ({ played: { ring, over } }) => {
    expect(await ring.press(over, "card", VERA)).toMatchObject({ type: "post", audience: "caller" });
    expect(await ring.press(over, "card", ANNA)).toMatchObject({ audience: "place" });
  });

  it("is private below an inline message, which nothing can be posted beside", async () => {
    const { ring, over } = await played();
    const place = { kind: "group", id: "inline", editsOnly: true } as const;
    expect(await ring.press(over, "card", ANNA, { place })).toMatchObject({ audience: "caller" });
  });

  it("is not counted as posted where drawing fails", async () => {
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

  it("is refused before the end, and where the duel is gone", async () => {
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

  it("is really drawn", async () => {
    const { ring, over } = await played({ painter: openPainter() });
    const card = viewOf(await ring.press(over, "card", ANNA));
    const picture = card.blocks.find((block) => block.type === "picture");
    expect(picture?.type === "picture" && [...picture.png.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    expect(picture?.type === "picture" && picture.alt).toContain("Anna won every round.");
  });
});
