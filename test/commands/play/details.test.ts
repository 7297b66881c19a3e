// The numbers of a finished match, for its player only.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { Inflected, say } from "../../../src/infra/i18n/index.ts";
import { notice, othersGame } from "../notice.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "./table.ts";

async function over(
  table: Table,
  options: Record<string, string> = { length: "first to 3" },
): Promise<Reply> {
  let reply = await table.type("rps", "play", options);
  while (labelsOf(reply).includes("Stop")) reply = await table.press(reply, "Rock");
  return reply;
}

describe("Details of a match", () => {
  it("show only to the player how predictable they were against chance", async () => {
    const table = await openTable();
    const ended = viewOf(await over(table));
    expect(textOf(ended)).not.toMatch(/%| of \d+ match/);
    const reply = await table.press(ended, "Details");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toMatch(/^🔎 In numbers: Anna \d : \d Gadalka/u);
    expect(textOf(reply)).toMatch(/\d+ rounds\. I foresaw \d+% of your moves; chance would get 33%: /);
  });

  it.each(["en", "ru", "ja"] as const)("count in %s the habit named at the end", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    let reply = await table.type("rps", "play", { length: "first to 10" }, { caller });
    for (let round = 0; round < 60 && viewOf(reply).buttons?.[0]?.length === 3; round++)
      reply = await table.press(reply, say(locale, "move-rock"), { caller });
    const details = textOf(await table.press(reply, say(locale, "button-details"), { caller }));
    expect(textOf(reply)).toContain(
      say(locale, "end-habit-favourite", { move: new Inflected("move-rock", "✊") }),
    );
    // A person who always plays Rock played it as often as possible.
    expect(details).toMatch(/(?<!\d)(\d+)\D{1,16}\1(?!\d)/);
  });

  it("are refused to others, and while the match is open", async () => {
    const table = await openTable();
    const ended = viewOf(await over(table));
    const refused = await table.press(ended, "Details", { caller: BORIS });
    expect(refused).toEqual(othersGame("ru", say("ru", "match-of", { name: "Anna" })));
    const live = viewOf(await table.type("rps", "play"));
    const [button] = live.buttons?.flat() ?? [];
    const action = { ...(button?.action ?? expect.fail()), move: "details" };
    const early = await table.dispatch.handle({
      ...{ id: "early", caller: ANNA, place: { kind: "private", id: "1" }, type: "press", action },
    });
    expect(early).toEqual(notice("en", "press-old-button"));
  });

  it("are refused once the player's data is deleted", async () => {
    const table = await openTable();
    const ended = viewOf(await over(table));
    await table.press(await table.type("data", "delete"), "Delete");
    expect((await table.press(ended, "Details")).type).toBe("notice");
  });
});
