// A tournament on Discord: opened in a channel, played, and announced there with its picture.

import { expect, it } from "vitest";
import { isPrivate, type Message, noticeIn, shownBy } from "./discord-person.ts";
import { describeOnDiscord, type Stage } from "./discord-stage.ts";
import { eventually } from "./rig.ts";

const ENTRANTS = ["markov", "rotation", "copy", "random"];

interface Announcement extends Omit<Message, "attachments"> {
  readonly attachments: readonly { readonly filename: string; readonly description?: string; readonly url: string }[];
}

function announcements(stage: Stage, channel: string): Promise<readonly Announcement[]> {
  return eventually(
    async () => {
      const all = await stage.simulator.get<readonly Announcement[]>(`messages?channel=${channel}`);
      return all.filter(({ content }) => content.includes("Who met whom, and why"));
    },
    (found) => found.length > 0,
  );
}

describeOnDiscord("a tournament on Discord", {}, (stage) => {
  it("is announced in its channel, once, with a table and a picture told in words", async () => {
    const person = await stage.person();
    const created = shownBy(await person.says("tournament create", { match: "100", system: "round-robin" }));
    expect(created.content).toContain("Vera opens a tournament");
    expect(isPrivate(created)).toBe(false);
    for (const strategy of ENTRANTS) shownBy(await person.says("tournament join", { strategy }));
    expect(noticeIn(await person.says("tournament join", { strategy: "markow" }))).toContain("markov");
    const stranger = await stage.person();
    expect(noticeIn(await stranger.says("tournament start"))).toContain("who manages this place");
    expect(shownBy(await person.says("tournament start")).content).toContain("4 entrants");
    const [end] = await announcements(stage, created.channel_id);
    expect(end?.content).toMatch(/```\n +pts \+ = -\n1(?:-\d)? +\w/);
    expect(end?.attachments[0]).toMatchObject({ filename: "leaderboard.png" });
    const [posted] = await stage.simulator.get<readonly object[]>("transcript?operation=create_message");
    const description = expect.stringMatching(/^Points as bars.*: .*rotation \d/);
    expect(posted).toMatchObject({ body: { attachments: [{ description }] } });
    expect(shownBy(await person.says("tournament pairings")).content).toContain("everyone meets everyone");
    expect(shownBy(await person.says("leaderboard")).content).toContain("The best of one tournament");
    await stage.restartBot();
    expect(shownBy(await person.says("tournament standings")).content).toContain("rotation");
    expect(await announcements(stage, created.channel_id)).toHaveLength(1);
  });

  it("whose bot is killed while it is played ends after the restart, with one announcement", async () => {
    const channel = "800000000000000011";
    const person = await stage.person({ channel });
    await person.says("tournament create", { match: "2000", system: "round-robin" });
    for (const strategy of [...ENTRANTS, "mkia", "supp", "iocaine"]) await person.says("tournament join", { strategy });
    await person.says("tournament start");
    await stage.restartBot("SIGKILL");
    expect(await announcements(stage, channel)).toHaveLength(1);
    expect(shownBy(await person.says("tournament status")).content).toContain("It has ended");
  });
});
