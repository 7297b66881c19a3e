// Blocks on both platforms: who blocks is told so alone, the blocked one reads what anybody might, and
// nobody is pinged; over a restart.

import { describe, expect, it } from "vitest";
import { isPrivate, noticeIn, type Person, shownBy, wordsOn } from "./discord/person.ts";
import { describeOnDiscord } from "./discord/stage.ts";
import { eventually } from "./rig.ts";
import { useStage } from "./telegram/stage.ts";

describeOnDiscord("a block on Discord", {}, (stage) => {
  it("is told to who sets it alone, refuses duels in plain words, and is taken back by its button", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    expect(noticeIn(await anna.says("duel block", { user: boris.id }, { duplicate: 1 }))).toContain(
      "No more duels between Boris and you",
    );
    await stage.restartBot();
    expect(noticeIn(await boris.says("rps duel", { user: anna.id }))).toBe("Anna is not taking duels now.");
    const list = shownBy(await anna.says("duel list"));
    expect(isPrivate(list)).toBe(true);
    expect(list.content).toContain("Boris, since");
    expect(wordsOn(list)).toEqual(["Unblock: Boris", "Back"]);
    expect(shownBy(await anna.presses(list, "Unblock: Boris")).content).toContain("You have blocked nobody.");
    expect(shownBy(await boris.says("rps duel", { user: anna.id })).content).toContain("challenges you");
  });

  it("says whose duels somebody takes, set by option and button", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    const shown = shownBy(await anna.says("duel from", { whom: "here" }));
    expect(isPrivate(shown)).toBe(true);
    expect(wordsOn(shown).slice(2, 4)).toEqual(["From everyone", "From nobody"]);
    shownBy(await boris.says("rps duel", { user: anna.id }));
    shownBy(await anna.presses(shown, "From nobody"));
    expect(noticeIn(await boris.says("rps duel", { user: anna.id }))).toBe("Anna is not taking duels now.");
  });
});

describe("a block on Telegram", () => {
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

  it("typed in a group is answered to who typed it alone", async () => {
    const chat = await stage.group();
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const line = await stage.write(boris, "Who dares?", { chat });
    await stage.write(anna, "/duel block", { chat, reply_to: line.message_id } as never);
    const told = (words: readonly string[]) =>
      words.join("\n").includes("No more duels between Boris and you");
    await eventually(() => stage.whispersTo(anna, chat), told);
    const inGroup = await stage.messages(chat);
    expect(told(inGroup.map(({ text }) => text))).toBe(false);
    expect(told(await stage.whispersTo(boris, chat))).toBe(false);
  });
});
