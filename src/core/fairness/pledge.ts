// A host's pledge: one line, published once, that binds its day keys for ten years and says whose
// signature its proofs bear.

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
  /** The id, 32 hex digits, of the pledge that this one follows. */
  readonly follows?: string;
  /** Ed25519 over all the rest, 64 bytes. */
  readonly signature: Uint8Array;
}

/** Why a text is no pledge; `forged`: the signature is not that of its key. */
export type PledgeProblem = "not-a-pledge" | "damaged" | "forged";

const PREFIX = "gdp1";
const KEY_BYTES = 32;
/** R, the first half of a signature. */
const POINT_BYTES = 32;
const SIGNATURE_BYTES = 64;
export const DAY_MS = 86_400_000;
/** Days after its own at which a day's key is told. */
export const TOLD_AFTER_DAYS = 3;
/** Clocks of several processes may differ by this much around midnight, in ms. */
export const CLOCK_MARGIN_MS = 600_000;
const ID_DIGITS = 32;
const SHORT_DIGITS = 16;

/** The public key of a secret one, both of 32 bytes. */
export function publicKeyOf(secretKey: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(secretKey);
}

/** Signs a pledge. `secretKey`: 32 bytes of Ed25519. */
export function signPledge(
  pledge: Omit<Pledge, "publicKey" | "signature" | "days">,
  secretKey: Uint8Array,
): Pledge {
  const unsigned = { ...pledge, days: CHAIN_DAYS, publicKey: publicKeyOf(secretKey) };
  return { ...unsigned, signature: ed25519.sign(signedText(unsigned), secretKey) };
}

/** One line, `gdp1.` and base64url. */
export function encodePledge(pledge: Pledge): string {
  return `${PREFIX}.${base64urlOf(joinBytes(bodyOf(pledge), pledge.signature))}`;
}

/** Reads a line and checks its signature. */
export function readPledge(text: string): Pledge | PledgeProblem {
  const [, encoded = ""] = /^gdp1\.([A-Za-z0-9_-]+)$/.exec(text.trim()) ?? [];
  if (encoded === "") return "not-a-pledge";
  const bytes = fromBase64url(encoded);
  const pledge = bytes && pledgeIn(bytes);
  if (!pledge) return "damaged";
  return isSigned(pledge) ? pledge : "forged";
}

/** The pledge in these bytes, whose signature is not checked; undefined for other bytes. */
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
    // Any other bytes: the reader throws where they end too early or late.
    return undefined;
  }
}

/** The pledge's bytes, as `pledgeIn` reads them. */
export function pledgeBytes(pledge: Pledge): Uint8Array {
  return joinBytes(bodyOf(pledge), pledge.signature);
}

export function isSigned({ signature, ...pledge }: Pledge): boolean {
  return isSignature(signature, signedText(pledge), pledge.publicKey);
}

/** Whether it is the key's Ed25519 signature, strictly: both points in their canonical encoding and neither
 * of small order, S below the order of the group. A key of small order would take one signature for any
 * text. Never throws, whatever the bytes. */
export function isSignature(signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    // RFC 8032 alone, without what ZIP 215 adds; it refuses a key of small order, but not such an R.
    const point = ed25519.Point.fromBytes(signature.subarray(0, POINT_BYTES), false);
    return !point.isSmallOrder() && ed25519.verify(signature, text, publicKey, { zip215: false });
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}

/** A pledge never changes, and is asked for its name at every move. */
const ids = new WeakMap<Omit<Pledge, "signature">, string>();

/** 32 hex digits that name the pledge: half of a SHA-256. */
export function pledgeId(pledge: Omit<Pledge, "signature">): string {
  const id = ids.get(pledge) ?? sha256Hex(bodyOf(pledge)).slice(0, ID_DIGITS);
  ids.set(pledge, id);
  return id;
}

/** The first 16 of them, in fours: for people to compare. */
export function shortPledgeId(pledge: Omit<Pledge, "signature">): string {
  return pledgeId(pledge)
    .slice(0, SHORT_DIGITS)
    .replace(/(.{4})(?=.)/g, "$1 ");
}

/** The day of the chain at `now`, Unix ms; the first or last one outside of it. */
export function dayAt({ firstDay, days }: Pick<Pledge, "firstDay" | "days">, now: number): number {
  return Math.min(days, Math.max(1, Math.floor(now / DAY_MS) - firstDay + 1));
}

/** When day `day` began, Unix ms. */
export function dayStart({ firstDay }: Pick<Pledge, "firstDay">, day: number): number {
  return (firstDay + day - 1) * DAY_MS;
}

/** Whether a key of that day may be known by now, on a clock that is a little behind: nothing is
 * sealed under it any more. */
export function isSpent(pledge: Pick<Pledge, "firstDay">, day: number, now: number): boolean {
  return now >= dayStart(pledge, day + TOLD_AFTER_DAYS) - CLOCK_MARGIN_MS;
}

/** The last day whose key may be told at `now`; 0 while there is none. */
export function toldDay(pledge: Pick<Pledge, "firstDay" | "days">, now: number): number {
  const day = Math.floor((now - CLOCK_MARGIN_MS) / DAY_MS) - pledge.firstDay + 1 - TOLD_AFTER_DAYS;
  return Math.max(0, Math.min(pledge.days, day));
}

/** Whether it is the key of that day of the pledge's chain. */
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
