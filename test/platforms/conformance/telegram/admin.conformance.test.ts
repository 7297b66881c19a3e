// The host's page with a whole bot: from `/admin` in a chat to what its processes counted, and a backup.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { eventually } from "../rig.ts";
import { type Person, type TelegramMessage, useStage } from "./stage.ts";

const LINK = /(http:\/\/localhost:\d+)\/admin#([\w.~-]+)/;

interface Answer {
  readonly status: number;
  readonly bearer?: string;
  readonly html?: string;
  readonly said?: string;
}

describe("the host's page on Telegram", async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stage = useStage({ environment: { PUBLIC_URL: url, PORT: `${port}`, HOST: "127.0.0.1" } });
  let anna: Person;
  let boris: Person;
  beforeAll(async () => {
    [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
  });

  async function post(path: string, bearer = "", body: object = {}): Promise<Answer> {
    const response = await fetch(`${url}/admin/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { ...(isJson ? ((await response.json()) as object) : {}), status: response.status };
  }

  const linkIn = (messages: readonly TelegramMessage[]) => LINK.exec(JSON.stringify(messages))?.[2];

  it("isn't there without HOST_ADMINS", async () => {
    expect(linkIn(await stage.say(anna, "/admin"))).toBeUndefined();
    expect((await post("house")).status).toBe(404);
  });

  it("opens by a link that only an admin gets, and only in private", async () => {
    Object.assign(stage.environment, { HOST_ADMINS: `telegram:${anna.id}` });
    await stage.restartBot();
    const group = await stage.group();
    expect(linkIn(await stage.say(boris, "/admin"))).toBeUndefined();
    await stage.write(anna, "/admin", { chat: group });
    const given = linkIn(await stage.say(anna, "/admin"));
    const { bearer } = await post("enter", given);
    expect((await post("enter", given)).status).toBe(401);
    const { html } = await post("house", bearer);
    expect(html).toContain("telegram: connected");
    expect(linkIn(await stage.messages(group))).toBeUndefined();
  });

  it("keeps what was played over a restart, also after a crash", async () => {
    await (await stage.table(anna)).play("r");
    await stage.restartBot();
    const bearer = (await post("enter", linkIn(await stage.say(anna, "/admin")))).bearer;
    const played = (text = "") => /<th scope="row">rps<\/th><td class="number">(\d+)/.exec(text)?.[1];
    const before = played((await post("house", bearer)).html);
    expect(Number(before)).toBeGreaterThan(0);
    await stage.restartBot("SIGKILL");
    expect(played((await post("house", bearer)).html)).toBe(before);
  });

  it("makes a backup beside the running bot", async () => {
    const { bearer } = await post("enter", linkIn(await stage.say(anna, "/admin")));
    await post("do", bearer, { do: "backup" });
    const { html = "" } = await eventually(
      () => post("house", bearer),
      (seen) => seen.html?.includes("Wrote ") === true,
    );
    const name = /gadalka-2[\dTZ-]+\.backup/.exec(html)?.[0] ?? "";
    expect(existsSync(join(stage.environment.DATA_DIR ?? "", "backups", name))).toBe(true);
  });

  it("ends with the account's place in HOST_ADMINS", async () => {
    const { bearer } = await post("enter", linkIn(await stage.say(anna, "/admin")));
    expect((await post("house", bearer)).status).toBe(200);
    Object.assign(stage.environment, { HOST_ADMINS: `telegram:${boris.id}` });
    await stage.restartBot();
    expect((await post("house", bearer)).status).toBe(401);
    expect((await post("do", bearer, { do: "ban", person: `telegram:${boris.id}` })).status).toBe(401);
  });
});
