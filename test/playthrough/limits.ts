// Finds screens in a transcript that are too large, or that post too much in public: `node test/playthrough/limits.ts
// <folder>` prints them and their number.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linesOf } from "../lines-on-phone.ts";

/** A message as posted, or as left by an edit or by repeated presses. */
export interface Screen {
  /** The script's line that produced it. */
  readonly step: string;
  readonly kind: keyof typeof LINES;
  readonly isPublic: boolean;
  /** Its text, without the notation for entities, flags, files and buttons. */
  readonly words: string;
  /** Number of lines on a phone. */
  readonly lines: number;
}

/** Maximum lines per kind, with 40 columns per line. */
const LINES = { round: 8, end: 10, panel: 12, public: 12, private: 16 } as const;

/** Chats that several people read. */
const PUBLIC_PLACES: ReadonlySet<string> = new Set(["here", "there"]);
const NO_WORDS =
  /^(?:entities \w+@\d|row (?:\{|$)|flags \d+$|(?:file \S+|photo) [0-9a-f]{16}|in answer to message \d|embed \{|mentions \d|caption above$|\(privately\)$|\{"items":)/;
const ROUND = /^(?:rps|rpsls|oddeven|duel):[^:]+:[0-9a-z]+:(?:rock|one|1|2|odd|even)$/;
const END = /^(?:rps|rpsls|oddeven|duel|mines):[^:]+:[0-9a-z]+:(?:again|less)$/;
const PANEL = /^(?:set|help|today|tour|strat|minesmore):/;

/** The screens in a transcript, in order, not including the final state of all messages. */
export function screensOf(transcript: string): readonly Screen[] {
  const [heard = ""] = transcript.split("\n== In the end\n");
  return heard.split("\n\n").flatMap((part) => {
    const [step = "", ...rest] = part.split("\n");
    return rest.flatMap((line, at) => {
      const [, place] = /^ {2}(?:posted|edited|now) m\d+ in (.+)$/.exec(line) ?? [];
      if (place === undefined) return [];
      const below = rest.slice(at + 1);
      const end = below.findIndex((one) => !one.startsWith("    "));
      return [
        screenOf(
          step,
          place,
          below.slice(0, end < 0 ? below.length : end).map((one) => one.slice(4)),
        ),
      ];
    });
  });
}

function screenOf(step: string, place: string, shown: readonly string[]): Screen {
  const data = shown
    .filter((line) => line.startsWith("row "))
    .flatMap((line) => [...line.matchAll(/"(?:callback_data|custom_id)":"([^"]+)"/g)])
    .map(([, one = ""]) => one);
  const isPublic = PUBLIC_PLACES.has(place) && !shown.includes("(privately)");
  const drawn = asDrawn(shown);
  return {
    ...{ step, isPublic, words: drawn.map(({ text }) => text).join("\n") },
    kind: kindOf(data) ?? (isPublic ? "public" : "private"),
    lines: drawn.reduce((sum, { text, isCode }) => sum + (isCode ? 1 : linesOf(text)), 0),
  };
}

function kindOf(data: readonly string[]): Screen["kind"] | undefined {
  if (data.some((one) => ROUND.test(one))) return "round";
  if (data.some((one) => END.test(one))) return "end";
  // An answer shown in a panel only has *Back*.
  return data.filter((one) => PANEL.test(one)).length > 1 ? "panel" : undefined;
}

interface Drawn {
  readonly text: string;
  /** Part of a table or code block, which phones scroll rather than wrap. */
  readonly isCode: boolean;
}

function asDrawn(shown: readonly string[]): readonly Drawn[] {
  const lines = shown
    .filter((line) => !NO_WORDS.test(line))
    .flatMap((line) =>
      line.startsWith('{"content":') ? (JSON.parse(line) as { content: string }).content.split("\n") : [line],
    );
  const entities = shown.find((line) => line.startsWith("entities ")) ?? "";
  const blocks = [...entities.matchAll(/\bpre@(\d+)\+(\d+)/g)].map(([, from, length]) => [
    Number(from),
    Number(from) + Number(length),
  ]);
  let offset = 0;
  let isFenced = false;
  return lines.flatMap((line): Drawn[] => {
    const at = offset;
    offset += line.length + 1;
    const fences = line.split("```").length - 1;
    const isCode = isFenced || fences > 0 || blocks.some(([from = 0, to = 0]) => at >= from && at < to);
    if (fences % 2 === 1) isFenced = !isFenced;
    const text = plain(line);
    return fences > 0 && text.trim() === "" ? [] : [{ text, isCode }];
  });
}

/** A Discord line as displayed. */
const plain = (line: string): string =>
  line
    .replaceAll(/<\/([^:>]+):\d+>/g, "/$1")
    .replaceAll(/<t:\d+(?::\w)?>/g, "in 3 hours")
    .replaceAll(/<@!?\d+>/g, "@somebody")
    .replaceAll(/<@&\d+>|<#\d+>/g, "#somewhere")
    .replaceAll(/\*\*|```|^-# |\\(?=[\\[*_()<>`~|#-])/g, "");

/** Long texts that were explicitly requested: *Details* (of a strategy, `/strategy info`), *Read it all*, the
 * export, the help for one command. */
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

/** Public text that means nothing to the others in the chat. */
function spoken(words: string): readonly string[] {
  const text = words.replace(CODE, "");
  return [
    ...(text.match(/\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{8,}\b|(?:\b[0-9a-f]{4} ){2,}/) ?? []),
    ...(text.match(/\b\d{9,}\b|\b(?=\w*[A-Z])(?=\w*[a-z])(?=\w*\d)\w{8,}\b/) ?? []),
    ...(/(?:^|[\s("])(\/[a-z]{3,}.{0,20})/.exec(text)?.slice(1) ?? []),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "."] = process.argv.slice(2);
  let count = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".txt")))
    for (const screen of screensOf(readFileSync(join(folder, name), "utf8")))
      for (const fault of faultsOf(screen)) {
        count += 1;
        process.stdout.write(`${name}: ${screen.step}: ${screen.kind}: ${fault}\n`);
      }
  process.stdout.write(`${count} faults\n`);
}
