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
  isExpired,
  isKeyOfDay,
  type Pledge,
  PUBLISHED_AFTER_DAYS,
  pledgeId,
  publicKeyOf,
  publishedDay,
  readPledge,
  readPublishedKey,
  seedUnder,
  shortPledgeId,
  signPledge,
  writePublishedKey,
} from "../../../src/core/fairness/index.ts";

const LAST = new Uint8Array(32).fill(7);
const SECRET = new Uint8Array(32).fill(9);
const FIRST_DAY = 20_779;

function stepBack(key: Uint8Array) {
  return createHash("sha256").update("gadalka-day").update(key).digest();
}

/** K[day] by Node's hashes; LAST is K[3660]. */
function keyOf(day: number): Uint8Array {
  let key: Uint8Array = LAST;
  for (let left = CHAIN_DAYS; left > day; left--) key = stepBack(key);
  return Uint8Array.from(key);
}

const anchor = keyOf(0);
const pledge = signPledge({ anchor, firstDay: FIRST_DAY }, SECRET);

describe("the day key chain", () => {
  it("hashes gadalka-day and the next key with SHA-256, down to the anchor", () => {
    expect(earlierKey(LAST, CHAIN_DAYS - 1)).toEqual(keyOf(1));
    expect(earlierKey(LAST, CHAIN_DAYS)).toEqual(anchor);
    expect(earlierKey(LAST, 0)).toEqual(LAST);
  });

  it.each([1, 2, 1_830, CHAIN_DAYS])("accepts only the key of day %i for it", (day) => {
    expect(isKeyOfDay(anchor, day, keyOf(day))).toBe(true);
    for (const other of [day - 1, day + 1]) expect(isKeyOfDay(anchor, other, keyOf(day))).toBe(false);
    expect(isKeyOfDay(anchor, day, keyOf(day).with(31, 1))).toBe(false);
    expect(isKeyOfDay(anchor, day, keyOf(day).subarray(1))).toBe(false);
  });

  it("runs from day 1 to its last day, and accepts no key of other days", () => {
    for (const day of [0, -1, 1.5, Number.NaN, CHAIN_DAYS + 1, Number.POSITIVE_INFINITY])
      expect(isKeyOfDay(anchor, day, day === 0 ? anchor : LAST)).toBe(false);
  });

  it("derives seeds by HMAC-SHA-256 of kind, session and word", () => {
    const by = (text: string) => Uint8Array.from(createHmac("sha256", LAST).update(text).digest());
    expect(seedUnder(LAST, "match", "abc", "слово")).toEqual(by("match|abc|слово"));
    expect(seedUnder(LAST, "board", "abc")).toEqual(by("board|abc|"));
  });
});

/** DER prefix of an Ed25519 key, before its 32 bytes. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI = Buffer.from("302a300506032b6570032100", "hex");

describe("a pledge", () => {
  it("carries its public key and a signature that Node's Ed25519 accepts", () => {
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

  it("survives being written and read, whatever it says", () => {
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

  it.each(["", "gdp1", "gdp1.", "gdk1.AAAA", "gdp2.AAAA", "hello"])("is not read from %j", (text) => {
    expect(readPledge(text)).toBe("not-a-pledge");
  });

  it("is damaged if shortened or lengthened, and forged if changed", () => {
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

  it("is forged if signed by another key, and never throws", () => {
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

  it("refuses to be written with an invalid first day or fingerprint", () => {
    const write = (change: Partial<Pledge>) => () => encodePledge({ ...pledge, ...change });
    expect(write({ firstDay: -1 })).toThrow(RangeError);
    expect(write({ firstDay: 0.5 })).toThrow(RangeError);
    expect(write({ anchor: anchor.subarray(1) })).toThrow(RangeError);
    expect(write({ follows: "xyz" })).toThrow();
  });
});

/** All points whose order divides eight, in their single canonical encoding, then in others that a lenient reader
 * accepts: y + p, and a sign bit with x = 0. */
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

/** An integer as 32 little-endian bytes. */
const littleEndian = (value: bigint): Buffer =>
  Buffer.from(value.toString(16).padStart(64, "0"), "hex").reverse();

const bodyOfPledge = (one: Pledge): Buffer =>
  Buffer.from(fromBase64url(encodePledge(one).slice(5)) as Uint8Array).subarray(0, -64);

describe("an Ed25519 signature", () => {
  const order = ed25519.Point.Fn.ORDER;
  const { scalar } = ed25519.utils.getExtendedPublicKey(SECRET);

  it("is refused under a public key of small order, whatever its R", () => {
    for (const publicKey of SMALL_ORDER)
      for (const point of SMALL_ORDER) {
        const signature = Buffer.concat([point, Buffer.alloc(32)]);
        expect(readPledge(encodePledge({ ...pledge, publicKey, signature }))).toBe("forged");
      }
  });

  it("is refused with an R of small order even if its equation holds", () => {
    for (const point of SMALL_ORDER) {
      const text = Buffer.concat([Buffer.from("gadalka-pledge|"), bodyOfPledge(pledge)]);
      const hash = createHash("sha512").update(point).update(pledge.publicKey).update(text).digest();
      const challenge = BigInt(`0x${Buffer.from(hash).reverse().toString("hex")}`) % order;
      const signature = Buffer.concat([point, littleEndian((challenge * scalar) % order)]);
      expect(ed25519.verify(signature, text, pledge.publicKey)).toBe(true);
      expect(readPledge(encodePledge({ ...pledge, signature }))).toBe("forged");
    }
  });

  it("has one form: S plus the group order is refused", () => {
    const half = Buffer.from(pledge.signature.subarray(32)).reverse();
    const larger = littleEndian(BigInt(`0x${half.toString("hex")}`) + order);
    const signature = Buffer.concat([pledge.signature.subarray(0, 32), larger]);
    expect(readPledge(encodePledge({ ...pledge, signature }))).toBe("forged");
  });
});

describe("a chain's days", () => {
  const begin = FIRST_DAY * DAY_MS;

  it("start and end at midnight UTC, and the first and last have no limit", () => {
    expect(dayAt(pledge, begin)).toBe(1);
    expect(dayAt(pledge, begin + DAY_MS - 1)).toBe(1);
    expect(dayAt(pledge, begin + DAY_MS)).toBe(2);
    expect(dayAt(pledge, begin - 5 * DAY_MS)).toBe(1);
    expect(dayAt(pledge, begin + 20_000 * DAY_MS)).toBe(CHAIN_DAYS);
    expect(dayStart(pledge, 1)).toBe(begin);
  });

  it("are published three days later, first a few minutes after midnight", () => {
    expect(publishedDay(pledge, begin + 3 * DAY_MS - 1)).toBe(0);
    expect(publishedDay(pledge, begin + 3 * DAY_MS)).toBe(0);
    expect(publishedDay(pledge, begin + 3 * DAY_MS + 600_000)).toBe(1);
    expect(publishedDay(pledge, begin + 9 * DAY_MS)).toBe(6);
    expect(publishedDay(pledge, begin - 9 * DAY_MS)).toBe(0);
    expect(publishedDay(pledge, begin + 20_000 * DAY_MS)).toBe(CHAIN_DAYS);
    expect(PUBLISHED_AFTER_DAYS).toBe(3);
  });

  it("expire a few minutes before their key is published", () => {
    const midnight = begin + 3 * DAY_MS;
    expect(isExpired(pledge, 1, midnight - 600_001)).toBe(false);
    expect(isExpired(pledge, 1, midnight - 600_000)).toBe(true);
    expect(isExpired(pledge, 2, midnight)).toBe(false);
  });

  it("expire in every process before any publishes the key, a minute apart", () => {
    const clocks = fc.tuple(fc.integer({ min: 0, max: 8 * 86_400 }), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(clocks, ([second, apart]) => {
        const now = begin + second * 1000;
        const seen = publishedDay(pledge, now);
        if (seen > 0) expect(isExpired(pledge, seen, now + apart * 1000)).toBe(true);
      }),
      { seed: 93, numRuns: 500 },
    );
    for (const seconds of [-60, -1, 0, 1, 60]) {
      const midnight = begin + 3 * DAY_MS + 600_000;
      expect(isExpired(pledge, publishedDay(pledge, midnight), midnight + seconds * 1000)).toBe(true);
    }
  });
});

describe("a published key", () => {
  it("is read from its line with or without the prefix", () => {
    const seen = { day: 3_000, key: LAST };
    expect(writePublishedKey(seen)).toMatch(/^gdd1\./);
    expect(readPublishedKey(`${writePublishedKey(seen)}\n`)).toEqual(seen);
    expect(readPublishedKey(writePublishedKey(seen).slice(5))).toEqual(seen);
  });

  it("is read from nothing else", () => {
    const line = writePublishedKey({ day: 3, key: LAST });
    for (const text of ["", "hello", line.slice(0, -2), `${line}AA`, "gdp1.AAAA"])
      expect(readPublishedKey(text)).toBeUndefined();
  });
});
