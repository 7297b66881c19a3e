// The chart of a match on Discord: a picture that only its player sees, as often as they ask.

import { expect, it } from "vitest";
import { type Message, noticeIn, playToEnd, privateIn, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const filesOf = ({ attachments }: Message): readonly string[] => attachments.map(({ filename }) => filename);

describeOnDiscord("the chart of a match on Discord", {}, (stage) => {
  it.each([
    ["rps play", "Rock"],
    ["oddeven", "Odd"],
  ])("of /%s is shown only to its player, also after a restart", async (command, word) => {
    const vera = await stage.person({}, "Вера 占い師");
    const first = shownBy(await vera.says(command, { length: "first to 3" }));
    const end = (await playToEnd(vera, first, word)).at(-1) as Message;
    const over = shownBy(await vera.presses(end, "More"));
    const chart = privateIn(await vera.presses(over, "Chart"));
    expect(filesOf(chart)).toEqual(["match.png"]);
    expect(chart.content).toMatch(/📈 Вера 占い師 \d : \d Gadalka[\s\S]*You chose: .*\(100%\)/);
    await stage.restartBot();
    const again = privateIn(await vera.presses(over, "Chart"));
    expect(again.content).toBe(chart.content);
    const stranger = await stage.person();
    expect(noticeIn(await stranger.presses(over, "Chart"))).toContain("belong to someone else");
  });

  it("is refused as too old before the last three matches", async () => {
    const vera = await stage.person();
    const matches: Message[] = [];
    for (let match = 0; match < 4; match++) {
      const first = shownBy(await vera.says("rps play", { length: "first to 1" }));
      const end = (await playToEnd(vera, first, "Rock")).at(-1) as Message;
      matches.push(shownBy(await vera.presses(end, "More")));
    }
    expect(noticeIn(await vera.presses(matches[0] as Message, "Chart"))).toContain("too old to work");
    expect(filesOf(privateIn(await vera.presses(matches[1] as Message, "Chart")))).toEqual(["match.png"]);
  });
});
