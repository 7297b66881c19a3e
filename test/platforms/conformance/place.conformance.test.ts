// A server's rules on Discord: a manager switches a game off; a member can't change anything, and is refused in private.

import { expect, it } from "vitest";
import {
  buttonOf,
  isPrivate,
  type Message,
  noticeIn,
  type Person,
  shownBy,
  wordsOn,
} from "./discord/person.ts";
import { describeOnDiscord, MANAGE_SERVER } from "./discord/stage.ts";

const MANAGE_EVENTS = 1n << 33n;

describeOnDiscord("a server and its rules on Discord", {}, (stage) => {
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
});
