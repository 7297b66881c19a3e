// One's own program: a screen in words, how much of the person it is, and a picture of its decisions.

import { type Block, type Button, cellWidth, type View } from "../../../src/chat/index.ts";
import {
  PORTRAIT_GAME,
  type Portrait,
  type PortraitLine,
} from "../../../src/core/profiles/portrait/portrait.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { ownerTag, type PlayerId } from "../../../src/people/index.ts";
import { ALT_CHARACTERS_MAX, habitMap, habitMapWords } from "../views/habit-map.ts";
import { rounded } from "../views/ways.ts";
import type { DrawnPortrait } from "../worker/index.ts";
import { lineWords } from "./words.ts";

export const LINES_SCOPE = "lines";

/** `show`, `all` and `details` are pages of one message; the others are answers of their own. */
export type LinesMove = "open" | Page | "code" | "picture" | "try" | "enter";
export type Page = "show" | "all" | "details";

/** With the title and the score, the screen has eight lines, which take sixteen on a phone. */
const SHOWN_MAX = 6;
const PHONE_LINES_MAX = 10;
/** Of forty, because a word that doesn't fit starts a new line. */
const PHONE_COLUMNS = 34;

export function linesButton(owner: PlayerId, move: LinesMove, label: MessageId, locale: Locale): Button {
  const action = { scope: LINES_SCOPE, session: ownerTag(owner), turn: 0, move };
  return { label: say(locale, label), action };
}

export function linesView({ portrait }: DrawnPortrait, page: Page, owner: PlayerId, locale: Locale): View {
  const all = portrait.lines.map((line) => ({ line, words: lineWords(line, locale) }));
  const shown = page === "all" ? all : strongest(all);
  const isWhole = shown.length === all.length;
  const words = shown.map((one) => one.words).join("\n");
  // What doesn't beat chance isn't said of a person, unless they ask for it.
  const isSaid = page === "all" || portrait.score.beatsChance;
  const blocks: readonly Block[] =
    page === "details"
      ? [{ type: "text", text: bitsWords(portrait, locale) }]
      : [
          ...(isSaid ? [{ type: "text", text: words } as const] : []),
          { type: "text", text: scoreWords(portrait, locale) },
        ];
  const button = (move: LinesMove, label: MessageId) => linesButton(owner, move, label, locale);
  return {
    title: say(locale, "portrait-title"),
    blocks,
    buttons: [
      [
        ...(page === "show" ? [] : [button("show", "button-back")]),
        ...(page === "all" || (isWhole && isSaid) ? [] : [button("all", "profile-read-all")]),
        ...(page === "details" ? [] : [button("details", "button-details")]),
      ],
      [button("code", "button-strategy-source"), button("picture", "button-chart")],
      [button("try", "portrait-try"), button("enter", "button-strategy-enter")],
    ],
  };
}

interface Said {
  readonly line: PortraitLine;
  readonly words: string;
}

/** The lines that change the odds most over all rounds, as many as fit, in the order of the program. */
function strongest(all: readonly Said[]): readonly Said[] {
  const strength = ({ line: { weight, of } }: Said): number => Math.abs(weight) * of;
  const chosen = new Set<Said>();
  let room = PHONE_LINES_MAX;
  for (const one of all.toSorted((a, b) => strength(b) - strength(a)).slice(0, SHOWN_MAX)) {
    room -= Math.ceil(cellWidth(one.words) / PHONE_COLUMNS);
    if (room < 0) break;
    chosen.add(one);
  }
  return all.filter((one) => chosen.has(one));
}

/** The typical probability given to the actual move, in percent: 2^-bits. */
export function scoreWords({ score }: Portrait, locale: Locale): string {
  const { bits, ghost, mind, chance, rounds, beatsChance } = score;
  const percent = (loss: number): number => Math.round(100 * 2 ** -loss);
  return say(locale, "portrait-score", {
    verdict: beatsChance ? "read" : "chance",
    rounds,
    lines: percent(bits),
    ghost: percent(ghost),
    mind: percent(mind),
    chance: percent(chance),
  });
}

function bitsWords({ score }: Portrait, locale: Locale): string {
  const { bits, ghost, mind, chance, rounds } = score;
  const figures = {
    lines: rounded(bits),
    ghost: rounded(ghost),
    mind: rounded(mind),
    chance: rounded(chance),
  };
  return say(locale, "portrait-bits", { rounds, ...figures });
}

/** What the person does in each situation, and what the program expects there. */
export function linesPicture(
  { actual, expected }: DrawnPortrait,
  locale: Locale,
): { readonly chart: Chart; readonly alt: string } {
  const title = say(locale, "portrait-title").replace("🔮 ", "");
  const chart: Chart = {
    kind: "panels",
    title,
    subtitle: say(locale, "picture-compared"),
    panels: [
      habitMap(PORTRAIT_GAME, actual, { title: say(locale, "picture-habits"), locale }),
      habitMap(PORTRAIT_GAME, expected, { title: say(locale, "portrait-button"), locale }),
    ],
  };
  return { chart, alt: habitMapWords(PORTRAIT_GAME, expected, locale, ALT_CHARACTERS_MAX) };
}
