// Bans on Discord: a manager picks a person in a form, that person is refused in private, and a button lifts the ban.

import { expect, it } from "vitest";
import { isPrivate, noticeIn, shownBy } from "./person.ts";
import { describeOnDiscord, MANAGE_SERVER } from "./stage.ts";

const BANNED = "You’re banned from playing in this server. Only people who manage it can lift the ban.";

describeOnDiscord("bans of a server on Discord", {}, (stage) => {
  it("are set in a form, stop commands and presses, and are lifted by a button", async () => {
    const [owner, other] = [await stage.member(MANAGE_SERVER), await stage.member(MANAGE_SERVER)];
    const member = await stage.member();
    const begun = shownBy(await member.says("rps play", { length: "endless" }));
    const match = shownBy(await member.presses(begun, "Rock"));
    const settings = shownBy(await owner.says("settings"));
    const server = shownBy(await owner.presses(settings, "This server"));
    const list = shownBy(await owner.presses(server, "Banned here"));
    expect(isPrivate(list)).toBe(true);
    expect(list.content).toContain("No one is banned here.");
    const ban = async (id: string) => owner.fillsIn(await owner.presses(list, "Ban someone"), { user: id });
    for (const [id, words] of [
      [owner.id, "You can’t ban yourself."],
      [other.id, "manages this server and can’t be banned here."],
    ] as const)
      expect(shownBy(await ban(id)).content).toContain(words);
    const banned = shownBy(await ban(member.id));
    expect(banned.content).toContain("can’t play here any more.");
    const pressed = await member.presses(match, "Paper", { until: "followup" });
    expect(shownBy(pressed).content).toContain("Stopped");
    expect(noticeIn(pressed)).toContain(BANNED);
    expect(noticeIn(await member.says("daily"))).toContain(BANNED);
    expect(noticeIn(await member.says("leaderboard"))).toContain(BANNED);
    expect(shownBy(await member.says("help")).content).not.toContain("banned");
    expect(shownBy(await member.says("settings")).content).not.toContain("banned");
    const lifted = shownBy(await owner.presses(banned, "Lift: Vera"));
    expect(lifted.content).toContain("can play here again.");
    shownBy(await member.says("rps play"));
  });
});
