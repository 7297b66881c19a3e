// A chat's rules on both platforms: a manager switches a game off, restricts play to a channel and asks for quiet; a
// member sees the rules, can't change anything, and is refused in private.

import { describe, expect, it } from "vitest";
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
import { eventually } from "./rig.ts";
import { manages, useStage } from "./telegram/stage.ts";
import { type Table, tableOf } from "./telegram/table.ts";

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

describe("a group's rules on Telegram", () => {
  const stage = useStage();

  /** Opens the group's page in the private chat of the person who asks for it. */
  async function settingsIn(
    chat: number,
    who: { readonly id: number; readonly first_name: string },
  ): Promise<Table> {
    await stage.say(who, "/start");
    await stage.write(who, "/place settings", { chat });
    const page = await eventually(
      async () => (await stage.messages(who.id)).findLast(({ text }) => text?.startsWith("This group")),
      (found) => found !== undefined,
    );
    return tableOf(stage, who, page);
  }

  it("disables a game by button, refuses it privately, keeps its match, and enables it again", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const match = await stage.table(boris, "/rps play", chat);
    await stage.write(boris, "/place settings", { chat });
    await eventually(
      () => stage.whispersTo(boris, chat),
      (all) => all.includes("Only people who manage this chat can change its settings."),
    );
    const settings = await settingsIn(chat, anna);
    await settings.press(`here-games_${chat}_`);
    await settings.becomes(({ text }) => text.startsWith("Games"));
    await settings.press(`here-games_${chat}_rps-off`, { duplicate: 1 });
    await settings.press(`here_${chat}_`);
    await settings.becomes(({ text }) => text.includes("🚫 Rock-paper-scissors\n"));
    // A message only he can see, or an alert if the chat's rate limit leaves no room for one.
    const { text } = await match.press("rock");
    const heard = [text, ...(await stage.whispersTo(boris, chat))];
    expect(heard).toContainEqual(expect.stringContaining("turned this off here"));
    const [typed] = await stage.say(boris, "/rps", { chat });
    expect(typed?.text).toContain("turned this off here");
    const [alone] = await stage.say(boris, "/rps play");
    expect(alone?.text).toContain("Rock-paper-scissors · first to 10");
    const [nowhere] = await stage.say(boris, "/place settings mines off");
    expect(nowhere?.text).toContain("just you and me");
    await stage.restartBot();
    await manages(stage.simulator, anna.id);
    const [lizard] = await stage.say(boris, "/rps play lizard-spock", { chat });
    expect(lizard?.text).toContain("lizard-Spock · first to 10");
    // A new process learns her private chat only once she writes there.
    await stage.say(anna, "/start");
    await stage.write(anna, "/place settings rps on", { chat });
    await eventually(
      async () => (await stage.messages(anna.id)).at(-1)?.text ?? "",
      (words) => words.includes("✅ Rock-paper-scissors,"),
    );
  });

  it("refuses a banned player privately, in that group only, until the ban is lifted", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const match = await stage.table(boris, "/rps play", chat);
    await match.press("rock");
    const hers = (part: string) =>
      eventually(
        () => stage.whispersTo(anna, chat),
        (all) => all.some((words) => words.includes(part)),
      );
    const said = await stage.write(boris, "hi", { chat });
    await stage.write(anna, "/place ban", { chat, reply_to: said.message_id });
    await hers("Boris can’t play here any more.");
    const heard = "You’re banned from playing in this group. Only people who manage it can lift the ban.";
    const { text } = await match.press("paper");
    await match.becomes((shown) => shown.text.includes("Stopped"));
    await stage.write(boris, "/rps", { chat });
    const seen = await eventually(
      async () => [text ?? "", ...(await stage.whispersTo(boris, chat))],
      (all) => all.filter((words) => words === heard).length >= 2,
    );
    expect(seen).toContain(heard);
    expect((await stage.messages(chat)).filter((shown) => shown.text?.includes("banned"))).toEqual([]);
    const [alone] = await stage.say(boris, "/rps play");
    expect(alone?.text).toContain("Rock-paper-scissors · first to 10");
    await stage.write(anna, `/place ban`, {
      chat,
      reply_to: (await stage.write(anna, "me", { chat })).message_id,
    });
    await hers("You can’t ban yourself.");
    await stage.write(anna, `/place unban ${boris.id}`, { chat });
    await hers("Boris can play here again.");
    const [again] = await stage.say(boris, "/oddeven", { chat });
    expect(again?.text).toContain("Odd-even");
  });

  it("announces no tournament result in a quiet group, but still answers", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    await (await settingsIn(chat, anna)).press(`here_${chat}_quiet`);
    const [created] = await stage.say(anna, "/tournament create swiss 2 100", { chat });
    const card = tableOf(stage, anna, created);
    // At this pace, the bot answers only through the card.
    for (const strategy of ["rotation", "copy"])
      await stage.write(anna, `/tournament join ${strategy}`, { chat });
    await card.becomes(({ text }) => text.includes("2 entrants so far"));
    await stage.write(anna, "/tournament start", { chat });
    await card.becomes(({ text }) => text.includes("It’s over"));
    expect(await stage.calls({ method: "sendPhoto", chatId: chat })).toEqual([]);
    const [status] = await stage.say(anna, "/tournament status", { chat });
    expect(status?.text).toContain("It’s over");
  });

  it("lets anyone enable a group without managers, and no one disable it", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    await stage.say(anna, "/place settings oddeven off", { chat });
    // Waiting for the cached administrators to expire would take a minute; a new bot has cached none.
    await stage.simulator.post("reset");
    await stage.restartBot();
    await manages(stage.simulator);
    const boris = await stage.person("Boris");
    const [refused] = await stage.say(boris, "/place settings mines off", { chat });
    expect(refused?.text).toContain("No one manages this chat");
    await stage.say(boris, "/place settings oddeven on", { chat });
    const [played] = await stage.say(boris, "/oddeven play", { chat });
    expect(played?.text).toContain("Odd-even · first to 50");
  });
});
