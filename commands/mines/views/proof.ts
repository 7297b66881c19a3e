import type { Block, Button, View } from "../../../src/chat/index.ts";
import {
  type BoardCheck,
  type BoardProof,
  boardCode,
  dayStart,
  inGroups,
  sealedBoardText,
  sealedSession,
  shortPledgeId,
  TOLD_AFTER_DAYS,
} from "../../../src/core/fairness/index.ts";
import { writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { sourceWords } from "../../../src/infra/source-link.ts";
import { dateWords } from "../../kit/time-words.ts";
import { verifyLink, verifyPage } from "../../kit/verify-page.ts";

/** A proof and what was checked of it. */
export interface CheckedBoard {
  readonly proof: BoardProof;
  readonly check: BoardCheck;
  /** Whether its pledge is one of this host's. */
  readonly isOurs: boolean;
  /** The proof as a line, where it was asked for. */
  readonly line?: string | undefined;
  /** Where the bot's pages are. */
  readonly publicUrl?: string | undefined;
}

/** *Verify*: what was found in three lines; behind *Proof* is everything. And the board's code, for others. */
export function verdictView(checked: CheckedBoard, full: Button, locale: Locale): View {
  const { proof, check, line = "", publicUrl } = checked;
  const { board } = proof;
  const { rules, seed, begin } = board;
  const date = dateWords(dayStart(proof.pledge, board.day + TOLD_AFTER_DAYS), locale);
  const dice = check.seed === "fit" ? "checked-dice-fit" : "checked-dice-later";
  const code = writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
  const link = verifyLink(publicUrl, line, locale);
  return {
    blocks: [
      {
        type: "text",
        text: [sealLine(check, locale), say(locale, dice, { date }), say(locale, "checked-own-word")].join(
          "\n",
        ),
      },
      { type: "quiet", text: say(locale, "mines-watch-code", { code }) },
    ],
    buttons: [[full]],
    ...(link && { link }),
  };
}

function sealLine({ seal }: BoardCheck, locale: Locale): string {
  return say(locale, "mines-proof-seal", { seal: inGroups(boardCode(seal)) });
}

/** The private message with everything needed to verify a board. */
export function proofView(checked: CheckedBoard, locale: Locale): View {
  const { proof, check, line, publicUrl } = checked;
  const { board } = proof;
  const told = [sealLine(check, locale), ...drawnWords(checked, locale), signatureWords(checked, locale)];
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
      { type: "text", text: told.join("\n") },
      ...proved,
      {
        type: "quiet",
        text: say(locale, "mines-proof-formula", { text: sealedBoardText(board), drawn: drawnFor }),
      },
    ],
  };
}

const NO_GUESS: Readonly<Record<Exclude<BoardCheck["noGuess"], "none">, MessageId>> = {
  first: "mines-proof-first",
  another: "mines-proof-another",
  "not-searched": "mines-proof-not-searched",
};

const SEEDS: Readonly<Record<BoardCheck["seed"], MessageId>> = {
  fit: "mines-proof-fit",
  differ: "mines-proof-differ",
  "not-told": "mines-proof-not-told",
  "no-key": "mines-proof-no-key",
};

function drawnWords({ proof: { board, pledge }, check }: CheckedBoard, locale: Locale): readonly string[] {
  const words = {
    date: dateWords(dayStart(pledge, board.day), locale),
    when: dateWords(dayStart(pledge, board.day + TOLD_AFTER_DAYS), locale),
  };
  const { seed, noGuess } = check;
  return [
    say(locale, SEEDS[seed], words),
    ...(board.again === 0 ? [] : [say(locale, "mines-proof-anew", words)]),
    ...(board.word === "" ? [] : [say(locale, "mines-proof-word", { word: board.word })]),
    ...(noGuess === "none" || seed !== "fit" ? [] : [say(locale, NO_GUESS[noGuess])]),
  ];
}

const SIGNATURES: Readonly<Record<Exclude<BoardCheck["signature"], "signed">, MessageId>> = {
  unsigned: "proof-unsigned",
  forged: "mines-proof-forged",
};

function signatureWords({ proof: { pledge }, check, isOurs }: CheckedBoard, locale: Locale): string {
  if (check.signature !== "signed") return say(locale, SIGNATURES[check.signature]);
  return say(locale, isOurs ? "mines-proof-signed" : "mines-proof-signed-other", {
    pledge: shortPledgeId(pledge),
  });
}
