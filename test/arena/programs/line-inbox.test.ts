// Lines that come in pieces, in heaps, late, or not at all.

import { describe, expect, it } from "vitest";
import { LineInbox } from "../../../src/arena/programs/line-inbox.ts";
import { PlayerFailure } from "../../../src/arena/programs/player.ts";

const LONG_MS = 15_000;

describe("an inbox of lines", () => {
  it("hands out lines one at a time, however they were cut", async () => {
    const inbox = new LineInbox();
    inbox.receive("on");
    inbox.receive("e\ntwo\nth");
    expect(await inbox.next(LONG_MS)).toBe("one");
    expect(await inbox.next(LONG_MS)).toBe("two");
    const third = inbox.next(LONG_MS);
    inbox.receive("ree\n");
    expect(await third).toBe("three");
  });

  it("reads on without end: what was read is no longer held against the writer", async () => {
    const inbox = new LineInbox();
    const line = "r".repeat(99_999);
    for (let round = 0; round < 30; round++) {
      const coming = inbox.next(LONG_MS);
      inbox.receive(`${line}\n`);
      expect(await coming).toBe(line);
    }
  });

  it("fails a writer of far more than was asked for", async () => {
    const inbox = new LineInbox();
    const waiting = expect(inbox.next(LONG_MS)).rejects.toThrow(/far more/);
    for (let chunk = 0; chunk < 11; chunk++) inbox.receive("y".repeat(100_000));
    await waiting;
    await expect(inbox.next(LONG_MS)).rejects.toThrow(PlayerFailure);
  });

  it("gives what came before the end, then the first reason for it", async () => {
    const inbox = new LineInbox();
    inbox.receive("last\n");
    inbox.close(new PlayerFailure("it left"));
    inbox.close(new PlayerFailure("another reason"));
    inbox.receive("ghost\n");
    expect(await inbox.next(LONG_MS)).toBe("last");
    await expect(inbox.next(LONG_MS)).rejects.toThrow("it left");
  });

  it("tells one who waits that nothing will come, or that it is too late, and can be asked again", async () => {
    const inbox = new LineInbox();
    await expect(inbox.next(5)).rejects.toThrow("it did not answer within 5 ms");
    const waiting = inbox.next(LONG_MS);
    inbox.receive("here\n");
    expect(await waiting).toBe("here");
    const left = expect(inbox.next(LONG_MS)).rejects.toThrow("it left");
    inbox.close(new PlayerFailure("it left"));
    await left;
  });
});
