// What a process knows about a chat: another process's change soon, its own at once, and never a guess.

import { describe, expect, it, vi } from "vitest";
import { knownPlaces } from "../../../commands/place/index.ts";
import type { Place } from "../../../src/chat/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";

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
  it("are read once for many presses, and never for a private chat, where everything is on", async () => {
    const { store, here } = await processes();
    const read = vi.spyOn(store, "read");
    expect(await here.isOn({ platform: "discord", kind: "private", id: "10" }, "rps")).toBe(true);
    expect(read).not.toHaveBeenCalled();
    await Promise.all([here.of(KEY), here.isOn(there, "rps"), here.isOn(there, "mines")]);
    expect(await here.isOn({ ...there, id: "11" }, "rps")).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
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

  it("are read again after a failure, and after a change of unknown outcome", async () => {
    const { store, here, other } = await processes();
    failing(store, "read");
    await expect(here.of(KEY)).rejects.toThrow("away");
    expect(await here.isOn(there, "rps")).toBe(true);
    await other.change(KEY, off);
    failing(store, "update");
    await expect(here.change(KEY, off)).rejects.toThrow("away");
    expect(await here.isOn(there, "rps")).toBe(false);
  });

  it("follow a group to its new id, also late and more than once", async () => {
    const { here, other, pass } = await processes();
    const ban = (id: string) => ({ kind: "ban", ban: { id, name: id, at: 1 } }) as const;
    const post = { id: "7", name: "", minute: 5, locale: "en" };
    await here.change(KEY, ban("2"));
    await here.change(KEY, { kind: "daily", post });
    await here.change(KEY, { kind: "language", language: "ru" });
    // Set in the new chat before anyone noticed.
    await here.change("discord:8", off);
    await here.change("discord:8", { kind: "language", language: "de" });
    await here.change("discord:8", ban("3"));
    for (const one of [here, other, here]) await one.move(KEY, "discord:8");
    pass(5_001);
    expect(await other.of("discord:8")).toMatchObject({
      ...{ off: ["rps"], language: "de", bans: [{ id: "2" }, { id: "3" }], daily: { ...post, id: "8" } },
    });
    expect(await other.of(KEY)).toEqual({ off: [] });
  });
});
