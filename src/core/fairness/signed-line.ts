// The form that proofs share: `<prefix>.<body and checksum>.<signature>[.<day key>]`.

import { ed25519 } from "@noble/curves/ed25519.js";
import { ByteReader, ByteWriter } from "../binary.ts";
import { DAY_KEY_BYTES } from "./day-keys.ts";
import { base64urlOf, fromBase64url, hexOf, joinBytes, sha256Of, utf8 } from "./digest.ts";
import { isSignature, isSigned, type Pledge } from "./pledge.ts";

/** A day key that was told. */
export interface ToldKey {
  readonly day: number;
  readonly key: Uint8Array;
}

/** How the line of a kind of proof begins, and what is signed before its body. */
export interface LineForm {
  readonly prefix: string;
  readonly signedAs: string;
}

/** `forged`: there is one, and it is not that of the pledge's key. */
export type SignatureCheck = "signed" | "unsigned" | "forged";

interface SignedParts {
  /** Absent: anybody could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key that was told when the proof was asked for, if it is late enough. */
  readonly toldKey?: ToldKey | undefined;
}

const SIGNATURE_BYTES = 64;
/** Distinguishes a typing error from a forged proof. */
const CHECKSUM_BYTES = 4;
const LINE = /^([a-z0-9]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)(?:\.([A-Za-z0-9_-]+))?$/;

/** Signed with the host's secret key (32 bytes) where one is given. */
export function writeLine(
  form: LineForm,
  body: Uint8Array,
  toldKey: ToldKey | undefined,
  secretKey: Uint8Array | undefined,
): string {
  const signature = secretKey ? base64urlOf(ed25519.sign(signedText(form, body), secretKey)) : "";
  const told = toldKey ? `.${base64urlOf(keyBytes(toldKey))}` : "";
  return `${form.prefix}.${base64urlOf(joinBytes(body, checksum(body)))}.${signature}${told}`;
}

/** Undefined for a text of another form, and for a damaged one; the signature is not checked. */
export function readLine(
  { prefix }: LineForm,
  text: string,
): (SignedParts & { readonly body: Uint8Array }) | undefined {
  const [, begin, encoded = "", signed = "", told] = LINE.exec(text.trim()) ?? [];
  if (begin !== prefix) return undefined;
  const [bytes, signature] = [fromBase64url(encoded), fromBase64url(signed)];
  const toldKey = told === undefined ? undefined : readToldKey(told);
  if (!bytes || !signature || ![0, SIGNATURE_BYTES].includes(signature.length)) return undefined;
  if (told !== undefined && !toldKey) return undefined;
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  if (hexOf(checksum(body)) !== hexOf(bytes.subarray(-CHECKSUM_BYTES))) return undefined;
  return { body, ...(signature.length > 0 && { signature }), ...(toldKey && { toldKey }) };
}

/** Whose signature a proof bears, by its pledge. */
export function checkSignature(
  form: LineForm,
  body: Uint8Array,
  { pledge, signature }: SignedParts & { readonly pledge: Pledge },
): SignatureCheck {
  if (!isSigned(pledge)) return "forged";
  if (!signature) return "unsigned";
  return isSignature(signature, signedText(form, body), pledge.publicKey) ? "signed" : "forged";
}

/** A told key as a line of its own. */
export function writeToldKey(told: ToldKey): string {
  return `gdd1.${base64urlOf(keyBytes(told))}`;
}

/** Undefined for any other text. */
export function readToldKey(text: string): ToldKey | undefined {
  const bytes = fromBase64url(text.trim().replace(/^gdd1\./, ""));
  if (!bytes) return undefined;
  try {
    const reader = new ByteReader(bytes);
    const told = { day: reader.number(), key: reader.fixed(DAY_KEY_BYTES) };
    reader.end();
    return told;
  } catch {
    // Bytes of another form.
    return undefined;
  }
}

function keyBytes({ day, key }: ToldKey): Uint8Array {
  return new ByteWriter().number(day).fixed(key, DAY_KEY_BYTES).done();
}

function signedText({ signedAs }: LineForm, body: Uint8Array): Uint8Array {
  return joinBytes(utf8(signedAs), body);
}

function checksum(body: Uint8Array): Uint8Array {
  return sha256Of(body).subarray(0, CHECKSUM_BYTES);
}
