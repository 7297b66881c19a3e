// The players' leaderboard on Discord: from a private profile to a rank, and off the list again.

import { expect, it } from "vitest";
import { isPrivate, noticeIn, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const PLAYERS = { of: "players", game: "oddeven" };

describeOnDiscord("the leaderboard on Discord", {}, (stage) => {
  it("lists players only while they want to be shown, and shows ranks only to each player", async () => {
    const vera = await stage.person({}, "Vera");
    expect(noticeIn(await vera.says("leaderboard", PLAYERS))).toContain("your profile is private");
    await vera.says("privacy", { shown: "on" });
    let match = shownBy(await vera.says("oddeven", { length: "endless" }));
    for (let round = 0; round < 30; round++)
      match = shownBy(await vera.presses(match, round % 3 ? "Odd" : "Even"));
    await vera.presses(match, "Stop");
    const short = noticeIn(await vera.says("leaderboard", PLAYERS));
    expect(short).toContain("This list appears once it has 3 names (here, all time). So far: 1.");
    expect(short).toMatch(/Your rank: 1 of 1\. You’ve won \d+% of 30/);
    const stranger = await stage.person({}, "Igor");
    const hidden = shownBy(await stranger.says("leaderboard", PLAYERS));
    expect(isPrivate(hidden)).toBe(true);
    expect(hidden.content).toContain("your profile is private");
    const listed = shownBy(await stranger.presses(hidden, "Show me"));
    expect(listed.content).toContain("can see your name");
    await stage.restartBot();
    expect(shownBy(await stranger.presses(listed, "Don’t show me")).content).toContain("on no list");
    await vera.says("privacy", { shown: "off" });
    expect(shownBy(await stranger.says("leaderboard", PLAYERS)).content).toContain("So far: 0");
  });
});
