// Lizard-Spock's rules card: what beats what, from a button and from /help.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { parseCommandLine } from "../../../src/chat/parse.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { ANNA, BORIS, labelsOf, openTable, playOn, viewOf } from "./table.ts";

const rpsls = matrixGame("rpsls") ?? expect.fail();

/** Discord's limit for a picture's description. */
const ALT_CHARACTERS_MAX = 1024;

function expectCard(reply: Reply, locale: (typeof LOCALES)[number] = "en"): void {
  expect(reply).toMatchObject({ type: "post", audience: "caller" });
  expect(viewOf(reply).title).toBe(say(locale, "rules-title", { game: say(locale, "game-rpsls") }));
  expect(viewOf(reply).blocks.map(({ type }) => type)).toEqual(["picture", "text", "quiet"]);
}

describe("the rules card of Lizard-Spock", () => {
  it.each(LOCALES)("says in %s who beats whom in ten sentences, as the game scores it", async (locale) => {
    const table = await openTable();
    const reply = await table.type("help", "help", { topic: "rpsls" }, { caller: { ...ANNA, locale } });
    expectCard(reply, locale);
    const [picture, text] = viewOf(reply).blocks;
    const lines = text?.type === "text" ? text.text.split("\n") : [];
    const pairs = rpsls.moveIds.flatMap((winner, own) =>
      rpsls.moveIds.flatMap((loser, other) =>
        rpsls.result("person", own, other) > 0
          ? [say(locale, `rules-${winner}-${loser}` as "rules-rock-lizard")]
          : [],
      ),
    );
    expect(pairs).toHaveLength(10);
    expect(lines.map((line) => line.replace(/^\S+ → \S+ /u, "")).sort()).toEqual(pairs.sort());
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
    const alt = picture?.type === "picture" ? picture.alt : "";
    for (const pair of pairs) expect(alt).toContain(pair);
    expect(alt.length).toBeLessThanOrEqual(ALT_CHARACTERS_MAX);
  });

  it.each(["lizard spock", "/lizard-spock", "RPSLS", "камень ножницы бумага ящерица спок", "ящерица-Спок"])(
    "is shown by typing /help %s",
    async (topic) => {
      const table = await openTable();
      const parsed = parseCommandLine(`/help ${topic}`, table.dispatch.commands);
      if (!parsed.ok) throw new Error(`${topic} is not understood`);
      expectCard(await table.type(parsed.command, parsed.subcommand, { ...parsed.options }));
    },
  );

  it("has a button on the first message, for any presser in their language, at any time", async () => {
    const table = await openTable();
    const begun = viewOf(await table.type("rps", "play", { variant: "lizard-spock" }));
    expectCard(await table.press(begun, "Rules"));
    const next = await table.press(begun, "Spock");
    expect(labelsOf(next)).toEqual(labelsOf(begun).slice(0, -1));
    await playOn(table, next, ["Stop"]);
    expectCard(await table.press(begun, "Rules", { caller: BORIS }), "ru");
    const action = { scope: "rps", session: "x", turn: 0, move: "rules" };
    const forged = { blocks: [], buttons: [[{ label: "Rules", action }]] };
    expect(await table.press(forged, "Rules")).toMatchObject({ isNotYours: true });
  });
});
