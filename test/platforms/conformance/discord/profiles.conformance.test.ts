// Two people on Discord: one asks through the menu on the other, who accepts and is compared.

import { expect, it } from "vitest";
import { havePlayed, settleCrowd } from "../crowds.ts";
import {
  isPrivate,
  type Message,
  noticeIn,
  type Outcome,
  PATIENCE_MS,
  type Person,
  shownBy,
  wordsOn,
} from "./person.ts";
import { describeOnDiscord, GUILD, type Stage } from "./stage.ts";

/** Uses the menu entry on a person. */
function comparesByMenu(stage: Stage, who: Person, target: Person): Promise<Outcome> {
  const menu = { kind: "user_command", name: "Compare how we play", target: target.id };
  return stage.simulator.post<Outcome>("interaction", { user: who.id, wait: PATIENCE_MS, ...menu });
}

const filesOf = ({ attachments }: Message): readonly string[] => attachments.map(({ filename }) => filename);

describeOnDiscord("profiles on Discord", {}, (stage) => {
  it("are private", async () => {
    const anna = await stage.person({}, "Anna");
    await havePlayed(stage, "discord", [anna]);
    const card = shownBy(await anna.says("profile show"));
    expect(isPrivate(card)).toBe(true);
    expect(card.content).toContain("Anna: Rock-paper-scissors");
    expect(filesOf(card)).toEqual(["profile.png"]);
  });

  it("are compared once the other person accepts", async () => {
    const [anna, boris, stranger] = (await stage.members("小林", "Boris", "Vera")) as [
      Person,
      Person,
      Person,
    ];
    await havePlayed(stage, "discord", [anna, boris]);
    const card = shownBy(await comparesByMenu(stage, anna, boris));
    expect(card.content).toContain(`<@${boris.id}>, may 小林 compare`);
    expect(isPrivate(card)).toBe(false);
    expect(filesOf(card)).toEqual([]);
    expect(noticeIn(await stranger.presses(card, "Accept"))).toContain("for someone else");
    await stage.restartBot();
    const compared = shownBy(await boris.presses(card, "Accept"));
    expect(compared.id).toBe(card.id);
    expect(compared.content).toMatch(/I read \d+.% of 小林 and \d+.% of Boris/);
    expect(filesOf(compared)).toEqual(["comparison.png"]);
    expect(wordsOn(compared)).toEqual(["Details"]);
    await stage.restartBot();
    const details = shownBy(await stranger.presses(compared, "Details"));
    expect(isPrivate(details)).toBe(true);
    expect(details.content).toContain("How to read this");
    expect(noticeIn(await anna.says("profile compare", { user: boris.id }))).toContain("ten minutes");
  });

  it("aren't compared with bots, oneself, or people with too few rounds", async () => {
    const [anna, boris] = [await stage.person({}, "Anna"), await stage.person({}, "Boris")];
    await havePlayed(stage, "discord", [anna]);
    const answer = async (user: string) => noticeIn(await anna.says("profile compare", { user }));
    expect(await answer(anna.id)).toContain("That’s you");
    expect(await answer(boris.id)).toContain("each of you needs 25");
    expect(await answer("900000000000000001")).toContain("Bots have no profile");
    expect(noticeIn(await boris.says("profile compare", { user: anna.id }))).toContain("you still need 25");
  });

  it("are on their server's map until made private", async () => {
    const people = [
      await stage.person({}, "小林"),
      await stage.person({}, "Борис"),
      await stage.person({}, "Zoë"),
    ];
    const place = `discord:${GUILD}`;
    const dataDir = stage.environment.DATA_DIR ?? "";
    await settleCrowd(dataDir, { platform: "discord", place, people });
    const [anna, boris] = people as [Person, Person, Person];
    const map = shownBy(await anna.says("profile map"));
    expect(isPrivate(map)).toBe(false);
    expect(map.content).toMatch(/3 players[\s\S]*小林: most like /);
    expect(filesOf(map)).toEqual(["map.png"]);
    expect(noticeIn(await boris.presses(map, "My rank"))).toContain("You play most like");
    await boris.says("privacy", { shown: "off" });
    expect(noticeIn(await boris.presses(map, "My rank"))).toContain("your profile is private");
    expect(shownBy(await anna.says("profile map")).content).not.toContain("Борис");
  });
});
