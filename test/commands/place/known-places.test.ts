// What a process knows about a chat: another process's change soon, its own at once, and never a guess; and what a
// quiet chat is spared.

import { describe, expect, it, vi } from "vitest";
import { quietly } from "../../../commands/place/feature.ts";
import { knownPlaces } from "../../../commands/place/index.ts";
import type { Messenger, Place } from "../../../src/chat/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const place: Place = { kind: "group", id: "10", server: "7" };
const there = { platform: "discord", ...place };
const KEY = "discord:7";
const off = { kind: "area", area: "rps", on: false } as const;

async function processes() {
  const store = await openStore({ dataDir: ":memory:" });
  let time = 1_000_000;
  const open = () => knownPlaces({ store, now: () => time });
  const pass = (ms: number): void => {
    time += ms;
  };
  return { store, here: open(), other: open(), pass };
}

const failing = (store: Store, call: "read" | "update") =>
  vi.spyOn(store, call).mockRejectedValueOnce(new StoreError("unreachable", "away"));

describe("the cached settings of a chat", () => {
  it("are read once for many presses", async () => {
    const { store, here } = await processes();
    const read = vi.spyOn(store, "read");
    await Promise.all([here.of(KEY), here.isOn(there, "rps"), here.isQuiet(there)]);
    expect(await here.isOn({ ...there, id: "11" }, "rps")).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("are never read for a private chat, where everything is on", async () => {
    const { store, here } = await processes();
    const read = vi.spyOn(store, "read");
    expect(await here.isOn({ platform: "discord", kind: "private", id: "10" }, "rps")).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });

  it("apply here immediately, and in another process within seconds", async () => {
    const { here, other, pass } = await processes();
    expect([await here.isOn(there, "rps"), await other.isOn(there, "rps")]).toEqual([true, true]);
    await here.change(KEY, off);
    expect([await here.isOn(there, "rps"), await other.isOn(there, "rps")]).toEqual([false, true]);
    pass(5_001);
    expect(await other.isOn(there, "rps")).toBe(false);
  });

  it("ignore a read that started before or during a change", async () => {
    const { store, here } = await processes();
    const early = here.of(KEY);
    const changing = here.change(KEY, off);
    vi.spyOn(store, "read").mockResolvedValueOnce(undefined);
    const meanwhile = here.of(KEY);
    await Promise.all([early, changing, meanwhile]);
    expect(await here.isOn(there, "rps")).toBe(false);
  });

  it("are read again after a failure", async () => {
    const { store, here } = await processes();
    failing(store, "read");
    await expect(here.of(KEY)).rejects.toThrow("away");
    expect(await here.isOn(there, "rps")).toBe(true);
  });

  it("are read again after a change of unknown outcome", async () => {
    const { store, here, other } = await processes();
    expect(await here.isOn(there, "rps")).toBe(true);
    await other.change(KEY, off);
    failing(store, "update");
    await expect(here.change(KEY, off)).rejects.toThrow("away");
    expect(await here.isOn(there, "rps")).toBe(false);
  });

  it("follow a group to a new id, idempotently, without overwriting its own", async () => {
    const { here, other, pass } = await processes();
    await here.change(KEY, { kind: "ban", ban: { id: "2", name: "Boris", at: 1 } });
    await here.change(KEY, { kind: "allow", channel: { id: "7", topic: "5", name: "games" } });
    for (const one of [here, other]) await one.move(KEY, "discord:8");
    pass(5_001);
    expect((await other.of("discord:8")).bans).toHaveLength(1);
    expect((await other.of("discord:8")).channels).toEqual([{ id: "8", topic: "5", name: "games" }]);
    expect((await other.of(KEY)).bans).toBeUndefined();
    await here.change(KEY, off);
    await here.move(KEY, "discord:8");
    expect(await here.of("discord:8")).toMatchObject({ off: [], bans: [{ id: "2" }] });
  });

  it("leave nothing in the store when they are the defaults", async () => {
    const { store, here, other } = await processes();
    await here.change(KEY, off);
    await here.change(KEY, { ...off, on: true });
    const read = vi.spyOn(store, "read");
    expect(await other.of(KEY)).toEqual({ off: [], channels: [] });
    await expect(read.mock.results[0]?.value).resolves.toBeUndefined();
  });
});

describe("a quiet chat", () => {
  async function quietPlace() {
    const { store, here } = await processes();
    const posted: string[] = [];
    const messenger: Messenger = {
      post: async (_platform, _place, _view, key) => {
        posted.push(key);
        return { state: "posted", message: key };
      },
      edit: async () => "edited",
      privateChat: async () => ({ state: "none" }),
    };
    return { store, here, posted, quiet: quietly(messenger, here, log) };
  }
  const view = { blocks: [] };

  it("receives only posts that someone asked for", async () => {
    const { here, posted, quiet } = await quietPlace();
    await here.change(KEY, { kind: "quiet", on: true });
    expect(await quiet.post("discord", place, view, "end")).toMatchObject({ state: "refused" });
    expect(await quiet.post("discord", place, view, "asked", "asked")).toMatchObject({ state: "posted" });
    expect(await quiet.edit("discord", place, "asked", view)).toBe("edited");
    await here.change(KEY, { kind: "quiet", on: false });
    expect(await quiet.post("discord", place, view, "next")).toMatchObject({ state: "posted" });
    expect(posted).toEqual(["asked", "next"]);
  });

  it("doesn't affect other servers or its members' private chats", async () => {
    const { here, posted, quiet } = await quietPlace();
    await here.change(KEY, { kind: "quiet", on: true });
    await quiet.post("discord", { ...place, server: "8" }, view, "other");
    await quiet.post("discord", { kind: "private", id: "10" }, view, "private");
    expect(posted).toEqual(["other", "private"]);
  });

  it("delays a post while its settings can't be read", async () => {
    const { store, posted, quiet } = await quietPlace();
    failing(store, "read");
    expect(await quiet.post("discord", place, view, "end")).toEqual({ state: "unavailable" });
    expect(await quiet.post("discord", place, view, "end")).toMatchObject({ state: "posted" });
    expect(posted).toEqual(["end"]);
  });
});
