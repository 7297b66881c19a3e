// A host's pledge: one line, published once, that commits it to its day keys for ten years and contains the public key
// for its proofs' signatures.

import { ed25519 } from "@noble/curves/ed25519.js";
import { ByteReader, ByteWriter } from "../binary.ts";
import { CHAIN_DAYS, isKeyOfDay } from "./day-keys.ts";
import { base64urlOf, fromBase64url, fromHex, hexOf, joinBytes, sha256Hex, utf8 } from "./digest.ts";

export interface Pledge {
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
  /** K[0] of the chain of day keys, 32 bytes. */
  readonly anchor: Uint8Array;
  /** Day 1 of the chain, in days since 1970 (UTC). */
  readonly firstDay: number;
  /** Length of the chain in days. */
  readonly days: number;
  /** The id of the previous pledge, 32 hex digits. */
  readonly follows?: string;
  /** Ed25519 signature over everything else, 64 bytes. */
  readonly signature: Uint8Array;
}

/** Why a text isn't a pledge; `forged`: its key didn't sign it. */
export type PledgeProblem = "not-a-pledge" | "damaged" | "forged";

const PREFIX = "gdp1";
const KEY_BYTES = 32;
/** Size of R, the first half of a signature. */
const POINT_BYTES = 32;
const SIGNATURE_BYTES = 64;
export const DAY_MS = 86_400_000;
/** How many days after its day a key is published. */
export const PUBLISHED_AFTER_DAYS = 3;
/** The most that clocks of several processes may differ around midnight, in ms. */
export const CLOCK_MARGIN_MS = 600_000;
const ID_DIGITS = 32;
const SHORT_DIGITS = 16;

/** The public key for a secret key, 32 bytes each. */
export function publicKeyOf(secretKey: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(secretKey);
}

/** Signs a pledge. `secretKey`: Ed25519, 32 bytes. */
export function signPledge(
  pledge: Omit<Pledge, "publicKey" | "signature" | "days">,
  secretKey: Uint8Array,
): Pledge {
  const unsigned = { ...pledge, days: CHAIN_DAYS, publicKey: publicKeyOf(secretKey) };
  return { ...unsigned, signature: ed25519.sign(signedText(unsigned), secretKey) };
}

/** One line: `gdp1.` and base64url. */
export function encodePledge(pledge: Pledge): string {
  return `${PREFIX}.${base64urlOf(joinBytes(bodyOf(pledge), pledge.signature))}`;
}

/** Parses a line and checks its signature. */
export function readPledge(text: string): Pledge | PledgeProblem {
  const [, encoded = ""] = /^gdp1\.([A-Za-z0-9_-]+)$/.exec(text.trim()) ?? [];
  if (encoded === "") return "not-a-pledge";
  const bytes = fromBase64url(encoded);
  const pledge = bytes && pledgeIn(bytes);
  if (!pledge) return "damaged";
  return isSigned(pledge) ? pledge : "forged";
}

/** The pledge in these bytes, with its signature unchecked; undefined for other bytes. */
export function pledgeIn(bytes: Uint8Array): Pledge | undefined {
  try {
    const reader = new ByteReader(bytes);
    const publicKey = reader.fixed(KEY_BYTES);
    const anchor = reader.fixed(KEY_BYTES);
    const [firstDay, days, follows] = [reader.number(), reader.number(), hexOf(reader.bytes())];
    const signature = reader.fixed(SIGNATURE_BYTES);
    reader.end();
    return { publicKey, anchor, firstDay, days, ...(follows && { follows }), signature };
  } catch {
    // The bytes aren't a pledge: the reader throws if they end too early or too late.
    return undefined;
  }
}

/** The pledge as bytes that `pledgeIn` reads. */
export function pledgeBytes(pledge: Pledge): Uint8Array {
  return joinBytes(bodyOf(pledge), pledge.signature);
}

export function isSigned({ signature, ...pledge }: Pledge): boolean {
  return isSignature(signature, signedText(pledge), pledge.publicKey);
}

/** Whether it's the key's Ed25519 signature, strictly: both points are canonically encoded and neither has small order,
 * and S is below the order of the group. A key of small order would accept one signature for any text. Never throws,
 * whatever the bytes. */
export function isSignature(signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    // Strict RFC 8032, without ZIP 215's relaxations. It refuses a key of small order, but not such an R.
    const point = ed25519.Point.fromBytes(signature.subarray(0, POINT_BYTES), false);
    return !point.isSmallOrder() && ed25519.verify(signature, text, publicKey, { zip215: false });
  } catch {
    // The bytes aren't a point on the curve.
    return false;
  }
}

/** Cached, since a pledge never changes and its id is needed with every move. */
const ids = new WeakMap<Omit<Pledge, "signature">, string>();

/** 32 hex digits that identify the pledge: half of a SHA-256. */
export function pledgeId(pledge: Omit<Pledge, "signature">): string {
  const id = ids.get(pledge) ?? sha256Hex(bodyOf(pledge)).slice(0, ID_DIGITS);
  ids.set(pledge, id);
  return id;
}

/** The first 16 digits in groups of four, for people to compare. */
export function shortPledgeId(pledge: Omit<Pledge, "signature">): string {
  return pledgeId(pledge)
    .slice(0, SHORT_DIGITS)
    .replace(/(.{4})(?=.)/g, "$1 ");
}

/** The chain's day at `now` (Unix ms), clamped to its first and last day. */
export function dayAt({ firstDay, days }: Pick<Pledge, "firstDay" | "days">, now: number): number {
  return Math.min(days, Math.max(1, Math.floor(now / DAY_MS) - firstDay + 1));
}

/** When day `day` starts, Unix ms. */
export function dayStart({ firstDay }: Pick<Pledge, "firstDay">, day: number): number {
  return (firstDay + day - 1) * DAY_MS;
}

/** Whether that day's key may be public by now, even on a clock that's slightly slow. If so, nothing is sealed under it
 * any more. */
export function isExpired(pledge: Pick<Pledge, "firstDay">, day: number, now: number): boolean {
  return now >= dayStart(pledge, day + PUBLISHED_AFTER_DAYS) - CLOCK_MARGIN_MS;
}

/** The last day whose key may be published at `now`; 0 if there's none yet. */
export function publishedDay(pledge: Pick<Pledge, "firstDay" | "days">, now: number): number {
  const day = Math.floor((now - CLOCK_MARGIN_MS) / DAY_MS) - pledge.firstDay + 1 - PUBLISHED_AFTER_DAYS;
  return Math.max(0, Math.min(pledge.days, day));
}

/** Whether this is that day's key in the pledge's chain. */
export function isPledgedKey({ anchor, days }: Pledge, day: number, key: Uint8Array): boolean {
  return day <= days && isKeyOfDay(anchor, day, key);
}

function bodyOf({ publicKey, anchor, firstDay, days, follows }: Omit<Pledge, "signature">): Uint8Array {
  return new ByteWriter()
    .fixed(publicKey, KEY_BYTES)
    .fixed(anchor, KEY_BYTES)
    .number(firstDay)
    .number(days)
    .bytes(follows === undefined ? new Uint8Array() : fromHex(follows))
    .done();
}

function signedText(pledge: Omit<Pledge, "signature">): Uint8Array {
  return joinBytes(utf8("gadalka-pledge|"), bodyOf(pledge));
}
