// A bundle's first line, in plain text: the file type, the SHA-256 of the rest, and who signed that. All of it is
// checked before anything is unpacked.

import {
  base64urlOf,
  encodePledge,
  fromBase64url,
  fromHex,
  isSignedFile,
  type Pledge,
  readPledge,
} from "../../core/fairness/index.ts";
import { BUNDLE_VERSION } from "./bundle.ts";
import { BundleProblem } from "./problem.ts";

export interface Header {
  /** SHA-256 of everything after the line, 64 hexadecimal digits. */
  readonly digest: string;
  /** Who signed it; absent: anyone could have written it. */
  readonly signed?: { readonly pledge: Pledge; readonly signature: Uint8Array } | undefined;
}

const WORD = "gadalka-bundle";
const LINE = /^gadalka-bundle ([1-9]\d{0,5}) ([0-9a-f]{64}) (?:- -|(gdp1\.[A-Za-z0-9_-]+) ([A-Za-z0-9_-]+))$/;

/** The purpose that a host's signature on a bundle states. */
export const SIGNED_AS = `bundle-${BUNDLE_VERSION}`;

/** `gadalka-bundle 1 <SHA-256> <pledge> <signature>`, with dashes if unsigned. */
export function writeHeader({ digest, signed }: Header): string {
  const by = signed ? `${encodePledge(signed.pledge)} ${base64urlOf(signed.signature)}` : "- -";
  return `${WORD} ${BUNDLE_VERSION} ${digest} ${by}\n`;
}

/** Parses the line, given without its line break. @throws BundleProblem. */
export function readHeader(line: string): Header {
  const version = /^gadalka-bundle ([1-9]\d{0,5}) /.exec(line)?.[1];
  if (version === undefined)
    throw new BundleProblem("not-a-bundle", `it isn't a bundle: its first line doesn't start with ${WORD}`);
  if (Number(version) > BUNDLE_VERSION)
    throw new BundleProblem(
      "newer",
      `it's a version ${version} bundle, and this program reads version ${BUNDLE_VERSION}. Update the program`,
    );
  const [, , digest = "", pledged, signature] = LINE.exec(line) ?? [];
  if (digest === "") throw damaged("its first line is damaged");
  return { digest, ...(pledged && signature && { signed: signedBy(pledged, signature) }) };
}

/** @throws BundleProblem if the signature isn't the pledge's. */
export function requireSigned({ digest, signed }: Header): void {
  if (!signed) return;
  if (isSignedFile(signed.pledge, SIGNED_AS, fromHex(digest), signed.signature)) return;
  throw new BundleProblem("forged", "its signature is FALSE: the host of its pledge didn't sign this");
}

function signedBy(pledged: string, signed: string): NonNullable<Header["signed"]> {
  const [pledge, signature] = [readPledge(pledged), fromBase64url(signed)];
  if (pledge === "forged")
    throw new BundleProblem("forged", "its pledge is FALSE: its own key didn't sign it");
  if (typeof pledge === "string" || !signature) throw damaged("the signature in its first line is damaged");
  return { pledge, signature };
}

function damaged(message: string): BundleProblem {
  return new BundleProblem("damaged", message);
}
