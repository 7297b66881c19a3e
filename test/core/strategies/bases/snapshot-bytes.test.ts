// Snapshots' numbers come back as they were, and bytes that were never written so are refused.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SnapshotReader, SnapshotWriter } from "../../../../src/core/strategies/bases/snapshot-bytes.ts";
import { SnapshotProblem } from "../../../../src/core/strategies/index.ts";

describe("a snapshot's bytes", () => {
  it("give back whole numbers, doubles, moves and bytes", () => {
    const whole = fc.maxSafeNat().map((value) => Math.min(value, Number.MAX_SAFE_INTEGER - 1));
    const all = fc.tuple(fc.array(whole), fc.array(fc.double()), fc.option(fc.nat(100)), fc.uint8Array());
    fc.assert(
      fc.property(all, ([wholes, reals, move, bytes]) => {
        const writer = new SnapshotWriter("test/1", 5);
        for (const value of wholes) writer.whole(value);
        for (const value of reals) writer.real(value);
        writer.maybe(move ?? undefined);
        writer.nested(bytes);
        const reader = new SnapshotReader("test/1", 5, writer.finish());
        expect(wholes.map(() => reader.whole())).toEqual(wholes);
        expect(reals.map(() => reader.real())).toEqual(reals);
        expect(reader.maybe(101)).toBe(move ?? undefined);
        expect(reader.nested()).toEqual(bytes);
        reader.end();
      }),
      { seed: 1 },
    );
  });

  it("take one byte for a small number", () => {
    const sizeOf = (value: number): number => {
      const writer = new SnapshotWriter("", 0);
      writer.whole(value);
      return writer.finish().length - 2;
    };
    expect([0, 127, 128, 16_383, 16_384].map(sizeOf)).toEqual([1, 1, 2, 2, 3]);
  });

  it("of another kind or game are refused", () => {
    const bytes = new SnapshotWriter("test/1", 5).finish();
    expect(() => new SnapshotReader("test/1", 5, bytes).end()).not.toThrow();
    expect(() => new SnapshotReader("test/2", 5, bytes)).toThrow('a snapshot of "test/1", not of test/2');
    expect(() => new SnapshotReader("test/1", 3, bytes)).toThrow("not a snapshot of a game of 3 moves");
  });

  it("that end early, go on, or hold too large a number are refused", () => {
    const writer = new SnapshotWriter("t", 3);
    writer.whole(7);
    const bytes = writer.finish();
    const reader = (): SnapshotReader => new SnapshotReader("t", 3, bytes);
    expect(() => reader().end()).toThrow(SnapshotProblem);
    expect(() => reader().whole(7)).toThrow(SnapshotProblem);
    expect(reader().whole(8)).toBe(7);
    expect(() => reader().real()).toThrow(SnapshotProblem);
    expect(() => reader().nested()).toThrow(SnapshotProblem);
    expect(() => new SnapshotReader("t", 3, new Uint8Array(20).fill(255))).toThrow(SnapshotProblem);
  });
});
