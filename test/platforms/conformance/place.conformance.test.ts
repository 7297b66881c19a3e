// A server's rules on Discord: a manager switches a game off, restricts play to a channel and asks for quiet; a
// member sees the rules, can't change anything, and is refused in private.

import { expect, it } from "vitest";
import {
  becomes,
  buttonOf,
  isPrivate,
  type Message,
  noticeIn,
  type Person,
  shownBy,
  wordsOn,
} from "./discord/person.ts";
import { describeOnDiscord, HERE, MANAGE_SERVER, THERE } from "./discord/stage.ts";

const MANAGE_EVENTS = 1n << 33n;

const tournament = { match: "20", system: "round-robin" };

describeOnDiscord("a server and its rules on Discord", {}, (stage) => {
  const manager = (channel?: string) => stage.member(MANAGE_SERVER, channel ? { channel } : {});

  /** Opens the page *This server*, by presses starting from a published command. */
  async function openedBy(owner: Person): Promise<Message> {
    return shownBy(await owner.presses(shownBy(await owner.says("settings")), "This server"));
  }

  it("offers the settings only to managers of the server", async () => {
    const page = await openedBy(await manager());
    expect(isPrivate(page)).toBe(true);
    for (const other of [await stage.member(), await stage.member(MANAGE_EVENTS)]) {
      expect(wordsOn(shownBy(await other.says("settings")))).not.toContain("This server");
      expect(noticeIn(await other.says("place settings"))).toContain("Only people who manage this chat");
    }
  });

  it("disables a game by button, refuses it privately, keeps its match, and enables it again", async () => {
    const [owner, member] = [await manager(), await stage.member()];
    const match = shownBy(await member.says("rps play", { length: "endless" }));
    const games = shownBy(await owner.presses(await openedBy(owner), "Games"));
    const off = shownBy(await owner.presses(games, "Rock-paper-scissors", { duplicate: 1 }));
    expect((await openedBy(owner)).content).toContain("🚫 Rock-paper-scissors\n");
    expect(noticeIn(await member.presses(match, "Rock"))).toContain("turned this off here");
    expect(noticeIn(await member.says("rps play"))).toMatch(/in a private chat with me: <\/rps play:\d+>$/);
    const inPrivate = await stage.person({ context: "bot_dm" });
    expect(noticeIn(await inPrivate.says("place settings"))).toContain("just you and me");
    // The old message's button keeps its meaning: off stays off.
    const { custom_id: again } = buttonOf(games, "Rock-paper-scissors");
    shownBy(await owner.sends(off, again));
    expect((await openedBy(owner)).content).toContain("🚫 Rock-paper-scissors\n");
    await stage.restartBot();
    expect(noticeIn(await member.says("rps play"))).toContain("turned this off here");
    shownBy(await owner.presses(off, "Rock-paper-scissors"));
    expect(shownBy(await member.presses(match, "Rock")).content).toContain("You ✊");
  });

  it("picks a channel in its button's form", async () => {
    const owner = await manager();
    const where = shownBy(await owner.presses(await openedBy(owner), "Where to play"));
    const opened = await owner.presses(where, "Another channel…");
    expect(opened.modal?.components).toHaveLength(1);
    const page = shownBy(await owner.fillsIn(opened, { channel: THERE }));
    expect(page.content).toContain("only in #");
    shownBy(await owner.presses(page, "Play everywhere"));
  });

  it("limits play to a channel by option or button, even after that channel is deleted", async () => {
    const [owner, member, elsewhere] = [
      await manager(),
      await stage.member(),
      await stage.member(undefined, { channel: THERE }),
    ];
    expect(shownBy(await owner.says("place settings", { channel: HERE })).content).toContain("only in #");
    shownBy(await member.says("rps play"));
    expect(noticeIn(await elsewhere.says("rps play"))).toMatch(/only allow games in #\S+\. Nothing is lost/);
    shownBy(await elsewhere.says("leaderboard"));
    const there = await manager(THERE);
    const where = shownBy(await there.presses(await openedBy(there), "Where to play"));
    const [listed = ""] = wordsOn(where);
    expect(listed).toMatch(/^Not in #/);
    shownBy(await there.presses(where, listed));
    shownBy(await elsewhere.says("rps play"));
  });

  it("announces no tournament result in a quiet server, but still answers", async () => {
    const owner = await manager();
    shownBy(await owner.says("place settings", { what: "quiet", to: "on" }));
    const created = shownBy(await owner.says("tournament create", tournament));
    for (const strategy of ["copy", "rotation"]) await owner.says("tournament join", { strategy });
    await owner.says("tournament start");
    await becomes(stage.simulator, created, "It’s over");
    const posted = await stage.simulator.get<readonly object[]>("transcript?operation=create_message");
    expect(posted).toEqual([]);
    expect(shownBy(await owner.says("tournament status")).content).toContain("It’s over");
    shownBy(await owner.says("place settings", { what: "tournaments", to: "off" }));
    expect(noticeIn(await owner.says("tournament create", tournament))).toContain("turned this off here");
  });
});
