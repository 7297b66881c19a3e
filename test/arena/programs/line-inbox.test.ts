// Lines that arrive in pieces, in bulk, late, or not at all.

import { describe, expect, it } from "vitest";
import { LineInbox } from "../../../src/arena/programs/line-inbox.ts";
import { PlayerFailure } from "../../../src/arena/programs/player.ts";

const LONG_MS = 15_000;

describe("an inbox of lines", () => {
  it("returns lines one at a time, however they were split", async () => {
    const inbox = new LineInbox();
    inbox.receive("on");
    inbox.receive("e\ntwo\nth");
    expect(await inbox.next(LONG_MS)).toBe("one");
    expect(await inbox.next(LONG_MS)).toBe("two");
    const third = inbox.next(LONG_MS);
    inbox.receive("ree\n");
    expect(await third).toBe("three");
  });

  it("reads on without end: lines already read don't count", async () => {
    const inbox = new LineInbox();
    const line = "r".repeat(99_999);
    for (let round = 0; round < 30; round++) {
      const coming = inbox.next(LONG_MS);
      inbox.receive(`${line}\n`);
      expect(await coming).toBe(line);
    }
  });

  it("fails a writer that sends far more than requested", async () => {
    const inbox = new LineInbox();
    const waiting = expect(inbox.next(LONG_MS)).rejects.toThrow(/far more/);
    for (let chunk = 0; chunk < 11; chunk++) inbox.receive("y".repeat(100_000));
    await waiting;
    await expect(inbox.next(LONG_MS)).rejects.toThrow(PlayerFailure);
  });

  it("returns what came before the end, then the first reason for it", async () => {
    const inbox = new LineInbox();
    inbox.receive("last\n");
    inbox.close(new PlayerFailure("it left"));
    inbox.close(new PlayerFailure("another reason"));
    inbox.receive("late\n");
    expect(await inbox.next(LONG_MS)).toBe("last");
    await expect(inbox.next(LONG_MS)).rejects.toThrow("it left");
  });

  it("tells a waiting reader about the end or a timeout, and can go on", async () => {
    const inbox = new LineInbox();
    await expect(inbox.next(5)).rejects.toThrow("it didn't answer within 5 ms");
    const waiting = inbox.next(LONG_MS);
    inbox.receive("here\n");
    expect(await waiting).toBe("here");
    const left = expect(inbox.next(LONG_MS)).rejects.toThrow("it left");
    inbox.close(new PlayerFailure("it left"));
    await left;
  });
});
