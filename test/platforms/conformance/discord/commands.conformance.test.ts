// The command list that Discord gets, and suggestions.

import { expect, it } from "vitest";
import { spawnBot } from "../rig.ts";
import { describeOnDiscord } from "./stage.ts";

/** A command, or part of one, as Discord stores it. */
interface Published {
  readonly id: string;
  readonly name: string;
  readonly options?: readonly Published[];
}

const PUBLISHED = [
  ...["daily", "help", "leaderboard", "mines", "oddeven", "profile", "rps", "settings", "strategy"],
  "tournament",
];

describeOnDiscord("commands on Discord", {}, (stage) => {
  it("log in without any intents", async () => {
    const { sessions } = await stage.simulator.get<{ sessions: readonly { intents: number }[] }>("state");
    expect(sessions.map(({ intents }) => intents)).toEqual([0]);
  });

  it("are available in servers, DMs and private channels, for both installs", async () => {
    const commands = await stage.simulator.get<readonly Published[]>("commands");
    const names = commands.map(({ name }) => name).sort();
    expect(names).toEqual(["Compare how we play", "Duel", ...PUBLISHED]);
    for (const command of commands)
      expect(command).toMatchObject({ contexts: [0, 1, 2], integration_types: [0, 1] });
  });

  it("replace Discord's list at each start, but keep the entry point of an Activity", async () => {
    const commands = () => stage.simulator.get<readonly Published[]>("commands");
    const [first, ...others] = await commands();
    const { apiUrl, token } = stage.simulator;
    const { appId } = await stage.simulator.get<{ appId: string }>("state");
    const headers = { authorization: `Bot ${token}`, "user-agent": "DiscordBot (https://example.org, 1)" };
    await fetch(`${apiUrl}/v10/applications/${appId}/commands/${first?.id}`, { method: "DELETE", headers });
    await stage.simulator.post("activities");
    expect(await stage.restartBot()).toBe(0);
    const names = (await commands()).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set([first, ...others].map((one) => one?.name).concat("launch")));
    const command = spawnBot(["cli/index", "publish-commands"], stage.environment);
    expect(await command.ended()).toBe(0);
    expect(command.output()).toContain("discord: commands published");
  });

  it("suggest opponents and lengths that match the typed text", async () => {
    const person = await stage.person();
    expect(await person.suggestions("rps play", "opponent", "")).toEqual(
      expect.arrayContaining(["novice", "random", "wildcard"]),
    );
    expect(await person.suggestions("rps play", "opponent", "rand")).toEqual(["random"]);
    expect(await person.suggestions("rps play", "opponent", "nobody of that name")).toEqual([]);
  });
});
