import type { Block, Button, View } from "../../../src/chat/index.ts";
import { type BoardProof, sealedBoardText, sealedSession } from "../../../src/core/fairness/index.ts";
import type { Finding } from "../../../src/core/verify/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sourceWords } from "../../../src/infra/source-link.ts";
import { findingLines, soundLines } from "../../kit/finding-lines.ts";
import { verifyLink, verifyPage } from "../../kit/verify-page.ts";

/** A proof and the findings of its check. */
export interface CheckedBoard {
  readonly proof: BoardProof;
  readonly findings: readonly Finding[];
  /** The proof as a line, if requested. */
  readonly line?: string | undefined;
  /** The address of the bot's web pages. */
  readonly publicUrl?: string | undefined;
}

/** The answer to *Verify*: the findings in three lines, with everything else behind *Proof*. */
export function verdictView(checked: CheckedBoard, full: Button, locale: Locale): View {
  const { findings, line = "", publicUrl } = checked;
  const link = verifyLink(publicUrl, line, locale);
  return {
    blocks: [
      {
        type: "text",
        text: soundLines(findingLines(findings, ["noted"], true, locale).join("\n"), findings, locale).join(
          "\n",
        ),
      },
    ],
    buttons: [[full]],
    ...(link && { link }),
  };
}

/** The private message with everything needed to verify a board. */
export function proofView(checked: CheckedBoard, locale: Locale): View {
  const { proof, findings, line, publicUrl } = checked;
  const { board } = proof;
  const lines = [
    ...findingLines(findings, ["noted", "dice", "sealed again"], true, locale),
    ...(board.word === "" ? [] : [say(locale, "proof-word", { word: board.word })]),
    ...findingLines(findings, ["no guess", "signature", "pledge"], true, locale),
  ];
  const drawnFor = `board|${sealedSession(board.session, board.again)}|${board.word}`;
  const proved: readonly Block[] =
    line === undefined
      ? []
      : [
          { type: "text", text: say(locale, "mines-proof-how") },
          { type: "quiet", text: sourceWords(locale) },
          { type: "code", text: line },
          ...verifyPage(publicUrl, line, locale),
        ];
  return {
    title: say(locale, "mines-proof-title", { session: board.session }),
    blocks: [
      { type: "text", text: lines.join("\n") },
      ...proved,
      {
        type: "quiet",
        text: say(locale, "mines-proof-formula", { text: sealedBoardText(board), drawn: drawnFor }),
      },
    ],
  };
}
