// *Verify*: three lines on the proof of a finished match or board, and the way to check it without the bot.

import type { Block, Link, View } from "../../src/chat/index.ts";
import type { Check } from "../../src/core/proof/check.ts";
import { readLine } from "../../src/core/proof/line.ts";
import { boundOf, hexOf, inGroups } from "../../src/core/proof/match.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";

/** Apps don't accept a longer address behind a button. */
const URL_MAX = 512;
/** A longer line is a file. */
const CODE_MAX = 1_000;

export interface ProofToShow {
  /** What `writeMatchLine` or `writeBoardLine` returned. */
  readonly line: string;
  readonly check: Pick<Check, "codes" | "problem">;
  /** False if the codes that the bot noted when it showed them aren't those of the line. */
  readonly isShown?: boolean | undefined;
  /** The address of the bot's web pages, if it has any. */
  readonly publicUrl?: string | undefined;
}

/** The line itself appears once: behind the button if it fits there, else as text or as a file. */
export function proofView({ line, check, isShown = true, publicUrl }: ProofToShow, locale: Locale): View {
  const proof = readLine(line);
  if (typeof proof === "string" || proof.kind === "day")
    throw new RangeError("not a match's or board's line");
  const fixed =
    check.problem || !isShown
      ? say(locale, "proof-wrong")
      : proof.kind === "board"
        ? say(locale, "proof-mines")
        : say(locale, "proof-moves", { count: check.codes.length });
  const shown = { bound: inGroups(boundOf(proof.secret)), secret: hexOf(proof.secret) };
  const link = pageLink(publicUrl, line, locale);
  const how = say(locale, link ? "proof-how-page" : "proof-how-line");
  return {
    blocks: [
      { type: "text", text: [fixed, say(locale, "proof-shown", shown), how].join("\n") },
      ...(link?.url.endsWith(line) ? [] : lineBlocks(line, proof.session, !link, locale)),
    ],
    ...(link && { link }),
  };
}

function pageLink(publicUrl: string | undefined, line: string, locale: Locale): Link | undefined {
  if (!publicUrl?.startsWith("https:")) return undefined;
  const url = `${publicUrl}/verify#${line}`;
  const label = say(locale, "button-check-in-browser");
  return { label, url: url.length <= URL_MAX ? url : `${publicUrl}/verify` };
}

function lineBlocks(line: string, session: string, namesSource: boolean, locale: Locale): Block[] {
  return [
    ...(namesSource ? [{ type: "quiet", text: sourceWords(locale) } as const] : []),
    line.length <= CODE_MAX
      ? { type: "code", text: line }
      : { type: "file", name: `gadalka-proof-${session}.txt`, content: `${line}\n` },
  ];
}
