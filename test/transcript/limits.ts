// Which screens of a transcript are larger than they may be: `node test/transcript/limits.ts <folder>`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A message as it was posted, or as an edit left it. */
interface Screen {
  /** The script's line that led to it. */
  readonly step: string;
  readonly isPublic: boolean;
  /** Its words, without what stands for entities, flags, files and buttons. */
  readonly words: readonly string[];
  /** The data of its buttons. */
  readonly data: readonly string[];
}

/** Lines of a phone, each of 40 columns. */
export const LINES = { round: 8, end: 10, public: 12, private: 16 } as const;
const COLUMNS = 40;

/** Where a person is alone with the bot. */
const PRIVATE_PLACE = /^(vera|boris|dmitri|zoe|dm\b|private)/;
const NO_WORDS =
  /^(entities|row|flags|file|photo|in answer to|embed|\(privately\)|content|components|style|link|quiet)\b/;
const MARKUP = /<\/([^:>]+):\d+>|\*\*|^-# |\\(?=[\\[*_()<>`~|#-])/g;

/** The screens that a transcript shows, in their order. */
export function screensOf(transcript: string): readonly Screen[] {
  const screens: { step: string; isPublic: boolean; words: string[]; data: string[] }[] = [];
  let step = "";
  let open: (typeof screens)[number] | undefined;
  for (const line of transcript.split("\n")) {
    if (!line.startsWith("  ")) {
      step = line || step;
      open = undefined;
      continue;
    }
    const [, place] = /^ {2}(?:posted|edited) m\d+ in (.+)$/.exec(line) ?? [];
    if (place !== undefined) {
      open = { step, isPublic: !PRIVATE_PLACE.test(place), words: [], data: [] };
      screens.push(open);
    } else if (!line.startsWith("    ")) open = undefined;
    else if (open) note(open, line.slice(4));
  }
  return screens;
}

function note(open: { isPublic: boolean; words: string[]; data: string[] }, line: string): void {
  if (line === "(privately)") open.isPublic = false;
  if (line.startsWith("row "))
    open.data.push(
      ...[...line.matchAll(/"(?:callback_data|custom_id)":"([^"]+)"/g)].map(([, data]) => data ?? ""),
    );
  if (!NO_WORDS.test(line))
    open.words.push(line.replaceAll(MARKUP, (_, command) => (command ? `/${command}` : "")));
}

/** What is wrong with a screen, in a few words each. */
export function faultsOf(screen: Screen): readonly string[] {
  const { words, data, isPublic } = screen;
  const lines = words.reduce((sum, line) => sum + linesOf(line), 0);
  const isRound = data.some((one) =>
    /^(rps|rpsls|oddeven|duel):[^:]+:[0-9a-z]+:(rock|one|1|2|odd|even)$/.test(one),
  );
  const most = isRound ? LINES.round : isPublic ? LINES.public : LINES.private;
  const text = words.join("\n");
  const digits = text.match(/\b[0-9a-f]{8,}\b/g) ?? [];
  return [
    ...(lines > most ? [`${lines} lines, at most ${most}`] : []),
    ...(isPublic && digits.some((one) => /[a-f]/.test(one) && /\d/.test(one))
      ? [`digits: ${digits[0]}`]
      : []),
    ...(isPublic && /(?:^|[\s("])\/[a-z]{3,}/.test(text)
      ? [`a command: ${/\/[a-z]+[^\n]{0,20}/.exec(text)?.[0]}`]
      : []),
  ];
}

function linesOf(line: string): number {
  let lines = 1;
  let column = 0;
  for (const word of line.split(" ")) {
    const width = [...word].length;
    if (column > 0 && column + 1 + width > COLUMNS) {
      lines += 1;
      column = width;
    } else column += width + (column > 0 ? 1 : 0);
  }
  return lines;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "."] = process.argv.slice(2);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".txt")))
    for (const screen of screensOf(readFileSync(join(folder, name), "utf8")))
      for (const fault of faultsOf(screen)) process.stdout.write(`${name}: ${screen.step}: ${fault}\n`);
}
