// The form shared by all proofs: `<prefix>.<body and checksum>.<signature>[.<day key>]`.

import { ed25519 } from "@noble/curves/ed25519.js";
import { ByteReader, ByteWriter } from "../binary.ts";
import { DAY_KEY_BYTES } from "./day-keys.ts";
import { base64urlOf, fromBase64url, hexOf, joinBytes, sha256Of, utf8 } from "./digest.ts";
import { isSignature, isSigned, type Pledge } from "./pledge.ts";

/** A published day key. */
export interface PublishedKey {
  readonly day: number;
  readonly key: Uint8Array;
}

/** How a kind of proof's line starts, and what precedes its body when signing. */
export interface LineForm {
  readonly prefix: string;
  readonly signedAs: string;
}

/** `forged`: there's a signature, but not by the pledge's key. */
export type SignatureCheck = "signed" | "unsigned" | "forged";

interface SignedParts {
  /** Absent: anyone could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key published when the proof was requested, if it's recent enough. */
  readonly publishedKey?: PublishedKey | undefined;
}

const SIGNATURE_BYTES = 64;
/** Tells a typing error from a forged proof. */
const CHECKSUM_BYTES = 4;
const LINE = /^([a-z0-9]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)(?:\.([A-Za-z0-9_-]+))?$/;

/** A line, signed if the host's secret key (32 bytes) is given. */
export function writeLine(
  form: LineForm,
  body: Uint8Array,
  publishedKey: PublishedKey | undefined,
  secretKey: Uint8Array | undefined,
): string {
  const signature = secretKey ? base64urlOf(ed25519.sign(signedText(form, body), secretKey)) : "";
  const published = publishedKey ? `.${base64urlOf(keyBytes(publishedKey))}` : "";
  return `${form.prefix}.${base64urlOf(joinBytes(body, checksum(body)))}.${signature}${published}`;
}

/** Undefined for text of a different form and for damaged text; the signature isn't checked. */
export function readLine(
  { prefix }: LineForm,
  text: string,
): (SignedParts & { readonly body: Uint8Array }) | undefined {
  const [, begin, encoded = "", signed = "", published] = LINE.exec(text.trim()) ?? [];
  if (begin !== prefix) return undefined;
  const [bytes, signature] = [fromBase64url(encoded), fromBase64url(signed)];
  const publishedKey = published === undefined ? undefined : readPublishedKey(published);
  if (!bytes || !signature || ![0, SIGNATURE_BYTES].includes(signature.length)) return undefined;
  if (published !== undefined && !publishedKey) return undefined;
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  if (hexOf(checksum(body)) !== hexOf(bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  return { body, ...(signature.length > 0 && { signature }), ...(publishedKey && { publishedKey }) };
}

/** Checks a proof's signature against its pledge. */
export function checkSignature(
  form: LineForm,
  body: Uint8Array,
  { pledge, signature }: SignedParts & { readonly pledge: Pledge },
): SignatureCheck {
  if (!isSigned(pledge)) return "forged";
  if (!signature) return "unsigned";
  return isSignature(signature, signedText(form, body), pledge.publicKey) ? "signed" : "forged";
}

/** A published key on a line by itself. */
export function writePublishedKey(published: PublishedKey): string {
  return `gdd1.${base64urlOf(keyBytes(published))}`;
}

/** Undefined for any other text. */
export function readPublishedKey(text: string): PublishedKey | undefined {
  const bytes = fromBase64url(text.trim().replace(/^gdd1\./, ""));
  if (!bytes) return undefined;
  try {
    const reader = new ByteReader(bytes);
    const published = { day: reader.number(), key: reader.fixed(DAY_KEY_BYTES) };
    reader.end();
    return published;
  } catch {
    // The bytes have a different form.
    return undefined;
  }
}

function keyBytes({ day, key }: PublishedKey): Uint8Array {
  return new ByteWriter().number(day).fixed(key, DAY_KEY_BYTES).done();
}

function signedText({ signedAs }: LineForm, body: Uint8Array): Uint8Array {
  return joinBytes(utf8(signedAs), body);
}

function checksum(body: Uint8Array): Uint8Array {
  return sha256Of(body).subarray(0, CHECKSUM_BYTES);
}
