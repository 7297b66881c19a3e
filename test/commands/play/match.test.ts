// A match from its first message to its proof.

import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { checkEnd } from "../../../commands/play/proofs/end-check.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { ThreadEndedError } from "../../../src/infra/threads/index.ts";
import { PLAYER_GAME, playerGameKey } from "../../../src/people/index.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, playOn, storedGame, textOf, viewOf } from "./table.ts";

describe("a match", () => {
  it("opens with its buttons, one code and nothing counted", async ({ table }) => {
    const reply = await table.type("rps", "play");
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    expect(labelsOf(reply)).toEqual(["✊ Rock", "✋ Paper", "✌️ Scissors", "Why?", "Stop"]);
    expect(textOf(reply)).toContain("Anna 0 : 0 Gadalka");
    expect(textOf(reply)).toMatch(/^🔒 [0-9a-f]{4}(?: [0-9a-f]{4}){5}$/m);
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
    expect(textOf(reply)).toMatch(/^🔒 [0-9a-f]{4} /m);
    const { totals, history } = (await storedGame(table)) ?? {};
    expect(totals?.rounds).toBe(1);
    expect((totals?.wins ?? 0) + (totals?.losses ?? 0) + (totals?.draws ?? 0)).toBe(1);
    expect(history?.rounds).toBe(1);
  });

  it("plays the sealed move: the proof links the code to the move shown", async () => {
    const table = await openTable();
    const opening = await table.type("rps", "play");
    const shown = /🔒 ([0-9a-f ]{29})/.exec(textOf(opening))?.[1];
    const sealed = (await storedGame(table))?.matches[0];
    const after = await playOn(table, opening, ["Paper"]);
    const played = /Gadalka \S+ (\w+) →/.exec(textOf(after))?.[1]?.toLowerCase();
    const proof = await playOn(table, await table.press(after, "Stop"), []);
    const verdict = viewOf(await table.press(proof, "Verify"));
    expect(textOf(verdict)).toMatch(/^✓ Everything fits\. Seals: 2;/m);
    const verified = textOf(await table.press(verdict, "Proof"));
    expect(verified).toContain(shown);
    const rps = matrixGame("rps");
    expect(rps?.moveIds[sealed?.next?.[0] ?? -1]).toBe(played);
    expect(verified).toContain("All seals opened: 2 of 2 match.");
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
    const [match] = (await storedGame(table))?.matches ?? [];
    expect(Math.max(match?.score[0] ?? 0, match?.score[1] ?? 0)).toBe(2);
    expect(labelsOf(reply)).toEqual(["Rematch", "⚔️ Duel a friend", "Show me", "More"]);
    expect(textOf(reply)).toMatch(/✋.* ← your moves\n.* ← mine\n/);
    expect(textOf(reply)).toMatch(/^✓ verified\n🔒 [0-9a-f ]{29}$/m);
    const more = await table.press(reply, "More");
    expect(more).toMatchObject({ type: "edit", view: { title: viewOf(reply).title } });
    expect(labelsOf(more)).toEqual(["Chart", "Verify", "Details", "Back"]);
    expect(viewOf(await table.press(more, "Back"))).toEqual(viewOf(reply));
  });

  it("says and logs that its own check failed", async ({ table }) => {
    const reply = await playOn(table, await table.type("rps", "play"), ["Rock", "Rock"]);
    await table.store.update(PLAYER_GAME, playerGameKey(ANNA, "rps"), (document) => {
      const [match, ...earlier] = document?.matches ?? [];
      const chain = createHash("sha256").update("forged").digest("hex");
      return {
        next: document && match && { ...document, matches: [{ ...match, chain }, ...earlier] },
        result: undefined,
      };
    });
    const over = await table.press(reply, "Stop");
    expect(textOf(over)).toContain(say("en", "end-check", { check: "failed" }));
    expect(table.defects).toMatchObject([
      { message: expect.stringMatching(/^the proof of match \S+ does not fit$/) },
    ]);
    expect(textOf(await table.press(over, "Verify"))).toBe(`\n${say("en", "checked-wrong")}`);
  });

  it("stays unchecked without a log entry when shutdown interrupts the check", async ({ table }) => {
    const reply = await playOn(table, await table.type("rps", "play"), ["Rock", "Rock"]);
    await table.press(reply, "Stop");
    const document = await storedGame(table);
    const [match] = document?.matches ?? [];
    const check = () => Promise.reject(new ThreadEndedError());
    const proofs = { ends: new Map(), check, close: async () => {} };
    const state = { game: matrixGame("rps"), document, match } as never;
    expect(await checkEnd({ ...table.services, proofs }, state)).toBe("unchecked");
    expect(table.defects).toEqual([]);
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

  it("keeps the seal when Why? is pressed before the first round", async ({ table }) => {
    const why = await table.press(await table.type("rps", "play"), "Why?");
    expect(textOf(why)).toContain("My next move stays sealed until then.");
  });

  it("keeps opponent and length in a rematch; the first stays verifiable", async () => {
    const table = await openTable();
    const opening = await table.type("rps", "play", { length: "best of 3", opponent: "wildcard:context=4" });
    const ended = await table.press(await playOn(table, opening, ["Rock"]), "Stop");
    const rematch = await table.press(ended, "Rematch");
    expect(rematch).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(rematch)).toContain("best of 3");
    expect((await storedGame(table))?.matches[0]?.opponent).toBe("wildcard:context=4");
    await playOn(table, rematch, ["Paper", "Paper"]);
    expect(textOf(await table.press(ended, "Verify"))).toContain("Everything fits. Seals: 2;");
  });

  it("drops its oldest rounds beyond the limit, and says so on request", async () => {
    const table = await openTable({ historyRounds: 4 });
    const ended = await table.press(
      await playOn(table, await table.type("rps", "play"), ["Rock", "Rock", "Rock"]),
      "Stop",
    );
    await playOn(table, await table.type("rps", "play"), ["Paper", "Paper", "Paper"]);
    const document = await storedGame(table);
    expect(document?.history.rounds).toBe(4);
    expect(document?.totals.rounds).toBe(6);
    expect(await table.press(ended, "Verify")).toEqual(notice("en", "proof-folded"));
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
