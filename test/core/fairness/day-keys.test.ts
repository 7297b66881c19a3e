// The chain of day keys, checked against Node's own hashes, and the pledge that binds it.

import { createHash, createHmac, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  base64urlOf,
  CHAIN_DAYS,
  DAY_MS,
  dayAt,
  dayStart,
  earlierKey,
  encodePledge,
  fromBase64url,
  isKeyOfDay,
  isSignedFile,
  isSpent,
  type Pledge,
  pledgeId,
  publicKeyOf,
  readPledge,
  readToldKey,
  seedUnder,
  shortPledgeId,
  signPledge,
  TOLD_AFTER_DAYS,
  toldDay,
  writeToldKey,
} from "../../../src/core/fairness/index.ts";

const LAST = new Uint8Array(32).fill(7);
const SECRET = new Uint8Array(32).fill(9);
const FIRST_DAY = 20_779;

function stepBack(key: Uint8Array) {
  return createHash("sha256").update("gadalka-day").update(key).digest();
}

/** By Node's hashes: K[day], of which LAST is K[3660]. */
function keyOf(day: number): Uint8Array {
  let key: Uint8Array = LAST;
  for (let left = CHAIN_DAYS; left > day; left--) key = stepBack(key);
  return Uint8Array.from(key);
}

const anchor = keyOf(0);
const pledge = signPledge({ anchor, firstDay: FIRST_DAY }, SECRET);

describe("the chain of day keys", () => {
  it("is SHA-256 of gadalka-day and the key after it, down to the anchor", () => {
    expect(earlierKey(LAST, CHAIN_DAYS - 1)).toEqual(keyOf(1));
    expect(earlierKey(LAST, CHAIN_DAYS)).toEqual(anchor);
    expect(earlierKey(LAST, 0)).toEqual(LAST);
  });

  it.each([1, 2, 1_830, CHAIN_DAYS])("has the key of day %i and no other for it", (day) => {
    expect(isKeyOfDay(anchor, day, keyOf(day))).toBe(true);
    for (const other of [day - 1, day + 1]) expect(isKeyOfDay(anchor, other, keyOf(day))).toBe(false);
    expect(isKeyOfDay(anchor, day, keyOf(day).with(31, 1))).toBe(false);
    expect(isKeyOfDay(anchor, day, keyOf(day).subarray(1))).toBe(false);
  });

  it("begins with day 1 and ends with its last: the anchor is no key, nor is what no day has", () => {
    for (const day of [0, -1, 1.5, Number.NaN, CHAIN_DAYS + 1, Number.POSITIVE_INFINITY])
      expect(isKeyOfDay(anchor, day, day === 0 ? anchor : LAST)).toBe(false);
  });

  it("gives seeds that are HMAC-SHA-256 of kind, session and word under the key", () => {
    const by = (text: string) => Uint8Array.from(createHmac("sha256", LAST).update(text).digest());
    expect(seedUnder(LAST, "match", "abc", "слово")).toEqual(by("match|abc|слово"));
    expect(seedUnder(LAST, "board", "abc")).toEqual(by("board|abc|"));
  });
});

/** DER of an Ed25519 key, before its 32 bytes. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI = Buffer.from("302a300506032b6570032100", "hex");

describe("a pledge", () => {
  it("bears the public key of its secret one, and a signature that Node's own Ed25519 takes", () => {
    const own = createPrivateKey({ key: Buffer.concat([PKCS8, SECRET]), format: "der", type: "pkcs8" });
    const spki = createPublicKey(own).export({ format: "der", type: "spki" });
    expect(Buffer.from(publicKeyOf(SECRET))).toEqual(spki.subarray(SPKI.length));
    const bytes = Buffer.from(fromBase64url(encodePledge(pledge).slice(5)) as Uint8Array);
    const body = bytes.subarray(0, -64);
    const text = Buffer.concat([Buffer.from("gadalka-pledge|"), body]);
    expect(verify(null, text, createPublicKey(own), pledge.signature)).toBe(true);
    expect(Buffer.from(pledge.signature)).toEqual(sign(null, text, own));
    expect(pledgeId(pledge)).toBe(createHash("sha256").update(body).digest("hex").slice(0, 32));
    expect(shortPledgeId(pledge).replaceAll(" ", "")).toBe(pledgeId(pledge).slice(0, 16));
    expect(shortPledgeId(pledge)).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  });

  it("comes back from its line, whatever it says", () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const follows = fc.option(
      bytes.map((one) => Buffer.from(one).toString("hex")),
      { nil: undefined },
    );
    fc.assert(
      fc.property(bytes, fc.nat(100_000), follows, (root, firstDay, before) => {
        const one = signPledge(
          { anchor: root, firstDay, ...(before !== undefined && { follows: before }) },
          SECRET,
        );
        expect(readPledge(` ${encodePledge(one)}\n`)).toEqual(one);
      }),
      { seed: 91, numRuns: 20 },
    );
  });

  it.each(["", "gdp1", "gdp1.", "gdk1.AAAA", "gdp2.AAAA", "hello"])("is not %j", (text) => {
    expect(readPledge(text)).toBe("not-a-pledge");
  });

  it("that was shortened or lengthened is damaged, and one that was changed is forged", () => {
    const line = encodePledge(pledge);
    for (let length = 6; length < line.length; length += 7)
      expect(readPledge(line.slice(0, length))).toBe("damaged");
    expect(readPledge(`${line}AAAA`)).toBe("damaged");
    const bytes = fromBase64url(line.slice(5)) as Uint8Array;
    for (const at of [0, 31, 32, 63, 64, bytes.length - 64, bytes.length - 1]) {
      const changed = readPledge(`gdp1.${base64urlOf(bytes.with(at, (bytes[at] as number) ^ 1))}`);
      expect(changed, String(at)).toBe("forged");
    }
  });

  it("signed by another is forged, and never throws, whatever its key and signature", () => {
    const other = signPledge({ anchor, firstDay: FIRST_DAY }, LAST);
    expect(readPledge(encodePledge({ ...pledge, signature: other.signature }))).toBe("forged");
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, bytes, (publicKey, half) => {
        const signature = Uint8Array.from([...half, ...half]);
        expect(readPledge(encodePledge({ ...pledge, publicKey, signature }))).toBe("forged");
      }),
      { seed: 92, numRuns: 50 },
    );
  });

  it("refuses to be written with a first day or fingerprint that is none", () => {
    const write = (change: Partial<Pledge>) => () => encodePledge({ ...pledge, ...change });
    expect(write({ firstDay: -1 })).toThrow(RangeError);
    expect(write({ firstDay: 0.5 })).toThrow(RangeError);
    expect(write({ anchor: anchor.subarray(1) })).toThrow(RangeError);
    expect(write({ follows: "xyz" })).toThrow();
  });
});

/** All points whose order divides eight, in their one canonical encoding, and then in the others that a
 * lenient reader takes: y + p, and the sign bit beside x = 0. */
const SMALL_ORDER = [
  `01${"00".repeat(31)}`,
  `ec${"ff".repeat(30)}7f`,
  "00".repeat(32),
  `${"00".repeat(31)}80`,
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  `01${"00".repeat(30)}80`,
  `${"ec"}${"ff".repeat(31)}`,
  `ee${"ff".repeat(30)}7f`,
  `ee${"ff".repeat(31)}`,
  `ed${"ff".repeat(30)}7f`,
  `ed${"ff".repeat(31)}`,
].map((hex) => Uint8Array.from(Buffer.from(hex, "hex")));

/** A whole number as 32 bytes, the least first. */
const littleEndian = (value: bigint): Buffer =>
  Buffer.from(value.toString(16).padStart(64, "0"), "hex").reverse();

const bodyOfPledge = (one: Pledge): Buffer =>
  Buffer.from(fromBase64url(encodePledge(one).slice(5)) as Uint8Array).subarray(0, -64);

describe("an Ed25519 signature", () => {
  const order = ed25519.Point.Fn.ORDER;
  const { scalar } = ed25519.utils.getExtendedPublicKey(SECRET);

  it("under a public key of small order is refused, whatever its R", () => {
    for (const publicKey of SMALL_ORDER)
      for (const point of SMALL_ORDER) {
        const signature = Buffer.concat([point, Buffer.alloc(32)]);
        expect(readPledge(encodePledge({ ...pledge, publicKey, signature }))).toBe("forged");
      }
  });

  it("with an R of small order is refused, though its equation holds", () => {
    for (const point of SMALL_ORDER) {
      const text = Buffer.concat([Buffer.from("gadalka-pledge|"), bodyOfPledge(pledge)]);
      const hash = createHash("sha512").update(point).update(pledge.publicKey).update(text).digest();
      const challenge = BigInt(`0x${Buffer.from(hash).reverse().toString("hex")}`) % order;
      const signature = Buffer.concat([point, littleEndian((challenge * scalar) % order)]);
      expect(ed25519.verify(signature, text, pledge.publicKey)).toBe(true);
      expect(readPledge(encodePledge({ ...pledge, signature }))).toBe("forged");
    }
  });

  it("has one form: S and the order of the group together are another", () => {
    const half = Buffer.from(pledge.signature.subarray(32)).reverse();
    const larger = littleEndian(BigInt(`0x${half.toString("hex")}`) + order);
    const signature = Buffer.concat([pledge.signature.subarray(0, 32), larger]);
    expect(readPledge(encodePledge({ ...pledge, signature }))).toBe("forged");
  });

  it("of any length but 64 bytes is refused", () => {
    for (const length of [0, 31, 32, 63, 65])
      expect(isSignedFile(pledge, "x", new Uint8Array(32), new Uint8Array(length))).toBe(false);
  });
});

describe("the days of a chain", () => {
  const begin = FIRST_DAY * DAY_MS;

  it("begin and end at midnight UTC, and the first and last day last for ever", () => {
    expect(dayAt(pledge, begin)).toBe(1);
    expect(dayAt(pledge, begin + DAY_MS - 1)).toBe(1);
    expect(dayAt(pledge, begin + DAY_MS)).toBe(2);
    expect(dayAt(pledge, begin - 5 * DAY_MS)).toBe(1);
    expect(dayAt(pledge, begin + 20_000 * DAY_MS)).toBe(CHAIN_DAYS);
    expect(dayStart(pledge, 1)).toBe(begin);
  });

  it("are told three days later, the first time some minutes after midnight", () => {
    expect(toldDay(pledge, begin + 3 * DAY_MS - 1)).toBe(0);
    expect(toldDay(pledge, begin + 3 * DAY_MS)).toBe(0);
    expect(toldDay(pledge, begin + 3 * DAY_MS + 600_000)).toBe(1);
    expect(toldDay(pledge, begin + 9 * DAY_MS)).toBe(6);
    expect(toldDay(pledge, begin - 9 * DAY_MS)).toBe(0);
    expect(toldDay(pledge, begin + 20_000 * DAY_MS)).toBe(CHAIN_DAYS);
    expect(TOLD_AFTER_DAYS).toBe(3);
  });

  it("are spent some minutes before anybody is told their key", () => {
    const midnight = begin + 3 * DAY_MS;
    expect(isSpent(pledge, 1, midnight - 600_001)).toBe(false);
    expect(isSpent(pledge, 1, midnight - 600_000)).toBe(true);
    expect(isSpent(pledge, 2, midnight)).toBe(false);
  });

  it("have no key that one process tells while another, a minute behind, still seals by it", () => {
    const clocks = fc.tuple(fc.integer({ min: 0, max: 8 * 86_400 }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(clocks, ([second, apart]) => {
        const now = begin + second * 1000;
        const told = toldDay(pledge, now);
        if (told > 0) expect(isSpent(pledge, told, now + apart * 1000)).toBe(true);
      }),
      { seed: 93, numRuns: 500 },
    );
    for (const seconds of [-60, -1, 0, 1, 60]) {
      const midnight = begin + 3 * DAY_MS + 600_000;
      expect(isSpent(pledge, toldDay(pledge, midnight), midnight + seconds * 1000)).toBe(true);
    }
  });
});

describe("a told key", () => {
  it("comes back from its line, with and without its beginning", () => {
    const told = { day: 3_000, key: LAST };
    expect(writeToldKey(told)).toMatch(/^gdd1\./);
    expect(readToldKey(`${writeToldKey(told)}\n`)).toEqual(told);
    expect(readToldKey(writeToldKey(told).slice(5))).toEqual(told);
  });

  it("is nothing else", () => {
    const line = writeToldKey({ day: 3, key: LAST });
    for (const text of ["", "hello", line.slice(0, -2), `${line}AA`, "gdp1.AAAA"])
      expect(readToldKey(text)).toBeUndefined();
  });
});
