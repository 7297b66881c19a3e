// The first line of a bundle, in plain text: what the file is, the SHA-256 of the rest, and who signed
// that. All of it is checked before anything is unpacked.

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
  /** SHA-256 of all that follows the line, 64 hexadecimal digits. */
  readonly digest: string;
  /** Who signed it; absent: anybody could have written it. */
  readonly signed?: { readonly pledge: Pledge; readonly signature: Uint8Array } | undefined;
}

const WORD = "gadalka-bundle";
const LINE = /^gadalka-bundle ([1-9]\d{0,5}) ([0-9a-f]{64}) (?:- -|(gdp1\.[A-Za-z0-9_-]+) ([A-Za-z0-9_-]+))$/;

/** What a host's signature on a bundle says that it signs. */
export const SIGNED_AS = `bundle-${BUNDLE_VERSION}`;

/** `gadalka-bundle 1 <SHA-256> <pledge> <signature>`, with dashes where nobody signed. */
export function writeHeader({ digest, signed }: Header): string {
  const by = signed ? `${encodePledge(signed.pledge)} ${base64urlOf(signed.signature)}` : "- -";
  return `${WORD} ${BUNDLE_VERSION} ${digest} ${by}\n`;
}

/** The header of a line without its end. @throws BundleProblem. */
export function readHeader(line: string): Header {
  const version = /^gadalka-bundle ([1-9]\d{0,5}) /.exec(line)?.[1];
  if (version === undefined)
    throw new BundleProblem("not-a-bundle", `it is no bundle: its first line does not begin with ${WORD}`);
  if (Number(version) > BUNDLE_VERSION)
    throw new BundleProblem(
      "newer",
      `it is a bundle of version ${version}, and this program knows version ${BUNDLE_VERSION}; update it`,
    );
  const [, , digest = "", pledged, signature] = LINE.exec(line) ?? [];
  if (digest === "") throw damaged("its first line is damaged");
  return { digest, ...(pledged && signature && { signed: signedBy(pledged, signature) }) };
}

/** @throws BundleProblem where the signature is not the pledge's. */
export function requireSigned({ digest, signed }: Header): void {
  if (!signed) return;
  if (isSignedFile(signed.pledge, SIGNED_AS, fromHex(digest), signed.signature)) return;
  throw new BundleProblem("forged", "its signature is FALSE: the host of its pledge did not sign this");
}

function signedBy(pledged: string, signed: string): NonNullable<Header["signed"]> {
  const [pledge, signature] = [readPledge(pledged), fromBase64url(signed)];
  if (pledge === "forged")
    throw new BundleProblem("forged", "its pledge is FALSE: its own key did not sign it");
  if (typeof pledge === "string" || !signature) throw damaged("the signature in its first line is damaged");
  return { pledge, signature };
}

function damaged(message: string): BundleProblem {
  return new BundleProblem("damaged", message);
}
