// Two people on Discord, each in direct messages with the bot: one asks to compare, the other accepts, both see the
// result, and the consent is withdrawn.

import { expect, it } from "vitest";
import { havePlayed } from "../crowds.ts";
import { becomes, type Message, messagesIn, noticeIn, type Person, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord, type Stage } from "./stage.ts";

const IN_PRIVATE = { context: "bot_dm" } as const;

/** Two people who have played, with different habits. */
async function couple(stage: Stage): Promise<readonly [Person, Person]> {
  const people = [await stage.person(IN_PRIVATE, "小林"), await stage.person(IN_PRIVATE, "Boris")] as const;
  await havePlayed(stage, "discord", people);
  return people;
}

describeOnDiscord("a comparison asked for in direct messages on Discord", {}, (stage) => {
  /** Returns the channel of a person's direct messages. */
  const directTo = async (person: Person) => shownBy(await person.says("privacy")).channel_id;
  const asks = (anna: Person, boris: Person) => anna.says("profile compare", { user: boris.id });
  const cardIn = async (channel: string) =>
    (await messagesIn(stage.simulator, channel)).filter(({ content }) =>
      content.includes("may 小林 compare"),
    );

  it("is asked there, accepted after a restart, shown to both once, and withdrawn", async () => {
    const [anna, boris] = await couple(stage);
    const [to, from] = [await directTo(boris), await directTo(anna)];
    const word = shownBy(await asks(anna, boris));
    expect(word.content).toContain("I’m asking Boris in our private chat");
    expect(wordsOn(word)).toEqual(["Take the question back"]);
    const [card, ...more] = (await cardIn(to)) as [Message];
    expect(more).toEqual([]);
    expect(wordsOn(card)).toEqual(["Accept", "Decline", "Read it all", "Mute challenges"]);
    await stage.restartBot();
    const compared = shownBy(await boris.presses(card, "Accept"));
    expect(compared.id).toBe(card.id);
    expect(compared.content).toContain("I read ");
    const seen = (await messagesIn(stage.simulator, from)).filter(({ content }) =>
      content.includes("I read "),
    );
    expect(seen.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ["comparison.png"],
    ]);
    expect(shownBy(await asks(anna, boris)).content).toContain("Boris agreed on");
    const list = shownBy(await boris.says("profile privacy"));
    await boris.presses(list, "Withdraw: 小林", { until: "followup" });
    expect(noticeIn(await asks(anna, boris))).toContain("less than a day ago");
  });

  it("closes the other person's card when it is retracted", async () => {
    const [anna, boris] = await couple(stage);
    const to = await directTo(boris);
    const word = shownBy(await asks(anna, boris));
    const [card] = (await cardIn(to)) as [Message];
    expect(shownBy(await anna.presses(word, "Take the question back")).content).toContain(
      "has taken the question",
    );
    const closed = await becomes(stage.simulator, card, "小林 has taken the question back");
    expect(wordsOn(closed)).toEqual([]);
  });

  it("closes the card when declined in the list, and informs the asker", async () => {
    const [anna, boris] = await couple(stage);
    const [to, from] = [await directTo(boris), await directTo(anna)];
    await asks(anna, boris);
    const list = shownBy(await boris.says("profile privacy"));
    expect(list.content).toContain("– 小林: Rock-paper-scissors, since");
    const { followups } = await boris.presses(list, "Decline: 小林", { until: "followup" });
    expect(followups[0]?.content).toContain("No comparison this time");
    const [card] = (await messagesIn(stage.simulator, to)).filter(({ content }) =>
      content.includes("No comparison this time"),
    );
    expect(wordsOn(card as Message)).toEqual([]);
    expect(
      (await messagesIn(stage.simulator, from)).filter(({ content }) =>
        content.includes("Boris would rather not"),
      ),
    ).toHaveLength(1);
  });

  it("waits in the list when DMs are blocked, hidden from the asker", async () => {
    const [anna, boris] = await couple(stage);
    const to = await directTo(boris);
    await stage.simulator.post("channel", { id: to, blocked: true });
    expect(shownBy(await asks(anna, boris)).content).toContain("I’m asking Boris");
    await stage.simulator.post("channel", { id: to, blocked: false });
    expect(shownBy(await boris.says("profile privacy")).content).toContain("小林");
  });

  it("waits in the list when Discord can't open a DM", async () => {
    const [anna, boris] = await couple(stage);
    const action = { status: 403, body: { code: 50007, message: "Cannot send messages to this user" } };
    await stage.simulator.post("fault", { match: { operation: "create_dm" }, times: 1, action });
    expect(shownBy(await asks(anna, boris)).content).toContain("I’m asking Boris");
    expect(shownBy(await boris.says("profile privacy")).content).toContain("小林");
  });
});
