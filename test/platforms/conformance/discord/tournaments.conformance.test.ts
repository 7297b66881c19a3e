// A tournament on Discord: opened in a channel, played, and announced there with its picture.

import { expect, it } from "vitest";
import { eventually, startBot } from "../rig.ts";
import { becomes, isPrivate, type Message, noticeIn, type Person, shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord, HERE, MANAGE_SERVER, type Stage, THERE } from "./stage.ts";

const ENTRANTS = ["markov", "rotation", "copy", "random"];

interface Announcement extends Omit<Message, "attachments"> {
  readonly attachments: readonly {
    readonly filename: string;
    readonly description?: string;
    readonly url: string;
  }[];
}

function announcements(stage: Stage, channel: string, tries = 600): Promise<readonly Announcement[]> {
  return eventually(
    async () => {
      const all = await stage.simulator.get<readonly Announcement[]>(`messages?channel=${channel}`);
      return all.filter(({ content }) => /🏆 (?:Round robin|Swiss)/.test(content));
    },
    (found) => found.length > 0,
    tries,
  );
}

/** Enters a strategy by the card's button, or by the form if it isn't one of those on offer. */
async function enters(person: Person, card: Message, strategy: string): Promise<Message> {
  const offered = shownBy(await person.presses(card, "Enter mine"));
  expect(isPrivate(offered)).toBe(true);
  return shownBy(await person.fillsIn(await person.presses(offered, "Another one"), { strategy }));
}

describeOnDiscord("a tournament on Discord", {}, (stage) => {
  const all = (channel: string) =>
    stage.simulator.get<readonly Announcement[]>(`messages?channel=${channel}`);

  it("is announced once in its channel, with a table and a described picture", async () => {
    const person = await stage.member(MANAGE_SERVER);
    const created = shownBy(
      await person.says("tournament create", { length: "100", system: "round-robin", house: "off" }),
    );
    expect(created.content).toContain("Vera opens a tournament");
    expect(isPrivate(created)).toBe(false);
    for (const strategy of ENTRANTS)
      expect((await enters(person, created, strategy)).content).toContain(`${strategy} joins`);
    expect((await enters(person, created, "markow")).content).toContain("markov");
    const stranger = await stage.person();
    expect(noticeIn(await stranger.says("tournament create"))).toContain(
      "Only someone who manages this chat",
    );
    expect(noticeIn(await stranger.presses(created, "Start"))).toContain("someone who manages this chat");
    expect(noticeIn(await person.presses(created, "Start"))).toContain("4 entrants");
    const [end] = await announcements(stage, created.channel_id);
    expect(end?.content).toMatch(/```\n +pts\n1(?:-\d)? +\w/);
    expect(wordsOn(end as Message)).toEqual(["Next one", "More"]);
    expect(end?.attachments[0]).toMatchObject({ filename: "tournament.png" });
    await becomes(stage.simulator, created, "It’s over");
    const [posted] = await stage.simulator.get<readonly object[]>("transcript?operation=create_message");
    const description = expect.stringMatching(/^Cross table\. .*: .*\d\. rotation: \d/);
    expect(posted).toMatchObject({ body: { attachments: [{ description }] } });
    const panel = shownBy(await person.says("tournament show"));
    expect(isPrivate(panel)).toBe(true);
    expect(shownBy(await person.presses(panel, "Pairings")).content).toContain("everyone meets everyone");
    expect(shownBy(await person.says("leaderboard")).content).toContain("The best of one tournament");
    await stage.restartBot();
    const again = shownBy(await person.says("tournament show"));
    expect(shownBy(await person.presses(again, "Standings")).content).toContain("rotation");
    expect(await announcements(stage, created.channel_id)).toHaveLength(1);
  });

  it("ends with one announcement after the bot is killed and restarted", async () => {
    const channel = THERE;
    const person = await stage.member(MANAGE_SERVER, { channel });
    const created = shownBy(
      await person.says("tournament create", { length: "2000", system: "round-robin", house: "off" }),
    );
    for (const strategy of ENTRANTS) await enters(person, created, strategy);
    for (const strategy of ["mkia", "supp", "iocaine"])
      await enters(await stage.person({ channel }), created, strategy);
    await person.presses(created, "Start");
    await stage.restartBot("SIGKILL");
    expect(await announcements(stage, channel)).toHaveLength(1);
    expect(shownBy(await person.says("tournament show")).content).toContain("It’s over");
  });

  it("fills two entrants up to eight with built-in ones, marked at the end", async () => {
    const [person, other] = [
      await stage.member(MANAGE_SERVER, { channel: HERE }),
      await stage.person({ channel: HERE }),
    ];
    const created = shownBy(await person.says("tournament create", { length: "100" }));
    expect(created.content).toContain("🏠 My own strategies fill the field up to 8.");
    await enters(person, created, "constant");
    await enters(other, created, "rotation");
    expect(noticeIn(await person.presses(created, "Start"))).toContain("8 entrants");
    const ended = ({ content }: Announcement) => /🏆 Swiss/.test(content) && /🏠/.test(content);
    const [end] = await eventually(
      async () => (await all(HERE)).filter(ended),
      (found) => found.length > 0,
      600,
    );
    const table = /```\n([\s\S]*?)```/.exec(end?.content ?? "")?.[1] ?? expect.fail();
    expect(table.match(/^\d(?:-\d)? +(?:🏠 [a-z]|constant |rotation )/gm)).toHaveLength(3);
    expect(end?.content).toMatch(/The winner: 🏠|First place is shared: .*🏠/);
    expect(end?.content).toContain("Best entrant: ");
    const board = shownBy(await person.says("leaderboard", { scope: "everywhere" }));
    expect(board.content).not.toContain("🏠");
  });

  it("starts by the clock despite restarts, announced once", async () => {
    const person = await stage.member(MANAGE_SERVER, { channel: THERE });
    expect(noticeIn(await person.says("tournament create", { start: "2020-01-01 18:00" }))).toContain(
      "has passed",
    );
    const before = (await announcements(stage, THERE)).length;
    const created = shownBy(await person.says("tournament create", { length: "100", start: "in 1m" }));
    expect(created.content).toContain("It starts ");
    for (const strategy of ENTRANTS) await enters(person, created, strategy);
    await stage.restartBot();
    await becomes(stage.simulator, created, "It’s over");
    await stage.restartBot("SIGKILL");
    expect(await announcements(stage, THERE)).toHaveLength(before + 1);
  }, 150_000);
});

describeOnDiscord(
  "a tournament on Discord with two processes",
  { redis: true, harmless: [40060] },
  (stage) => {
    it("is created once and ends with one announcement after its process is killed", async () => {
      const spare = await startBot(stage.environment);
      try {
        const person = await stage.member(MANAGE_SERVER, { channel: THERE });
        const created = shownBy(
          await person.says("tournament create", { length: "2000", system: "round-robin", house: "off" }),
        );
        expect(created.content).toContain("Vera opens a tournament");
        // No forms here: if two processes each show one, Discord rejects the second.
        for (const strategy of ["markov", "wildcard", "iocaine", "mirror"]) {
          const offered = shownBy(await person.presses(created, "Enter mine"));
          expect(shownBy(await person.presses(offered, strategy)).content).toContain("joins");
        }
        expect(noticeIn(await person.presses(created, "Start"))).toContain("4 entrants");
        await stage.restartBot("SIGKILL");
        expect(await announcements(stage, THERE, 900)).toHaveLength(1);
        expect(shownBy(await person.says("tournament show")).content).toContain("It’s over");
        expect(await announcements(stage, THERE)).toHaveLength(1);
      } finally {
        await spare.stop();
      }
    });
  },
);
