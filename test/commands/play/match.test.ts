// A match from its first message to its proof.

import { describe, expect } from "vitest";
import { matrixGame } from "../../../src/core/games/index.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { expectedIn, PREDICTOR, predictorKey, readIn } from "../../../src/people/index.ts";
import { notice, othersGame } from "../notice.ts";
import {
  ANNA,
  BORIS,
  it,
  labelsOf,
  openTable,
  playOn,
  playOut,
  proofOf,
  storedGame,
  storedMatch,
  textOf,
  viewOf,
} from "./table.ts";

const BOUND = /^🔒 [0-9a-f]{8}(?: [0-9a-f]{8}){3}$/m;
const CODE = /^🔒 [0-9a-f]{4}(?: [0-9a-f]{4}){2}$/m;
const rps = matrixGame("rps") ?? expect.fail();

describe("a match", () => {
  it.each([
    ["rps", "rps", {}, "✊ Rock, ✋ Paper, ✌️ Scissors, Why?, Stop"],
    [
      "rpsls",
      "rps",
      { variant: "lizard-spock" },
      "✊ Rock, ✋ Paper, ✌️ Scissors, 🦎 Lizard, 🖖 Spock, Why?, Stop, Rules",
    ],
    ["oddeven", "oddeven", {}, "1️⃣ Odd, 2️⃣ Even, Why?, Stop"],
  ] as [string, string, Record<string, string>, string][])(
    "of %s opens with what binds its secret, a code, and nothing counted",
    async (game, command, options, labels) => {
      const table = await openTable();
      const reply = await table.type(command, "play", options);
      expect(reply).toMatchObject({ type: "post", audience: "place" });
      expect(labelsOf(reply).join(", ")).toBe(labels);
      expect(viewOf(reply).title).toContain("first to 10 · Anna 0 : 0 Gadalka");
      expect(textOf(reply)).toMatch(BOUND);
      expect(textOf(reply)).toMatch(CODE);
      expect((await storedGame(table, game))?.totals.rounds).toBe(0);
    },
  );

  it("answers a press with round, score, toast and next code, and stores both moves", async ({ table }) => {
    const reply = await playOn(table, await table.type("rps", "play"), ["Rock"]);
    expect(reply).toMatchObject({ type: "edit", toast: expect.stringMatching(/^You ✊ · me .+ → /) });
    expect(textOf(reply)).toMatch(/You ✊ Rock · Gadalka (✊ Rock|✋ Paper|✌️ Scissors) → /);
    const [code] = CODE.exec(textOf(reply)) ?? expect.fail();
    expect(reply.type === "edit" && reply.toast?.split("\n")[1]).toBe(code);
    expect(textOf(reply)).not.toMatch(BOUND);
    const { totals, history } = (await storedGame(table)) ?? {};
    expect((totals?.wins ?? 0) + (totals?.losses ?? 0) + (totals?.draws ?? 0)).toBe(1);
    expect([totals?.rounds, history?.rounds]).toEqual([1, 1]);
  });

  it("scores at odd-even a miss for the person and a hit for the bot, and never a draw", async ({
    table,
  }) => {
    let reply = await table.type("oddeven", "play", { length: "first to 20", opponent: "random" });
    const score = { won: 0, lost: 0 };
    for (let round = 0; labelsOf(reply).includes("Stop"); round++) {
      reply = await table.press(reply, ["Odd", "Even", "Even"][round % 3] as string);
      const [, yours, mine, said] = /You \S+ (\w+) · Gadalka \S+ (\w+) → (.+)/.exec(textOf(reply)) ?? [];
      if (said === undefined) break;
      expect(said).toBe(yours === mine ? "I guessed it" : "I missed; your point");
      score[yours === mine ? "lost" : "won"] += 1;
      expect(textOf(reply)).toContain(`Anna ${score.won} : ${score.lost} Gadalka`);
    }
    expect((await storedGame(table, "oddeven"))?.totals.draws).toBe(0);
    expect(Math.min(score.won, score.lost)).toBeGreaterThan(0);
  });

  it("plays the move whose code it showed, and its proof fits its messages", async ({ table }) => {
    const opening = await table.type("rps", "play");
    const chosen = (await storedMatch(table)).next?.[0] ?? -1;
    const after = await playOn(table, opening, ["Paper"]);
    const played = /Gadalka \S+ (\w+) →/.exec(textOf(after))?.[1]?.toLowerCase();
    expect(rps.moveIds[chosen]).toBe(played);
    const over = await table.press(after, "Stop");
    const messages = [opening, after, over].map(textOf).join("\n");
    const proof = await proofOf(table, over);
    expect(checkProof(proof, messages)).toMatchObject({ found: 2, isBoundFound: true, problem: undefined });
    const other = checkProof({ ...proof, secret: new Uint8Array(32) }, messages);
    expect(other.problem?.kind).toBe("other-secret");
  });

  it("predicts a person who repeats one move, and says so with counts", async ({ table }) => {
    let reply = await table.type("rps", "play", { length: "100" });
    const predictions: (number | undefined)[] = [];
    for (let round = 0; round < 12; round++) {
      reply = await table.press(reply, "Rock");
      predictions.push(expectedIn(await storedMatch(table)));
    }
    const [right, read] = readIn(rps, await storedMatch(table));
    expect(right).toBe(predictions.filter((expected) => expected === 0).length);
    expect(read).toBe(predictions.filter((expected = -1) => expected >= 0).length);
    expect(textOf(reply)).toMatch(/I expected ✊ Rock.*: .* (\d+) times out of \1\./);
    const why = await table.press(reply, "Why?");
    expect(why.type).toBe("notice");
    expect(textOf(why)).toMatch(/^In the last round I expected ✊ Rock: /);
    expect(textOf(why)).toContain(`This match I’ve read ${right} of ${read} moves right.`);
  });

  it("ends with moves, a checked proof and Rematch; the rest is behind More", async ({ table }) => {
    const reply = await playOut(table, await table.type("rps", "play", { length: "first to 2" }), "Paper");
    expect(Math.max(...(await storedMatch(table)).score.slice(0, 2))).toBe(2);
    expect(labelsOf(reply)).toEqual(["Rematch", "⚔️ Duel a friend", "Show me", "More"]);
    expect(textOf(reply)).toMatch(/✋.* ← your moves\n.* ← mine\n/);
    expect(textOf(reply)).toMatch(/^✓ verified\n🔒 [0-9a-f ]{35}$/m);
    const more = await table.press(reply, "More");
    expect(more).toMatchObject({ type: "edit", view: { title: viewOf(reply).title } });
    expect(labelsOf(more)).toEqual(["Chart", "Verify", "Details", "Back"]);
    expect(viewOf(await table.press(more, "Back"))).toEqual(viewOf(reply));
  });

  it("says and logs that its own check failed", async ({ table }) => {
    const reply = await playOn(table, await table.type("rps", "play"), ["Rock", "Rock"]);
    await table.store.update(PREDICTOR, predictorKey(ANNA, "rps"), (document) => ({
      next: document?.live && { ...document, live: { ...document.live, shown: "0".repeat(32) } },
      result: undefined,
    }));
    const over = await table.press(reply, "Stop");
    expect(textOf(over)).toContain(say("en", "end-check", { check: "failed" }));
    expect(table.defects).toMatchObject([
      { message: expect.stringMatching(/^the codes of match \S+ aren't/) },
    ]);
    expect(textOf(await table.press(over, "Verify"))).toContain(say("en", "proof-wrong"));
  });

  it("offers only a rematch when stopped before the first round", async ({ table }) => {
    const begun = await table.type("rps", "play");
    expect(textOf(await table.press(begun, "Why?"))).toContain("My next move stays secret until then.");
    const reply = await table.press(begun, "Stop");
    expect(labelsOf(reply)).toEqual(["Rematch"]);
    expect(textOf(reply)).toContain("No rounds played.");
  });

  it("keeps opponent and length in a rematch; the first stays verifiable", async ({ table }) => {
    const opening = await table.type("rps", "play", { length: "best of 3", opponent: "wildcard:context=4" });
    const ended = await table.press(await playOn(table, opening, ["Rock"]), "Stop");
    const rematch = await table.press(ended, "Rematch");
    expect(rematch).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(rematch)).toContain("best of 3");
    expect((await storedMatch(table)).opponent).toBe("wildcard:context=4");
    await playOn(table, rematch, ["Paper", "Paper"]);
    expect(checkProof(await proofOf(table, ended))).toMatchObject({ problem: undefined });
    expect(await storedGame(table, "oddeven")).toBeUndefined();
  });

  it("forgets the oldest rounds beyond the limit, but none of the match's", async () => {
    const table = await openTable({ historyRounds: 4 });
    const ended = await playOn(table, await table.type("rps", "play"), [...Array(6).fill("Rock"), "Stop"]);
    const document = await storedGame(table);
    expect(document).toMatchObject({ history: { rounds: 4 }, dropped: 2, totals: { rounds: 6 } });
    expect(checkProof(await proofOf(table, ended)).codes).toHaveLength(7);
  });

  it("speaks the chat's language in public and the person's in private", async ({ table }) => {
    const by = { caller: BORIS, place: { kind: "group", id: "g", locale: "en" } } as const;
    const after = await table.press(await table.type("rps", "play", {}, by), "Rock", by);
    expect(textOf(after)).toContain("Boris");
    expect(textOf(await table.press(after, "Why?", by))).toMatch(/гадала|ждала/);
    expect(labelsOf(await table.type("rps", "play", {}, { caller: BORIS }))).toContain("✊ Камень");
  });
});

describe("Details of a match", () => {
  it.each([
    ["rps", "Rock", "33%"],
    ["oddeven", "Odd", "50%"],
  ])("of %s show only to its player how predictable they were against chance", async (game, move, chance) => {
    const table = await openTable();
    const ended = viewOf(await playOut(table, await table.type(game, "play", { length: "20" }), move));
    expect(textOf(ended)).toContain("Gadalka wins 20 : ");
    expect(textOf(ended)).not.toMatch(/%| of \d+ match/);
    const reply = await table.press(ended, "Details");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toMatch(/^🔎 In numbers: Anna \d+ : \d+ Gadalka/u);
    expect(textOf(reply)).toMatch(/\d+ rounds\. I foresaw \d+% of your moves; chance would get /);
    expect(textOf(reply)).toContain(`chance would get ${chance}: more than chance.`);
    const refused = await table.press(ended, "Details", { caller: BORIS });
    expect(refused).toEqual(othersGame("ru", say("ru", "match-of", { name: "Anna" })));
    await table.press(await table.type("data", "delete"), "Delete");
    expect((await table.press(ended, "Details")).type).toBe("notice");
  });

  it("are refused while the match is open", async ({ table }) => {
    const [button] = viewOf(await table.type("rps", "play")).buttons?.flat() ?? [];
    const action = { ...(button?.action ?? expect.fail()), move: "details" };
    const place = { kind: "private", id: "1" } as const;
    const early = await table.dispatch.handle({ id: "early", caller: ANNA, place, type: "press", action });
    expect(early).toEqual(notice("en", "press-old-button"));
  });
});

describe("a duplicate or invalid press", () => {
  it("counts once when repeated, and gets what its message shows by then", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    const first = await table.press(opening, "Rock");
    const second = await table.press(opening, "Rock");
    expect(second).toMatchObject({ type: "edit", notice: say("en", "press-round-played") });
    expect(viewOf(second)).toEqual(viewOf(first));
    expect((await storedGame(table))?.totals.rounds).toBe(1);
    const later = viewOf(await table.press(first, "Paper"));
    expect(first.type === "edit" && (await first.present?.())).toEqual(later);
    await table.press(await table.type("data", "delete"), "Delete");
    expect(first.type === "edit" && (await first.present?.())).toBeUndefined();
    expect(await table.press(opening, "Rock")).toEqual(notice("en", "press-old-button"));
    expect(await storedGame(table)).toBeUndefined();
  });

  it("still runs Stop and Why? on a message that is rounds behind", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play", { length: "endless" }));
    const reply = await playOn(table, await table.press(opening, "Rock"), Array(4).fill("Rock"));
    expect(await table.press(opening, "Why?")).toEqual(await table.press(reply, "Why?"));
    const stopped = await table.press(opening, "Stop");
    expect(stopped).toMatchObject({ type: "edit" });
    expect(stopped).not.toHaveProperty("notice");
    expect(viewOf(stopped).title).toContain("Stopped at Anna");
    expect((await storedGame(table))?.totals.rounds).toBe(5);
  });

  it("by someone else is refused in their language", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    for (const label of ["Rock", "Why?", "Stop"])
      expect(await table.press(opening, label, { caller: BORIS })).toEqual(
        othersGame("ru", say("ru", "match-of", { name: "Anna" })),
      );
    expect((await storedGame(table))?.totals.rounds).toBe(0);
    expect(await storedGame(table, "rps", BORIS)).toBeUndefined();
  });

  it("of another game's move or of a match that never was is outdated", async ({ table }) => {
    const { action } = viewOf(await table.type("rps", "play")).buttons?.[0]?.[0] ?? expect.fail();
    const never = { ...action, session: `AAAAAAAA${action.session.slice(-4)}` };
    for (const forged of [{ ...action, move: "spock" }, never]) {
      const view = { blocks: [], buttons: [[{ label: "x", action: forged }]] };
      expect(await table.press(view, "x")).toEqual(notice("en", "press-old-button"));
    }
    expect((await storedGame(table))?.totals.rounds).toBe(0);
  });

  it("starts one match for Rematch pressed twice, and for a command delivered to two processes", async ({
    table,
  }) => {
    const ended = viewOf(await table.press(await table.type("rps", "play"), "Stop"));
    const once = await table.press(ended, "Rematch");
    expect(viewOf(await table.press(ended, "Rematch"))).toEqual(viewOf(once));
    expect((await storedGame(table))?.begun).toHaveLength(2);
    const begun = await table.type("rps", "play", {}, { id: "same" });
    const played = await table.press(begun, "Rock");
    const other = await openTable({ store: table.store });
    expect(viewOf(await other.type("rps", "play", {}, { id: "same" }))).toEqual(viewOf(played));
    expect((await storedGame(table))?.begun).toHaveLength(3);
  });
});
