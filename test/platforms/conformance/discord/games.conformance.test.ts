// Whole matches on Discord in the games other than rock-paper-scissors, against each game's traditional machines.

import { expect, it } from "vitest";
import { exportOf, type Message, noticeIn, playToEnd, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

describeOnDiscord("a whole match on Discord", {}, (stage) => {
  it.each([
    ["oddeven", "oddeven", { length: "first to 20" }, "Odd", "Odd-even · first to 20", 20],
    [
      "rpsls",
      "rps play",
      { variant: "lizard-spock", opponent: "mkia" },
      "Spock",
      "lizard-Spock · first to 10",
      10,
    ],
  ] as const)("of %s is played to the end, with the right score and a valid proof", async (...plan) => {
    const [game, command, options, move, title, points] = plan;
    const person = await stage.person();
    const first = shownBy(await person.says(command, options));
    expect(first.content).toContain(title);
    const shown = await playToEnd(person, first, move);
    const rounds = shown.length - 1;
    const last = shown.at(-1) as Message;
    const { games } = await exportOf(person);
    const { totals } = games[game] ?? {};
    const [winner, more, less] = /(Vera|Gadalka) wins (\d+) : (\d+)/.exec(last.content)?.slice(1) ?? [];
    expect(Number(more), last.content).toBe(points);
    expect([totals?.wins, totals?.losses]).toEqual(
      winner === "Vera" ? [points, Number(less)] : [Number(less), points],
    );
    expect(totals?.rounds).toBe(rounds);
    expect(last.content).toContain("✓ verified");
    expect([wordsOn(last)[0], wordsOn(last).at(-1)]).toEqual(["Rematch", "More"]);
  });

  it("privately refuses an unknown opponent or one that can't play the game", async () => {
    const person = await stage.person();
    expect(noticeIn(await person.says("oddeven", { opponent: "demons" }))).toContain("daemons");
    expect(noticeIn(await person.says("rps play", { opponent: "shannon" }))).toContain(
      "doesn’t play this game",
    );
  });
});
