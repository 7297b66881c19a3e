// Suggests lines in place of a misspelt one, each with the wrong word replaced.

import type { CommandProblem } from "../vocabulary/incoming.ts";
import type { Token } from "./tokens.ts";

/** Longer lines are cut after the corrected word. */
const LINE_CHARACTERS_MAX = 60;

/** Matches `ParsedLine`, whose import would be circular. */
type Judgement = { readonly ok: true } | { readonly ok: false; readonly problem: CommandProblem };

/** Lines with each of `words` in place of `wrong`, all valid: later mistakes are corrected or cut. */
export function mendedLines(
  line: string,
  wrong: readonly Token[],
  words: readonly string[],
  judge: (line: string) => Judgement,
): readonly string[] {
  const [first] = wrong;
  const last = wrong.at(-1);
  if (!first || !last) return [];
  const before = line.slice(0, first.start);
  const after = line.slice(last.start + last.raw.length);
  return words.flatMap((word) => {
    const whole = oneLine(`${before}${word}${after}`);
    const judged = judge(whole);
    const mended = judged.ok ? whole : nearestOf(judged.problem);
    if (mended !== undefined && mended.length <= LINE_CHARACTERS_MAX) return [mended];
    const head = oneLine(`${before}${word}`);
    return judge(head).ok ? [head] : [];
  });
}

function nearestOf(problem: CommandProblem): string | undefined {
  return "nearest" in problem ? problem.nearest?.[0] : undefined;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.startsWith("/") ? line : `/${line}`;
}
