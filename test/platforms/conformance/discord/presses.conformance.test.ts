// Presses that must change nothing, or nothing twice: redelivered, resent, made in haste, by strangers, on old
// messages, forged.

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

  it("counts two moves pressed at once as one and answers both", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    const moves = ["Rock", "Paper"].map((word) => buttonOf(first, word).custom_id);
    const both = await Promise.all(moves.map((move) => person.sends(first, move)));
    expect(both.map(({ state }) => state)).toEqual(["acked", "acked"]);
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

  const FORGED: readonly ((used: string) => string)[] = [
    () => "hello there",
    () => "x".repeat(100),
    (used) => used.replace(/^rps/, "chess"),
    (used) => used.replace(/^rps/, "__proto__"),
    (used) => used.replace(/^rps/, "rpsls"),
    (used) => used.replace(/rock$/, "spock"),
    (used) => used.replace(/:.{8}/, ":AAAAAAAA"),
    (used) => used.replace(/rock$/, "камень"),
  ];

  it("refuses forged buttons privately and changes nothing", async () => {
    const { person, message, used } = await afterOneRound(stage);
    for (const forge of FORGED) {
      const pressed = await person.sends(message, forge(used));
      expect(noticeIn(pressed), forge(used)).toContain("That button is too old to work");
    }
    expect(await roundsOf(person)).toBe(1);
    expect(await roundsOf(person, "rpsls")).toBe(0);
  });

  it.each([
    ["@everyone **bold** `x`", String.raw`@everyone \*\*bold\*\* \`x\``],
    ["<@700000000000000002>", String.raw`\<@700000000000000002>`],
  ])("shows the name %s as written and pings no one", async (name, shown) => {
    const person = await stage.person({}, name);
    const first = shownBy(await person.says("rps play", { length: "first to 1" }));
    const over = shownBy(await person.presses(first, "Stop"));
    for (const message of [first, over]) {
      // An invisible character prevents it from being a mention.
      expect(message.content).not.toMatch(/@(everyone|\d)/);
      expect(message.content.replaceAll("\u2060", "")).toContain(shown);
      expect(message).toMatchObject({ mentions: [], mention_everyone: false });
    }
  });
});
