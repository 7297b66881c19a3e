// A match from its first message to its proof.

import { describe, expect } from "vitest";
import { matrixGame } from "../../../src/core/games/index.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import {
  ANNA,
  BORIS,
  it,
  labelsOf,
  openTable,
  playOn,
  proofOf,
  storedGame,
  storedMatch,
  textOf,
  viewOf,
} from "./table.ts";

const BOUND = /^🔒 [0-9a-f]{8}(?: [0-9a-f]{8}){3}$/m;
const CODE = /^🔒 [0-9a-f]{4}(?: [0-9a-f]{4}){2}$/m;

describe("a match", () => {
  it("opens with its buttons, what binds its secret, a code, and nothing counted", async ({ table }) => {
    const reply = await table.type("rps", "play");
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    expect(labelsOf(reply)).toEqual(["✊ Rock", "✋ Paper", "✌️ Scissors", "Why?", "Stop"]);
    expect(textOf(reply)).toContain("Anna 0 : 0 Gadalka");
    expect(textOf(reply)).toMatch(BOUND);
    expect(textOf(reply)).toMatch(CODE);
    expect((await storedGame(table))?.totals.rounds).toBe(0);
  });

  it("offers five moves in the familiar order", async ({ table }) => {
    const reply = await table.type("rps", "play", { variant: "lizard-spock" });
    expect(labelsOf(reply).slice(0, 5)).toEqual([
      "✊ Rock",
      "✋ Paper",
      "✌️ Scissors",
      "🦎 Lizard",
      "🖖 Spock",
    ]);
  });

  it("answers a press with round, score and next code, and stores both moves", async () => {
    const table = await openTable();
    const reply = await playOn(table, await table.type("rps", "play"), ["Rock"]);
    expect(reply).toMatchObject({ type: "edit" });
    expect(textOf(reply)).toMatch(/You ✊ Rock · Gadalka (✊ Rock|✋ Paper|✌️ Scissors) → /);
    expect(textOf(reply)).toMatch(CODE);
    expect(textOf(reply)).not.toMatch(BOUND);
    const { totals, history } = (await storedGame(table)) ?? {};
    expect(totals?.rounds).toBe(1);
    expect((totals?.wins ?? 0) + (totals?.losses ?? 0) + (totals?.draws ?? 0)).toBe(1);
    expect(history?.rounds).toBe(1);
  });

  it("plays the move whose code it showed, and its proof fits its messages", async ({ table }) => {
    const opening = await table.type("rps", "play");
    const chosen = (await storedMatch(table)).next?.[0] ?? -1;
    const after = await playOn(table, opening, ["Paper"]);
    const played = /Gadalka \S+ (\w+) →/.exec(textOf(after))?.[1]?.toLowerCase();
    expect(matrixGame("rps")?.moveIds[chosen]).toBe(played);
    const over = await table.press(after, "Stop");
    const messages = [opening, after, over].map(textOf).join("\n");
    const proof = await proofOf(table, over);
    expect(checkProof(proof, messages)).toMatchObject({ found: 2, isBoundFound: true, problem: undefined });
    const other = checkProof({ ...proof, secret: new Uint8Array(32) }, messages);
    expect(other.problem?.kind).toBe("other-secret");
    expect(textOf(await table.press(over, "Verify"))).toContain(say("en", "proof-moves", { count: 2 }));
  });

  it("predicts a person who repeats one move, and says so with counts", async ({ table }) => {
    const reply = await playOn(
      table,
      await table.type("rps", "play", { length: "100" }),
      Array(12).fill("Rock"),
    );
    expect(textOf(reply)).toMatch(/I expected ✊ Rock.*: .* (\d+) times out of \1\./);
    const why = await table.press(reply, "Why?");
    expect(why.type).toBe("notice");
    expect(textOf(why)).toMatch(
      /In the last round I expected ✊ Rock: .* This match I’ve read (\d+) of \d+ moves right\./,
    );
  });

  it("ends with moves, a checked proof and Rematch; the rest is behind More", async () => {
    const table = await openTable();
    let reply = await table.type("rps", "play", { length: "first to 2" });
    while (labelsOf(reply).includes("Stop")) reply = await table.press(reply, "Paper");
    const [won, lost] = (await storedMatch(table)).score;
    expect(Math.max(won, lost)).toBe(2);
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
    const reply = await table.press(await table.type("rps", "play"), "Stop");
    expect(labelsOf(reply)).toEqual(["Rematch"]);
    expect(textOf(reply)).toContain("No rounds played.");
  });

  it("says that nothing is predicted against the fair coin", async ({ table }) => {
    const reply = await playOn(table, await table.type("rps", "play", { opponent: "random" }), ["Rock"]);
    expect(textOf(reply)).toContain("I played at random.");
    expect(textOf(await table.press(reply, "Why?"))).toContain("reads nothing");
    const stopped = viewOf(await table.press(reply, "Stop"));
    expect(textOf(await table.press(stopped, "Details"))).toContain("1 round. I read nothing.");
  });

  it.each([
    ["rotation", "I played by a rule of my own"],
    ["copy", "I played by a rule of my own"],
    ["supp", "so I guessed."],
    ["vp", "so I guessed."],
    ["mupn", "so I guessed."],
  ])("against %s explains a move not based on a prediction: %s", async (opponent, words) => {
    const table = await openTable();
    const opening = await table.type("rps", "play", { opponent });
    expect(textOf(await table.press(opening, "Rock"))).toContain(words);
  });

  it("doesn't tell its move when Why? is pressed before the first round", async ({ table }) => {
    const why = await table.press(await table.type("rps", "play"), "Why?");
    expect(textOf(why)).toContain("My next move stays secret until then.");
  });

  it("keeps opponent and length in a rematch; the first stays verifiable", async () => {
    const table = await openTable();
    const opening = await table.type("rps", "play", { length: "best of 3", opponent: "wildcard:context=4" });
    const ended = await table.press(await playOn(table, opening, ["Rock"]), "Stop");
    const rematch = await table.press(ended, "Rematch");
    expect(rematch).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(rematch)).toContain("best of 3");
    expect((await storedMatch(table)).opponent).toBe("wildcard:context=4");
    await playOn(table, rematch, ["Paper", "Paper"]);
    expect(checkProof(await proofOf(table, ended))).toMatchObject({ problem: undefined });
  });

  it("forgets the oldest rounds beyond the limit, but none of the match's", async () => {
    const table = await openTable({ historyRounds: 4 });
    const ended = await playOn(table, await table.type("rps", "play"), [...Array(6).fill("Rock"), "Stop"]);
    const document = await storedGame(table);
    expect(document).toMatchObject({ history: { rounds: 4 }, dropped: 2, totals: { rounds: 6 } });
    expect(checkProof(await proofOf(table, ended)).codes).toHaveLength(7);
  });
});

describe("the language of a match", () => {
  it("is the chat's for shared messages and the person's for private ones", async ({ table }) => {
    const group = { kind: "group", id: "g", locale: "en" } as const;
    const opening = await table.type("rps", "play", {}, { caller: BORIS, place: group });
    expect(labelsOf(opening)).toContain("✊ Rock");
    const after = await table.press(opening, "Rock", { caller: BORIS, place: group });
    expect(textOf(after)).toContain("Boris");
    expect(textOf(await table.press(after, "Why?", { caller: BORIS, place: group }))).toMatch(/гадала|ждала/);
  });

  it("is the person's in a private chat", async ({ table }) => {
    expect(labelsOf(await table.type("rps", "play", {}, { caller: BORIS }))).toContain("✊ Камень");
  });
});

describe.each(LOCALES)("every message of a whole match in %s", (locale) => {
  it.each([
    ["rps", { length: "first to 3", variant: "lizard-spock" }, "move-spock"],
    ["oddeven", { length: "first to 4" }, "move-odd"],
  ] as const)("renders for /%s, down to the last button", async (game, options, move) => {
    const table = await openTable();
    const by = { caller: { ...ANNA, locale } };
    let reply = await table.type(game, "play", options, by);
    while (labelsOf(reply).includes(say(locale, "button-stop"))) {
      await table.press(reply, say(locale, "button-why"), by);
      reply = await table.press(reply, say(locale, move), by);
    }
    for (const button of ["button-verify", "button-chart"] as const)
      await table.press(reply, say(locale, button), by);
    for (const command of ["help", "start", "privacy"]) await table.type(command, command, {}, by);
    expect(table.logged).toEqual([]);
  });
});
