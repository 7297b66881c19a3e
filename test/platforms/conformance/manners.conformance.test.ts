// Blocks on both platforms: only the person who blocks is informed, the blocked person reads what anyone might, and no
// one is pinged; also after a restart.

import { describe, expect, it } from "vitest";
import { isPrivate, noticeIn, type Person, shownBy, wordsOn } from "./discord/person.ts";
import { describeOnDiscord } from "./discord/stage.ts";
import { eventually } from "./rig.ts";
import { useStage } from "./telegram/stage.ts";

describeOnDiscord("a block on Discord", {}, (stage) => {
  it("shows a block only to its owner, refuses duels, and is undone by its button", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    expect(noticeIn(await anna.says("duel block", { user: boris.id }, { duplicate: 1 }))).toContain(
      "Boris is blocked: no new duels between you",
    );
    await stage.restartBot();
    expect(noticeIn(await boris.says("rps duel", { user: anna.id }))).toBe(
      "Anna isn’t taking duels right now.",
    );
    const list = shownBy(await anna.says("duel list"));
    expect(isPrivate(list)).toBe(true);
    expect(list.content).toContain("Boris, since");
    expect(wordsOn(list)).toEqual(["Unblock: Boris", "Back"]);
    expect(shownBy(await anna.presses(list, "Unblock: Boris")).content).toContain(
      "You haven’t blocked anyone.",
    );
    expect(shownBy(await boris.says("rps duel", { user: anna.id })).content).toContain("challenges you");
  });

  it("sets whose duels a player accepts, by option and by button", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    const shown = shownBy(await anna.says("duel from", { whom: "here" }));
    expect(isPrivate(shown)).toBe(true);
    expect(wordsOn(shown).slice(2, 4)).toEqual(["From everyone", "From no one"]);
    shownBy(await boris.says("rps duel", { user: anna.id }));
    shownBy(await anna.presses(shown, "From no one"));
    expect(noticeIn(await boris.says("rps duel", { user: anna.id }))).toBe(
      "Anna isn’t taking duels right now.",
    );
  });
});

describe("a block on Telegram", () => {
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

  it("is answered only to its owner when typed in a group", async () => {
    const chat = await stage.group();
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const line = await stage.write(boris, "Who dares?", { chat });
    await stage.write(anna, "/duel block", { chat, reply_to: line.message_id } as never);
    const seen = (words: readonly string[]) =>
      words.join("\n").includes("Boris is blocked: no new duels between you");
    await eventually(() => stage.whispersTo(anna, chat), seen);
    const inGroup = await stage.messages(chat);
    expect(seen(inGroup.map(({ text }) => text))).toBe(false);
    expect(seen(await stage.whispersTo(boris, chat))).toBe(false);
  });
});
