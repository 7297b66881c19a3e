// The leaderboard of players on Discord: from a private profile over consent to a place, and away
// again.

import { expect, it } from "vitest";
import { isPrivate, noticeIn, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const PLAYERS = { of: "players", game: "oddeven" };

describeOnDiscord("the leaderboard on Discord", {}, (stage) => {
  it("shows a player only while they agree, and tells each person's place to them alone", async () => {
    const vera = await stage.person({}, "Vera");
    expect(noticeIn(await vera.says("leaderboard", PLAYERS))).toContain("your profile is private");
    const question = shownBy(await vera.says("profile privacy"));
    expect(isPrivate(question)).toBe(true);
    expect(shownBy(await vera.presses(question, "those where you play")).content).toContain(
      "You are shown as Vera",
    );
    let match = shownBy(await vera.says("oddeven", { length: "endless" }));
    for (let round = 0; round < 30; round++)
      match = shownBy(await vera.presses(match, round % 3 ? "Odd" : "Even"));
    await vera.presses(match, "Stop");
    const board = shownBy(await vera.says("leaderboard", PLAYERS));
    expect(isPrivate(board)).toBe(false);
    expect(board.attachments.map(({ filename }) => filename)).toEqual(["leaderboard.png"]);
    expect(board.content).toMatch(/Odd-even · here · ever[\s\S]*```\n +won of\n1 Vera +\d+% 30\n```/);
    expect(noticeIn(await vera.presses(board, "My place"))).toMatch(
      /Your place: 1 of 1\. You won \d+% of 30/,
    );
    const stranger = await stage.person({}, "Igor");
    expect(noticeIn(await stranger.presses(board, "My place"))).toContain("your profile is private");
    expect(noticeIn(await vera.says("leaderboard", { ...PLAYERS, scope: "everywhere" }))).toContain(
      "Nobody is on this list yet",
    );
    await stage.restartBot();
    shownBy(await vera.says("leaderboard", { ...PLAYERS, period: "week" }));
    await vera.says("profile privacy", { level: "private" });
    expect(noticeIn(await stranger.says("leaderboard", PLAYERS))).toContain("Nobody is on this list yet");
  });
});
