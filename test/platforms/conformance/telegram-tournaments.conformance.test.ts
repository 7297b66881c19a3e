// A tournament on Telegram: opened in a group, played, and announced there with its picture.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage, simulatorIsMissing } from "./telegram-stage.ts";

describe.skipIf(simulatorIsMissing)("a tournament on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.end());

  it("is announced in its group, once, as a picture with the table below it", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    const [created] = await stage.say(anna, "/tournament create swiss 2 100", { chat });
    expect(created?.text).toContain("Anna opens a tournament with matches of 100 rounds");
    for (const strategy of ["markov:order=1", "rotation", "copy"])
      await stage.say(anna, `/tournament join ${strategy}`, { chat });
    const [refused] = await stage.say(boris, "/tournament start", { chat });
    expect(refused?.text).toContain("who manages this place");
    await stage.say(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    expect(sent?.ok).toBe(true);
    expect(String(sent?.params.caption)).toMatch(/🏆 Swiss[\s\S]*<pre> +pts \+ = -\n1(?:-\d)? +\w/);
    const [pairings] = await stage.say(anna, "/tournament pairings 1", { chat });
    expect(pairings?.text).toContain("same score, not met yet");
    const [best] = await stage.say(anna, "/leaderboard", { chat });
    expect(best?.text).toContain("The best of one tournament");
    await stage.restartBot();
    await stage.say(anna, "/tournament history", { chat });
    expect(await stage.calls({ method: "sendPhoto", chatId: chat })).toHaveLength(1);
    await stage.verdict();
  });
});
