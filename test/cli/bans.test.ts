// `gadalka ban`, `unban` and `bans`, run as a host runs them, while the bot has the store open.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/infra/store/index.ts";
import { openRing } from "../commands/duel/ring.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-bans-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const store = await openStore({ dataDir: folder });
afterAll(() => store.close());

const gadalka = (args: readonly string[], environment = {}) =>
  run(["cli/index", ...args], { DATA_DIR: folder, ...environment });

describe("gadalka ban", () => {
  it("ends the person's duel, lists and lifts bans", async () => {
    const ring = await openRing({ store });
    const duel = await ring.begin();
    const banned = await gadalka(["ban", "telegram:1"]);
    expect(banned.out).toBe("telegram:1 is banned everywhere. This takes effect within five seconds.\n");
    expect((await ring.stored(duel))?.play?.over).toMatchObject({ winner: "level", ending: "void" });
    const day = "2026-11-24";
    expect((await gadalka(["bans"])).out.replaceAll(/\d{4}-\d\d-\d\d/g, day)).toBe(
      `telegram:1  since ${day}\n`,
    );
    const listed = JSON.parse((await gadalka(["bans", "--json"])).out);
    expect(listed.map(({ player }: { player: string }) => player)).toEqual(["telegram:1"]);
    const lifted = await gadalka(["unban", "telegram:1"]);
    expect(lifted.out).toBe("telegram:1 can play again within five seconds.\n");
    expect((await gadalka(["bans"])).out).toBe("No one is banned.\n");
  });

  it("refuses an invalid person, the bot itself, and lifting no ban", async () => {
    const nobody = await gadalka(["ban", "bob"]);
    expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('"bob" isn\'t a player')]);
    const me = await gadalka(["ban", "telegram:123"], { TELEGRAM_TOKEN: "123:abc" });
    expect([me.code, me.err]).toEqual([1, expect.stringContaining("telegram:123 is this bot")]);
    const token = `${Buffer.from("456").toString("base64")}.x.y`;
    const onDiscord = await gadalka(["ban", "discord:456"], { DISCORD_TOKEN: token });
    expect(onDiscord.err).toContain("discord:456 is this bot");
    const free = await gadalka(["unban", "telegram:2"]);
    expect([free.code, free.err]).toEqual([1, expect.stringContaining("telegram:2 isn't banned")]);
  });
});
