// Presses that must change nothing, or nothing twice: redelivered, resent, made in haste, by strangers, on old
// messages.

import { expect, it } from "vitest";
import { buttonOf, noticeIn, roundsOf, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord, type Stage } from "./stage.ts";

const ONE_ACKNOWLEDGEMENT = [{ operation: "create_interaction_response", status: 204 }];

/** A match after one round; keeps that round's button. */
async function afterOneRound(stage: Stage) {
  const person = await stage.person();
  const first = shownBy(await person.says("rps play", { length: "endless" }));
  const used = buttonOf(first, "Rock").custom_id;
  const message = shownBy(await person.presses(first, "Rock"));
  return { person, message, used };
}

describeOnDiscord("presses on Discord that come twice, late or from elsewhere", {}, (stage) => {
  it("counts and acknowledges a press once, and a command, that is delivered several times", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    const pressed = await person.presses(first, "Rock", { duplicate: 3 });
    await person.presses(shownBy(pressed), "Why?");
    expect(await stage.callsFor(pressed)).toMatchObject(ONE_ACKNOWLEDGEMENT);
    expect(await roundsOf(person)).toBe(1);
    const opened = await person.says("rps play", {}, { duplicate: 2 });
    await person.presses(shownBy(opened), "Why?");
    expect(await stage.callsFor(opened)).toMatchObject(ONE_ACKNOWLEDGEMENT);
  });

  it("reports privately that a press under a new id was already counted", async () => {
    const { person, message, used } = await afterOneRound(stage);
    const again = await person.sends(message, used, { until: "followup" });
    expect(noticeIn(again)).toContain("That round has been played");
    expect(shownBy(again).content).toBe(message.content);
    expect(await roundsOf(person)).toBe(1);
  });

  it.each(["Rock", "Why?", "Stop"])(
    "refuses a stranger's press of %s privately and leaves the match",
    async (word) => {
      const { person, message } = await afterOneRound(stage);
      const stranger = await stage.person({}, "Oleg");
      const pressed = await stranger.presses(message, word);
      expect(noticeIn(pressed)).toContain("’s match.");
      expect(shownBy(pressed).id).not.toBe(message.id);
      expect(wordsOn(shownBy(pressed))).toEqual(["Play too"]);
      const own = shownBy(await stranger.presses(shownBy(pressed), "Play too"));
      expect(own.content).toContain("Oleg 0 : 0 Gadalka");
      expect(await roundsOf(stranger)).toBe(0);
      const next = shownBy(await person.presses(message, "Paper"));
      expect(wordsOn(next)).toContain("Rock");
      expect(await roundsOf(person)).toBe(2);
    },
  );
});
