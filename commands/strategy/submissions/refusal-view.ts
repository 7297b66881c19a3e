// Shown to the author of a file that wasn't registered: why, and where it first broke the rules.

import type { SourcePlace } from "../../../src/arena/index.ts";
import type { View } from "../../../src/chat/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import { REGISTRATIONS_MAX } from "../registrations/ledger.ts";
import type { Breach, TrialEnd, Tried } from "./file-trial.ts";
import { titleOf } from "./report-view.ts";
import type { FileRefusal, NameRefusal } from "./submit-file.ts";

/** Width of a quoted line, in cells, so that it doesn't wrap on a phone. */
const QUOTED_CELLS = 44;

/** Why nothing was registered. */
export function refusedView(refusal: FileRefusal, name: string, locale: Locale): View {
  switch (refusal.kind) {
    case "name":
      return textView(nameWords(refusal.refusal, name, locale));
    case "load":
      return brokenView(say(locale, "submission-no-load", { name }), [], refusal, refusal.source, locale);
    case "games":
      return textView(say(locale, "submission-no-games", gamesNamed(refusal.named)));
    case "too-slow":
      return textView(say(locale, "submission-too-slow"));
    case "trial":
      return endView(refusal.end, name, refusal.source, locale);
  }
}

function gamesNamed(named: readonly string[]) {
  return { typed: named.join(", ").slice(0, QUOTED_CELLS) || "—", valid: "rps, rpsls, oddeven" };
}

function endView(end: Exclude<TrialEnd, Tried>, name: string, source: string, locale: Locale): View {
  if ("unsteady" in end) {
    const { game, opponent, round } = end.unsteady;
    const facts = { name, game: titleOf(game, locale), opponent, round };
    return textView(say(locale, "submission-unsteady", facts));
  }
  const { breach } = end;
  const where = whereWords(breach, locale);
  return brokenView(
    say(locale, "submission-breach", { kind: breach.kind, name }),
    [where],
    breach,
    source,
    locale,
  );
}

function whereWords({ game, opponent, round }: Breach, locale: Locale): string {
  const facts = { game: titleOf(game, locale), opponent, round };
  return say(locale, round === 0 ? "submission-at-start" : "submission-at-round", facts);
}

interface Broken {
  readonly reason: string;
  readonly at?: SourcePlace;
}

function brokenView(
  title: string,
  where: readonly string[],
  { reason, at }: Broken,
  source: string,
  locale: Locale,
): View {
  const place = at ? [say(locale, "submission-place", { line: at.line, column: at.column })] : [];
  const quoted = at && quotedLine(source, at);
  const text = sentences([...where, ...place]);
  return {
    title,
    blocks: [
      ...(text === "" ? [] : [{ type: "text", text } as const]),
      { type: "code", text: [reason, ...(quoted ? ["", ...quoted] : [])].join("\n") },
      { type: "quiet", text: say(locale, "submission-nothing") },
    ],
  };
}

/** The line with its number, and a marker below the column; a long line is cut to the part around it. */
export function quotedLine(source: string, { line, column }: SourcePlace): readonly string[] | undefined {
  const whole = source.split(/\r\n|[\n\r\u2028\u2029]/u)[line - 1]?.replaceAll(/\p{C}/gu, " ");
  if (whole === undefined || whole.trim() === "") return undefined;
  const indent = whole.length - whole.trimStart().length;
  const from = Math.max(Math.min(indent, column - 1), column - 1 - Math.floor(QUOTED_CELLS * 0.75));
  const cut = whole.slice(from, from + QUOTED_CELLS).trimEnd();
  const before = `${line} | `;
  const mark = column - 1 - from;
  return [`${before}${cut}`, ...(mark < cut.length ? [`${" ".repeat(before.length + mark)}^`] : [])];
}

export function nameWords(refusal: NameRefusal, name: string, locale: Locale): string {
  return say(locale, "registration-refused", { refusal, name, max: REGISTRATIONS_MAX });
}

export function textView(text: string): View {
  return { blocks: [{ type: "text", text }] };
}
