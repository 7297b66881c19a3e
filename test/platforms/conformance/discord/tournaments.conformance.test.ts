// A tournament on Discord: opened in a channel, played, and announced there with its picture.

import { expect, it } from "vitest";
import { weeklyFromNextMinute } from "../next-minute.ts";
import { eventually, startBot } from "../rig.ts";
import { isPrivate, type Message, noticeIn, type Person, type Scene, shownBy } from "./person.ts";
import { describeOnDiscord, type Stage } from "./stage.ts";

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
      return all.filter(({ content }) => content.includes("Who met whom, and why"));
    },
    (found) => found.length > 0,
    tries,
  );
}

const [HERE, THERE] = ["800000000000000010", "800000000000000011"] as const;
const MANAGE_SERVER = String(1n << 5n);

/** Somebody who may manage the server. */
async function organiser(stage: Stage, scene: Scene = {}): Promise<Person> {
  const person = await stage.person(scene);
  const member = { guild: "800000000000000001", user: person.id, permissions: MANAGE_SERVER };
  await stage.simulator.post("member", member);
  return person;
}

describeOnDiscord("a tournament on Discord", {}, (stage) => {
  const all = (channel: string) =>
    stage.simulator.get<readonly Announcement[]>(`messages?channel=${channel}`);

  it("is announced in its channel, once, with a table and a picture told in words", async () => {
    const person = await organiser(stage);
    const created = shownBy(
      await person.says("tournament create", { match: "100", system: "round-robin", house: "off" }),
    );
    expect(created.content).toContain("Vera opens a tournament");
    expect(isPrivate(created)).toBe(false);
    for (const strategy of ENTRANTS) shownBy(await person.says("tournament join", { strategy }));
    expect(noticeIn(await person.says("tournament join", { strategy: "markow" }))).toContain("markov");
    const stranger = await stage.person();
    expect(noticeIn(await stranger.says("tournament create"))).toContain("Only who manages this place");
    expect(noticeIn(await stranger.says("tournament start"))).toContain("who manages this place");
    expect(shownBy(await person.says("tournament start")).content).toContain("4 entrants");
    const [end] = await announcements(stage, created.channel_id);
    expect(end?.content).toMatch(/```\n +pts \+ = -\n1(?:-\d)? +\w/);
    expect(end?.attachments[0]).toMatchObject({ filename: "tournament.png" });
    const card = async () => (await all(created.channel_id)).find(({ id }) => id === created.id)?.content;
    await eventually(card, (content) => content?.includes("It has ended") === true);
    const [posted] = await stage.simulator.get<readonly object[]>("transcript?operation=create_message");
    const description = expect.stringMatching(/^Cross table\. .*: .*\d\. rotation: \d/);
    expect(posted).toMatchObject({ body: { attachments: [{ description }] } });
    expect(shownBy(await person.says("tournament pairings")).content).toContain("everyone meets everyone");
    expect(shownBy(await person.says("leaderboard")).content).toContain("The best of one tournament");
    await stage.restartBot();
    expect(shownBy(await person.says("tournament standings")).content).toContain("rotation");
    expect(await announcements(stage, created.channel_id)).toHaveLength(1);
  });

  it("whose bot is killed while it is played ends after the restart, with one announcement", async () => {
    const channel = THERE;
    const person = await organiser(stage, { channel });
    await person.says("tournament create", { match: "2000", system: "round-robin", house: "off" });
    for (const strategy of [...ENTRANTS, "mkia", "supp", "iocaine"])
      await person.says("tournament join", { strategy });
    await person.says("tournament start");
    await stage.restartBot("SIGKILL");
    expect(await announcements(stage, channel)).toHaveLength(1);
    expect(shownBy(await person.says("tournament status")).content).toContain("It has ended");
  });

  it("that two entered is filled up to eight by the house, marked in the message of its end", async () => {
    const [person, other] = [
      await organiser(stage, { channel: HERE }),
      await stage.person({ channel: HERE }),
    ];
    const created = shownBy(await person.says("tournament create", { match: "100" }));
    expect(created.content).toContain("strategies of the house fill the field up to 8");
    shownBy(await person.says("tournament join", { strategy: "constant" }));
    shownBy(await other.says("tournament join", { strategy: "rotation" }));
    const begun = shownBy(await person.says("tournament start")).content;
    expect(begun).toContain("8 entrants");
    expect(begun).toContain("🏠 plays for the house");
    const ended = ({ content }: Announcement) => /Who met whom, and why/.test(content) && /🏠/.test(content);
    const [end] = await eventually(
      async () => (await all(HERE)).filter(ended),
      (found) => found.length > 0,
      600,
    );
    const table = /```\n([\s\S]*?)```/.exec(end?.content ?? "")?.[1] ?? expect.fail();
    expect(table.match(/^\d(?:-\d)? +🏠 [a-z]/gm)).toHaveLength(6);
    expect(table.match(/^\d(?:-\d)? +(?:constant|rotation) /gm)).toHaveLength(2);
    expect(end?.content).toMatch(/The winner: 🏠|The first place is shared: .*🏠/);
    expect(end?.content).toContain("Best of those who entered: ");
    const board = shownBy(await person.says("leaderboard", { scope: "everywhere" }));
    expect(board.content).not.toContain("🏠");
  });

  it("held weekly in another channel begins by the clock over restarts, with one card and one announcement", async () => {
    const person = await organiser(stage, { channel: HERE });
    await stage.simulator.post("channel", { id: THERE, deny: ["view"] });
    expect(noticeIn(await person.says("tournament create", { channel: THERE }))).toContain(
      "I may not write in",
    );
    await stage.simulator.post("channel", { id: THERE, deny: ["send"] });
    expect(noticeIn(await person.says("tournament create", { channel: THERE }))).toContain(
      "I may not write there",
    );
    await stage.simulator.post("channel", { id: THERE, deny: [] });
    expect(noticeIn(await person.says("tournament create", { start: "2020-01-01 18:00" }))).toContain(
      "is over",
    );
    const before = new Set((await all(THERE)).map(({ id }) => id));
    const options = { match: "100", start: weeklyFromNextMinute(), channel: THERE };
    expect(shownBy(await person.says("tournament create", options)).content).toContain("It is shown in #");
    for (const strategy of ENTRANTS) await person.says("tournament join", { strategy });
    await stage.restartBot();
    const shownThere = async () => (await all(THERE)).filter(({ id }) => !before.has(id));
    await eventually(shownThere, (shown) => shown.length === 2, 2400);
    await eventually(
      shownThere,
      (shown) => shown.some(({ content }) => content.includes("It has ended")),
      600,
    );
    await stage.restartBot("SIGKILL");
    const status = shownBy(await person.says("tournament status")).content;
    expect(status).toContain("and then again every ");
    expect(status).toContain("4 take part so far");
    const shown = await shownThere();
    expect(shown).toHaveLength(2);
    expect(
      shown.filter(({ attachments }) => attachments.some(({ filename }) => filename === "tournament.png")),
    ).toHaveLength(1);
    expect(shownBy(await person.says("tournament cancel", { what: "schedule" })).content).toContain(
      "ends the schedule",
    );
  }, 150_000);
});

describeOnDiscord("a tournament on Discord with two processes", { redis: true }, (stage) => {
  it("is opened once, and goes on when the one that plays it is killed: one table, one announcement", async () => {
    const spare = await startBot(stage.environment);
    try {
      const person = await organiser(stage, { channel: THERE });
      const created = shownBy(
        await person.says("tournament create", { match: "2000", system: "round-robin", house: "off" }),
      );
      expect(created.content).toContain("Vera opens a tournament");
      for (const strategy of [...ENTRANTS, "mkia", "supp", "iocaine"].slice(0, 4)) {
        const joined = shownBy(await person.says("tournament join", { strategy }));
        expect(joined.content).toContain("takes part");
        expect(isPrivate(joined)).toBe(true);
      }
      expect(shownBy(await person.says("tournament start")).content).toContain("4 entrants");
      await stage.restartBot("SIGKILL");
      expect(await announcements(stage, THERE, 900)).toHaveLength(1);
      expect(shownBy(await person.says("tournament status")).content).toContain("It has ended");
      expect(await announcements(stage, THERE)).toHaveLength(1);
    } finally {
      await spare.stop();
    }
  });
});
