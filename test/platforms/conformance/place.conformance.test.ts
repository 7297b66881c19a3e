// A server's rules on Discord: a manager switches a game off; a member can't change anything, and is refused in private.

import { afterAll, expect, it } from "vitest";
import { clockAhead } from "./clock-ahead.ts";
import {
  buttonOf,
  isPrivate,
  type Message,
  messagesIn,
  noticeIn,
  type Person,
  shownBy,
  wordsOn,
} from "./discord/person.ts";
import { describeOnDiscord, HERE, MANAGE_SERVER } from "./discord/stage.ts";
import { eventually } from "./rig.ts";

const MANAGE_EVENTS = 1n << 33n;

const DAY_MS = 86_400_000;
const clock = clockAhead();
afterAll(() => clock.remove());

describeOnDiscord("a server and its rules on Discord", { environment: clock.environment }, (stage) => {
  const manager = (channel?: string) => stage.member(MANAGE_SERVER, channel ? { channel } : {});

  /** Opens the page *This server*, by presses starting from a published command. */
  async function openedBy(owner: Person): Promise<Message> {
    return shownBy(await owner.presses(shownBy(await owner.says("settings")), "This server"));
  }

  it("offers the settings only to managers of the server", async () => {
    const page = await openedBy(await manager());
    expect(isPrivate(page)).toBe(true);
    for (const other of [await stage.member(), await stage.member(MANAGE_EVENTS)])
      expect(wordsOn(shownBy(await other.says("settings")))).not.toContain("This server");
  });

  it("disables a game by button, refuses it privately, keeps its match, and enables it again", async () => {
    const [owner, member] = [await manager(), await stage.member()];
    const match = shownBy(await member.says("rps play", { length: "endless" }));
    const games = shownBy(await owner.presses(await openedBy(owner), "Games"));
    const off = shownBy(await owner.presses(games, "Rock-paper-scissors", { duplicate: 1 }));
    expect((await openedBy(owner)).content).toContain("🚫 Rock-paper-scissors\n");
    expect(noticeIn(await member.presses(match, "Rock"))).toContain("turned this off here");
    expect(noticeIn(await member.says("rps play"))).toMatch(/in a private chat with me: <\/rps play:\d+>$/);
    // The old message's button keeps its meaning: off stays off.
    const { custom_id: again } = buttonOf(games, "Rock-paper-scissors");
    shownBy(await owner.sends(off, again));
    expect((await openedBy(owner)).content).toContain("🚫 Rock-paper-scissors\n");
    await stage.restartBot();
    expect(noticeIn(await member.says("rps play"))).toContain("turned this off here");
    shownBy(await owner.presses(off, "Rock-paper-scissors"));
    expect(shownBy(await member.presses(match, "Rock")).content).toContain("You ✊");
  });

  it("posts the daily after an outage, and gives it up after three days of refusal until it's set again", async () => {
    const owner = await manager();
    const page = () => openedBy(owner);
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
