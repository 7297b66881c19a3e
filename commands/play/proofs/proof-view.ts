// What *Verify* and the end of a match say about its seals.

import type { Block, Button, View } from "../../../src/chat/index.ts";
import type { MatchProof } from "../../../src/core/fairness/index.ts";
import { inGroups } from "../../../src/core/fairness/round-code.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { isSound } from "../../../src/core/verify/finding.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sourceWords } from "../../../src/infra/source-link.ts";
import { findingLines, soundLines } from "../../kit/finding-lines.ts";
import { moveSign } from "../../kit/game-words.ts";
import { verifyLink, verifyPage } from "../../kit/verify-page.ts";
import type { CheckedProof } from "./check-proof.ts";

const INLINE_PROOF_CHARACTERS = 1000;

interface ProofToShow {
  readonly proof: MatchProof;
  readonly line: string;
  /** The findings; undefined if it couldn't be checked right now. */
  readonly checked: CheckedProof | undefined;
  /** The address of the bot's web pages. */
  readonly publicUrl?: string | undefined;
}

/** *Verify*: the findings in three lines, with everything else behind *Proof*. */
export function verdictView({ line, checked, publicUrl }: ProofToShow, full: Button, locale: Locale): View {
  const link = verifyLink(publicUrl, line, locale);
  return {
    blocks: [{ type: "text", text: verdictLines(checked, locale).join("\n") }],
    buttons: [[full]],
    ...(link && { link }),
  };
}

function verdictLines(checked: CheckedProof | undefined, locale: Locale): readonly string[] {
  if (!checked) return [say(locale, "proof-unchecked")];
  const { findings, sealed } = checked;
  if (!isSound(findings)) return [say(locale, "checked-wrong")];
  const moves = findings.find((one) => one.code === "moves-same" || one.code === "moves-open");
  const same = moves?.values.count ?? 0;
  return soundLines(say(locale, "checked-fits", { sealed, same }), findings, locale);
}

/** The private message with everything needed to verify a match. */
export function proofView({ proof, line, checked, publicUrl }: ProofToShow, locale: Locale): View {
  const { game, session, word } = proof.course;
  const facts = checked
    ? [
        ...findingLines(checked.findings, SHOWN, false, locale),
        ...(word === "" ? [] : [say(locale, "proof-word", { word })]),
      ]
    : [say(locale, "proof-unchecked")];
  return {
    title: say(locale, "proof-title", { session }),
    blocks: [
      { type: "text", text: facts.join("\n") },
      ...(checked ? [sealTable(game, checked)] : []),
      ...lineBlocks(line, session, locale),
      ...verifyPage(publicUrl, line, locale),
      { type: "quiet", text: say(locale, "proof-own-word") },
    ],
  };
}

const SHOWN = [
  "seals",
  "signature",
  "pledge",
  "times",
  "given up",
  "sealed again",
  "settings",
  "account",
  "moves",
  "dice",
] as const;

/** One line per seal: its number, its message's code, the person's move (· if never played), the bot's move. */
function sealTable(game: MatrixGame, { moves, sealed }: CheckedProof): Block {
  const signOf = (id: string | undefined): string =>
    id === undefined ? "·" : moveSign(game, game.moveIds.indexOf(id));
  const rows = moves.map(
    ({ number, code = "", person, bot }) =>
      `${String(number).padStart(3)} ${inGroups(code)} ${signOf(person)}${signOf(bot)}`,
  );
  return { type: "code", text: [...(sealed > moves.length ? ["  …"] : []), ...rows].join("\n") };
}

function lineBlocks(line: string, session: string, locale: Locale): Block[] {
  const isShort = line.length <= INLINE_PROOF_CHARACTERS;
  return [
    { type: "text", text: say(locale, isShort ? "proof-how" : "proof-how-file") },
    { type: "quiet", text: sourceWords(locale) },
    isShort
      ? { type: "code", text: line }
      : { type: "file", name: `gadalka-proof-${session}.txt`, content: `${line}\n` },
  ];
}
