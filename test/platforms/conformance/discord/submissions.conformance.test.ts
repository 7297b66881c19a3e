// A strategy sent as a file on Discord: its report, and what others see of it.

import { expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { isPrivate, type Message, type Outcome, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const ECHO = `export const games = ["rps"];
export const move = (history) => history.at(-2)?.opponent ?? 1;
`;
const picked = (text: string) => ({
  filename: "my-bot.js",
  base64: Buffer.from(text).toString("base64"),
});

describeOnDiscord("a submitted file on Discord", {}, (stage) => {
  const report = (asked: Outcome, words: string): Promise<Message> =>
    eventually(
      async () => shownBy(await stage.simulator.get<Outcome>(`interaction?id=${asked.id}`)),
      ({ content }) => content.includes(words),
      600,
    );

  it("gets a private report, and is everyone's to play", async () => {
    const [author, other] = [await stage.person(), await stage.person()];
    const asked = await author.says("strategy submit", { file: picked(ECHO), name: "echo-bot" });
    const shown = await report(asked, "echo-bot is registered");
    expect(isPrivate(shown)).toBe(true);
    expect(shown.content).toContain("iocaine");
    expect(shown.content).toContain("Anyone who knows the name can play it");
    const page = async () => shownBy(await other.says("strategy list", { strategy: "echo-bot" }));
    expect(shownBy(await other.presses(await page(), "Details")).content).toContain("Version 1");
    const match = shownBy(await other.says("rps play", { opponent: "echo-bot" }));
    expect(match.content).toContain("opponent: echo-bot");
    expect(shownBy(await other.presses(match, "Paper")).content).toContain("keeps its thoughts to itself");
  });

  it("reports a crash to its author privately, with the line", async () => {
    const author = await stage.person();
    const bad = `${ECHO.split("\n")[0]}\nexport const move = (history) => history[7].own;\n`;
    const asked = await author.says("strategy submit", { file: picked(bad), name: "bad-bot" });
    const shown = await report(asked, "failed in its trial");
    expect(isPrivate(shown)).toBe(true);
    expect(shown.content).toMatch(/Line 2, column \d+:/);
    expect(shownBy(await author.says("strategy mine")).content).toContain("0 of 10");
  });
});
