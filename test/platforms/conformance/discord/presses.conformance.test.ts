// Presses that must change nothing, or nothing twice: redelivered, resent, made in haste, by strangers, on old
// messages, forged.

import { expect, it } from "vitest";
import { buttonOf, isPrivate, noticeIn, roundsOf, shownBy, wordsOn } from "./person.ts";
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
  it("counts and acknowledges a press once that is delivered four times", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    const pressed = await person.presses(first, "Rock", { duplicate: 3 });
    await person.presses(shownBy(pressed), "Why?");
    expect(await stage.callsFor(pressed)).toMatchObject(ONE_ACKNOWLEDGEMENT);
    expect(await roundsOf(person)).toBe(1);
  });

  it("starts one match in one message for a command delivered three times", async () => {
    const person = await stage.person();
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
      expect(await roundsOf(stranger)).toBe(0);
      const next = shownBy(await person.presses(message, "Paper"));
      expect(wordsOn(next)).toContain("Rock");
      expect(await roundsOf(person)).toBe(2);
    },
  );

  it("takes no move for a match that another one ended, and offers Rematch on it", async () => {
    const { person, message } = await afterOneRound(stage);
    const second = shownBy(await person.says("rps play", { length: "first to 5" }));
    expect(second.content).toContain("first to 5");
    const late = await person.presses(message, "Paper", { until: "followup" });
    expect(noticeIn(late)).toContain("That match is over");
    expect(await roundsOf(person)).toBe(1);
    const again = shownBy(await person.presses(shownBy(late), "Rematch"));
    expect(again.content).toContain("endless");
  });

  it("refuses a button of a forgotten match privately", async () => {
    const { person, message, used } = await afterOneRound(stage);
    await person.presses(message, "Stop");
    const next = shownBy(await person.says("rps play"));
    await person.presses(shownBy(await person.presses(next, "Rock")), "Stop");
    const pressed = await person.sends(message, used);
    expect(noticeIn(pressed)).toContain("That button is too old to work");
    expect(await roundsOf(person)).toBe(2);
  });

  it.each([
    ["words", () => "hello there"],
    ["as many characters as Discord allows", () => "x".repeat(100)],
    ["a scope that nobody answers", (used: string) => used.replace(/^rps/, "chess")],
    ["the name of an object's inner part as scope", (used: string) => used.replace(/^rps/, "__proto__")],
    ["another game of the same session", (used: string) => used.replace(/^rps/, "rpsls")],
    ["a move that the game does not have", (used: string) => used.replace(/rock$/, "spock")],
    ["a session that never was", (used: string) => used.replace(/:.{8}/, ":AAAAAAAA")],
    ["letters that are not ASCII", (used: string) => used.replace(/rock$/, "камень")],
  ])("refuses a forged button that holds %s privately and changes nothing", async (_, forge) => {
    const { person, message, used } = await afterOneRound(stage);
    const pressed = await person.sends(message, forge(used));
    expect(noticeIn(pressed)).toContain("That button is too old to work");
    expect(await roundsOf(person)).toBe(1);
    expect(await roundsOf(person, "rpsls")).toBe(0);
  });

  it("counts nothing for an unknown turn", async () => {
    const { person, message, used } = await afterOneRound(stage);
    const pressed = await person.sends(message, used.replace(/:0:rock$/, ":7:rock"), { until: "followup" });
    expect(noticeIn(pressed)).toContain("nothing was counted twice");
    expect(await roundsOf(person)).toBe(1);
  });

  it("deletes no other person's data on a forged confirmation", async () => {
    const { person, message } = await afterOneRound(stage);
    const confirmation = shownBy(await person.says("data delete"));
    const stranger = await stage.person({}, "Oleg");
    const pressed = await stranger.sends(message, buttonOf(confirmation, "Delete everything").custom_id);
    expect(noticeIn(pressed)).toContain("This isn’t yours.");
    expect(await roundsOf(person)).toBe(1);
  });

  it.each([
    ["@everyone **bold** `x`", String.raw`@everyone \*\*bold\*\* \`x\``],
    ["||spoiler|| @everyone", String.raw`\|\|spoiler\|\| @everyone`],
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
    const calls = await stage.simulator.get<readonly { readonly body?: { readonly data?: object } }[]>(
      "transcript?operation=create_interaction_response",
    );
    const sent = calls.flatMap(({ body }) => (body?.data && "content" in body.data ? [body.data] : []));
    expect(sent.length).toBeGreaterThan(0);
    for (const data of sent) expect(data).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it("shows private messages only to their recipient", async () => {
    const { person, message } = await afterOneRound(stage);
    const why = shownBy(await person.presses(message, "Why?"));
    expect(isPrivate(why)).toBe(true);
    for (const command of ["help", "start", "privacy", "data export", "data delete"]) {
      expect(isPrivate(shownBy(await person.says(command)))).toBe(true);
    }
  });
});
