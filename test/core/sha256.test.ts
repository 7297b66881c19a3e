// What is sealed here is checked anywhere: Node's digests are those of a machine without Node.

import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacOf, PORTABLE, sha256Hex, sha256Of } from "../../src/core/sha256.ts";

it("hashes texts and bytes as a browser does, whatever stands in them", () => {
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

it("uses Node's own where there is Node", () => {
  expect(sha256Hex).not.toBe(PORTABLE.hex);
});

it("gives the digest that every tool gives", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
