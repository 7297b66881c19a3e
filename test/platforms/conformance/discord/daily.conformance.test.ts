// The daily post in a server, through days of outages and refusals.

import { afterAll, expect, it } from "vitest";
import { clockAhead } from "../clock-ahead.ts";
import { eventually } from "../rig.ts";
import { messagesIn, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord, GUILD, HERE } from "./stage.ts";

const MANAGE_SERVER = `${1n << 5n}`;
const DAY_MS = 86_400_000;
const clock = clockAhead();
afterAll(() => clock.remove());

describeOnDiscord("the daily post on Discord", { environment: clock.environment }, (stage) => {
  it("comes after an outage, and ends after three days of refusal until it's set again", async () => {
    const owner = await stage.person();
    await stage.simulator.post("member", { guild: GUILD, user: owner.id, permissions: MANAGE_SERVER });
    const page = async () =>
      shownBy(await owner.presses(shownBy(await owner.says("settings")), "This server"));
    expect(shownBy(await owner.presses(await page(), "Post the daily here")).content).toContain(
      "📮 Daily post",
    );
    const invitations = async () =>
      (await messagesIn(stage.simulator, HERE)).filter((one) => wordsOn(one).includes("Play"));
    const before = (await invitations()).length;
    const posts = (fault: object) =>
      stage.simulator.post("fault", { match: { operation: "create_message" }, times: 0, action: fault });
    const logged = (words: string, times: number) =>
      eventually(
        async () => stage.bot.output().split(words).length - 1,
        (count) => count === times,
      );
    await posts({ status: 502 });
    clock.turn(DAY_MS);
    await logged("couldn't post a message to Discord", 1);
    await stage.simulator.del("fault");
    const late = async () => {
      await clock.minute();
      return (await invitations()).length;
    };
    await eventually(late, (count) => count === before + 1, 60);
    await posts({ status: 403, body: { message: "Missing Permissions", code: 50_013 } });
    for (const day of [1, 2, 3]) {
      clock.turn(DAY_MS);
      await logged("the daily post was refused", day);
      const { content } = await page();
      expect(content).toContain("⚠️ The daily post was refused");
      expect(content).toContain(day < 3 ? "I’ll try again tomorrow." : "I’ve stopped trying.");
    }
    await stage.simulator.del("fault");
    const on = shownBy(await owner.presses(await page(), "Post the daily here"));
    expect(on.content).toContain("📮 Daily post");
    clock.turn(DAY_MS);
    await eventually(invitations, (found) => found.length === before + 2);
  }, 120_000);
});
