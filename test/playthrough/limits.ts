// Which messages are larger than they may be, or say in public what means nothing to the others in the chat.

import { linesOf } from "../lines-on-phone.ts";
import type { Standing } from "./stage.ts";

/** A message as posted, or as left by an edit or by repeated presses. */
export interface Screen {
  /** The script's line that produced it. */
  readonly step: string;
  readonly kind: keyof typeof LINES;
  readonly isPublic: boolean;
  /** Its text as displayed. */
  readonly words: string;
  /** Number of lines on a phone. */
  readonly lines: number;
}

/** Maximum lines per kind, with 40 columns per line. */
const LINES = { round: 8, end: 10, panel: 12, public: 12, private: 16 } as const;
const ROUND = /^(?:rps|rpsls|oddeven|duel):[^:]+:[0-9a-z]+:(?:rock|one|1|2|odd|even)$/;
const END = /^(?:rps|rpsls|oddeven|duel|mines):[^:]+:[0-9a-z]+:(?:again|less)$/;
const PANEL = /^(?:set|help|today|tour|strat|minesmore):/;

export function screenOf(step: string, { where, isPrivate, buttons, text }: Standing): Screen {
  const isPublic = /^(?:here|there)$/.test(where) && !isPrivate;
  const words = plain(text);
  // What stands in code blocks, phones scroll rather than wrap.
  const lines = words.split("```").map((part, at) => {
    const own = part
      .split("\n")
      .filter((line, index, all) => line.trim() !== "" || (index > 0 && index < all.length - 1));
    return at % 2 ? own.length : own.reduce((sum, line) => sum + linesOf(line), 0);
  });
  return {
    step,
    kind: kindOf(buttons.map(({ data }) => data)) ?? (isPublic ? "public" : "private"),
    isPublic,
    words,
    lines: lines.reduce((sum, one) => sum + one, 0),
  };
}

function kindOf(data: readonly string[]): Screen["kind"] | undefined {
  if (data.some((one) => ROUND.test(one))) return "round";
  if (data.some((one) => END.test(one))) return "end";
  // An answer shown in a panel only has *Back*.
  return data.filter((one) => PANEL.test(one)).length > 1 ? "panel" : undefined;
}

/** A text as Discord displays it; Telegram's has none of these marks. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/([^:>]+):\d+>/g, "/$1")
    .replaceAll(/<t:\d+(?::\w)?>/g, "in 3 hours")
    .replaceAll(/<@!?\d+>/g, "@somebody")
    .replaceAll(/<@&\d+>|<#\d+>/g, "#somewhere")
    .replaceAll(/\*\*|^-# |\\(?=[\\[*_()<>`~|#-])/gm, "");
}

/** Long texts that were explicitly requested: *Details* (of a strategy, `/strategy info`), *Read it all*, the export, the
 * help for one command. */
const ASKED =
  /\[(?:details\*?|rps|privacy__|read-all|rules|privacy__privacy-privacy)\]|\/help\b.*[ =]\S|\/strategy info|\/data export/;

/** A screen's faults, in a few words each. */
export function faultsOf({ step, kind, isPublic, words, lines }: Screen): readonly string[] {
  const most = isPublic ? Math.min(LINES[kind], LINES.public) : LINES[kind];
  const isLong = lines > most && (isPublic || !ASKED.test(step));
  return [
    ...(isLong ? [`${lines} lines, at most ${most}`] : []),
    ...(isPublic ? spoken(words).map((one) => `in public: ${one}`) : []),
  ];
}

/** The one code that a public message may contain. */
const CODE = /🔒 (?:[0-9a-f]{4} ?)+(?:· (?:[0-9a-f]{4} ?)+)?/gu;

/** Public text that means nothing to the others in the chat: codes, ids, commands. */
function spoken(words: string): readonly string[] {
  const text = words.replace(CODE, "");
  return [
    ...(text.match(/\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{8,}\b|(?:\b[0-9a-f]{4} ){2,}/) ?? []),
    ...(text.match(/\b\d{9,}\b|\b(?=\w*[A-Z])(?=\w*[a-z])(?=\w*\d)\w{8,}\b/) ?? []),
    ...(/(?:^|[\s("])(\/[a-z]{3,}.{0,20})/.exec(text)?.slice(1) ?? []),
  ];
}
