// On Discord the host's page is behind a button of `/settings`, in direct messages only: a command would be in everyone's
// picker.

import { beforeAll, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { shownBy, wordsOn } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const IN_PRIVATE = { context: "bot_dm" } as const;
const environment: Record<string, string> = {};

describeOnDiscord("the host's page on Discord", { environment }, (stage) => {
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    Object.assign(environment, { PUBLIC_URL: url, PORT: `${port}`, HOST: "127.0.0.1" });
  });

  const exchange = (given: string) =>
    fetch(`${url}/admin/enter`, { method: "POST", headers: { authorization: `Bearer ${given}` } });

  it("opens by a link that the bot's answer to a press has", async () => {
    const [anna, boris] = [await stage.person(IN_PRIVATE), await stage.person(IN_PRIVATE, "Boris")];
    environment.HOST_ADMINS = `discord:${anna.id}`;
    await stage.restartBot();
    const settings = shownBy(await anna.says("settings"));
    expect(wordsOn(settings)).toContain("Run this bot");
    const { content } = shownBy(await anna.presses(settings, "Run this bot"));
    const [, origin, given = ""] = /(http\S+)\/admin#([\w.~-]+)/.exec(content) ?? [];
    expect(origin).toBe(url);
    expect([(await exchange(given)).status, (await exchange(given)).status]).toEqual([200, 401]);
    expect(wordsOn(shownBy(await boris.says("settings")))).not.toContain("Run this bot");
  });

  it("isn't offered in a server", async () => {
    const member = await stage.member();
    environment.HOST_ADMINS = `discord:${member.id}`;
    await stage.restartBot();
    expect(wordsOn(shownBy(await member.says("settings")))).not.toContain("Run this bot");
  });
});
