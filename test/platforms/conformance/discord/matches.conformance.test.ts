// Whole matches on Discord, as people play them: in a server, in the bot's direct messages, and with the bot installed
// by a user.

import { expect, it } from "vitest";
import { checkProof } from "../../../../src/core/proof/check.ts";
import { type Proof, readLine } from "../../../../src/core/proof/line.ts";
import { spawnBot } from "../rig.ts";
import {
  Ack,
  buttonOf,
  exportOf,
  isPrivate,
  type Message,
  noticeIn,
  playToEnd,
  roundsOf,
  type Scene,
  shownBy,
  wordsOn,
} from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const PLACES: readonly (readonly [string, Scene])[] = [
  ["a server's channel", { context: "guild" }],
  ["the bot's direct messages", { context: "bot_dm" }],
  ["a private channel, by a bot that only the person has installed", { context: "private", install: "user" }],
];

/** The last round's moves, the person's first. */
function movesIn({ content }: Message): string {
  const [, yours, mine] = /You \P{L}*(\w+) · Gadalka \P{L}*(\w+)/u.exec(content) ?? [];
  return `${yours} ${mine}`.toLowerCase();
}

/** The proof line in a private message. */
function lineIn({ content }: Message): string {
  return /gd1\.[\w.-]+/.exec(content)?.[0] ?? "no line";
}

describeOnDiscord("a match on Discord", {}, (stage) => {
  it.each(PLACES)("is played from the command to the end in %s", async (_, scene) => {
    const person = await stage.person(scene);
    const opened = await person.says("rps play", { length: "first to 3" });
    const first = shownBy(opened);
    expect(opened.response?.type).toBe(Ack.post);
    expect(isPrivate(first)).toBe(false);
    expect(wordsOn(first)).toEqual(["Rock", "Paper", "Scissors", "Why?", "Stop"]);
    const shown = await playToEnd(person, first, "Rock");
    const last = shown.at(-1) as Message;
    const rounds = shown.length - 1;
    expect(last.id).toBe(first.id);
    expect(last.content).toMatch(/(Vera|Gadalka) wins 3 : [012]/);
    expect(last.content).toContain("✓ verified");
    expect(wordsOn(last)).toEqual(["Rematch", "Duel a friend", "Show me", "More"]);
    expect(await roundsOf(person)).toBe(rounds);
  });

  it("uses one call a round: the edit acknowledges the press", async () => {
    const person = await stage.person();
    let last = shownBy(await person.says("rps play", { length: "endless" }));
    for (const word of ["Rock", "Paper", "Scissors"]) {
      const pressed = await person.presses(last, word);
      last = shownBy(pressed);
      expect(pressed.response?.type).toBe(Ack.update);
      expect(await stage.callsFor(pressed)).toMatchObject([
        { operation: "create_interaction_response", status: 204 },
      ]);
    }
  });

  it("starts with the requested variant, length and opponent", async () => {
    const person = await stage.person();
    const options = { variant: "lizard-spock", length: "best of 3", opponent: "random" };
    const first = shownBy(await person.says("rps play", options));
    expect(first.content).toContain("Rock-paper-scissors-lizard-Spock · best of 3");
    expect(wordsOn(first)).toEqual(["Rock", "Paper", "Scissors", "Lizard", "Spock", "Why?", "Stop", "Rules"]);
    const shown = await playToEnd(person, first, "Spock");
    expect(shown[1]?.content).toContain("I played at random.");
    expect(shown.at(-1)?.content).toMatch(/(Vera|Gadalka) wins 2 : [01]/);
    expect((await exportOf(person)).games).toHaveProperty("rpsls");
  });

  it("keeps both sides' moves as shown", async () => {
    const person = await stage.person();
    let last = shownBy(await person.says("rps play", { length: "endless" }));
    const shown: string[] = [];
    for (const word of ["Rock", "Scissors", "Scissors", "Paper"]) {
      last = shownBy(await person.presses(last, word));
      shown.push(movesIn(last));
    }
    const { games } = await exportOf(person);
    expect(games.rps?.rounds.map(({ you, gadalka }) => `${you} ${gadalka}`)).toEqual(shown);
  });

  it("answers Why? privately with counts, and with nothing before round one", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    expect(noticeIn(await person.presses(first, "Why?"))).toContain("Ask me after the first round");
    let last = first;
    for (let round = 0; round < 6; round++) last = shownBy(await person.presses(last, "Rock"));
    let why = noticeIn(await person.presses(last, "Why?"));
    // The bot may have played a round at random; in that case the test asks about the next one.
    for (let turn = 6; why.startsWith("I played at random") && turn < 20; turn++) {
      last = shownBy(await person.presses(last, "Rock"));
      why = noticeIn(await person.presses(last, "Why?"));
    }
    expect(why).toMatch(/I expected \P{L}*Rock: .*\b(\d) times out of \1\b/u);
    expect(why).toMatch(/This match I’ve read \d+ of \d+ moves right/);
  });

  it("ends with its result on Stop and restarts with the same settings on Rematch", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "best of 7", opponent: "random" }));
    const second = shownBy(await person.presses(first, "Paper"));
    const stopped = shownBy(await person.presses(second, "Stop"));
    expect(stopped.id).toBe(first.id);
    expect(stopped.content).toMatch(/Stopped at Vera \d : \d Gadalka/);
    const again = shownBy(await person.presses(stopped, "Rematch"));
    expect(again.id).not.toBe(first.id);
    expect(again.content).toContain("best of 7");
    expect(shownBy(await person.presses(again, "Rock")).content).toContain("I played at random.");
  });

  it("restarts once, however often Rematch is pressed", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "first to 1" }));
    const over = (await playToEnd(person, first, "Rock")).at(-1) as Message;
    const [one, two] = [
      shownBy(await person.presses(over, "Rematch")),
      shownBy(await person.presses(over, "Rematch")),
    ];
    expect(buttonOf(two, "Rock").custom_id).toBe(buttonOf(one, "Rock").custom_id);
  });

  it("shows the code of every move before the answer, and verifies them at the end", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "first to 4" }));
    const shown = await playToEnd(person, first, "Scissors");
    const over = shown.at(-1) as Message;
    const verified = shownBy(await person.presses(shownBy(await person.presses(over, "More")), "Verify"));
    expect(isPrivate(verified)).toBe(true);
    expect(verified.content).toMatch(/^✓ Each of my moves/);
    const line = lineIn(verified);
    const messages = shown.map(({ content }) => content).join("\n");
    const check = checkProof(readLine(line) as Proof, messages);
    expect(check).toMatchObject({ found: shown.length - 1, isBoundFound: true, problem: undefined });
    const command = spawnBot(["cli/index", "verify", line], stage.environment);
    expect(await command.ended(), command.output()).toBe(0);
    expect(lineIn(shownBy(await person.says("rps verify")))).toBe(line);
  });

  it("can't be verified while open, or if there was none", async () => {
    const person = await stage.person();
    expect(noticeIn(await person.says("rps verify"))).toContain("nothing finished");
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    await person.presses(first, "Rock");
    expect(noticeIn(await person.says("rps verify"))).toContain("isn’t over yet");
  });
});
