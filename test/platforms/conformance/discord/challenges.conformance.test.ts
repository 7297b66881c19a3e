// A challenge on Discord pings only the person named, once, in the channel where it was made.

import { expect, it } from "vitest";
import { havePlayed } from "../crowds.ts";
import { type Message, noticeIn, type Outcome, type Person, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord, pinged } from "./stage.ts";

const BOARD = { size: "5x5", mines: "4" };

describeOnDiscord("a challenge on Discord", {}, (stage) => {
  const afresh = () => stage.simulator.post("reset");
  const races = (who: Person, rival: { readonly id: string }, scene = {}): Promise<Outcome> =>
    who.says("mines race", { user: rival.id, ...BOARD }, scene);

  it("pings only the challenged player, and only once", async () => {
    const [anna, boris, zoe] = (await stage.members("<@700000000000000002>", "Boris", "Zoe")) as [
      Person,
      Person,
      Person,
    ];
    await afresh();
    const card = shownBy(await races(anna, boris, { duplicate: 1 }));
    expect(card.content.replaceAll("\u2060", "")).toContain(
      `<@${boris.id}>, \\<@700000000000000002> challenges you`,
    );
    expect(wordsOn(card)).toEqual(["Accept", "Decline", "Take it back", "Mute challenges"]);
    expect(await pinged(stage.simulator)).toEqual([boris.id]);
    expect(noticeIn(await races(anna, boris))).toContain("has been asked and hasn’t answered yet");
    expect(noticeIn(await zoe.presses(card, "Accept"))).toContain("Only Boris can answer this");
    const race = shownBy(await boris.presses(card, "Accept"));
    expect(race.id).toBe(card.id);
    expect(wordsOn(race)).toEqual(["Play my board", "Standings"]);
    expect(await pinged(stage.simulator)).toEqual([boris.id]);
  });

  it("pings for a comparison request, but not for its refusal", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    await havePlayed(stage, "discord", [anna, boris]);
    await afresh();
    const card = shownBy(await anna.says("profile compare", { user: boris.id }));
    expect(card.content).toContain(`<@${boris.id}>, Anna has a question for you.`);
    const declined: Message = shownBy(await boris.presses(card, "Decline"));
    expect(wordsOn(declined)).toEqual([]);
    expect(await pinged(stage.simulator)).toEqual([boris.id]);
  });

  it("isn't posted to a muted player, one who left, or this bot", async () => {
    const [anna, boris] = (await stage.members("Anna", "Boris")) as [Person, Person];
    const gone = await stage.person({}, "Dora");
    await boris.says("privacy", { challenges: "off" });
    await afresh();
    expect(noticeIn(await races(anna, boris))).toContain("Boris isn’t taking challenges");
    expect(noticeIn(await races(anna, gone))).toContain("Dora isn’t in this chat");
    expect(noticeIn(await races(anna, { id: "900000000000000001" }))).toContain("/rps play");
    expect(await pinged(stage.simulator)).toEqual([]);
  });
});
