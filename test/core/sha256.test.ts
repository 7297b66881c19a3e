// Hashes by Node equal the portable ones, so that seals made here can be checked anywhere.

import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacOf, PORTABLE, sha256Hex, sha256Of } from "../../src/core/sha256.ts";

it("hashes any text and bytes as a browser does", () => {
  const content = fc.oneof(fc.string({ unit: "binary" }), fc.uint8Array());
  fc.assert(
    fc.property(
      content,
      fc.uint8Array({ maxLength: 100 }),
      fc.string({ unit: "binary" }),
      (one, key, text) => {
        expect(sha256Hex(one)).toBe(PORTABLE.hex(one));
        expect(sha256Of(one)).toStrictEqual(PORTABLE.bytes(one));
        expect(hmacOf(key, text)).toStrictEqual(PORTABLE.hmac(key, text));
      },
    ),
    { seed: 1, examples: [["\ud800 alone", Uint8Array.of(), "\udfff"]] },
  );
});

it("uses Node's implementation in Node", () => {
  expect(sha256Hex).not.toBe(PORTABLE.hex);
});

it("gives the digest of every other tool", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
