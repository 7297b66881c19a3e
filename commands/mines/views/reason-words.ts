import type { Reason } from "../../../src/core/strategies/minesweeper/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { cellName, type Sides } from "../cells.ts";

/** Longer lists of numbers are omitted as unreadable. */
const NUMBERS_TOLD = 6;

/** A hint on a cell as text; `seen` are the visible numbers. */
export function hintWords(
  sides: Sides,
  seen: Int8Array,
  { cell, reason }: { cell: number; reason: Reason },
  locale: Locale,
): string {
  const name = cellName(sides, cell);
  if (reason.kind === "risk")
    return say(locale, "mines-hint-guess", { cell: name, risk: percent(reason.risk) });
  // The first opened cell is never a mine, whatever the rule.
  if (reason.kind === "first") return say(locale, "mines-hint-first", { cell: name });
  return say(locale, "mines-hint-safe", { cell: name, because: reasonWords(sides, seen, reason, locale) });
}

/** The reason as a clause. */
export function reasonWords(sides: Sides, seen: Int8Array, reason: Reason, locale: Locale): string {
  switch (reason.kind) {
    case "first":
      return say(locale, "mines-because-first");
    case "random":
      return say(locale, "mines-because-lot", { among: reason.among });
    case "ratio":
      return say(locale, reason.number === undefined ? "mines-because-no-ratio" : "mines-because-ratio", {
        ratio: percent(reason.ratio),
      });
    case "risk":
      return say(locale, "mines-because-risk", { risk: percent(reason.risk) });
    case "forced":
      return forcedWords(sides, seen, reason, locale);
  }
}

function forcedWords(
  sides: Sides,
  seen: Int8Array,
  { numbers, total }: Extract<Reason, { kind: "forced" }>,
  locale: Locale,
): string {
  if (numbers.length === 0) return say(locale, "mines-because-total-alone");
  const told = numbers
    .slice(0, NUMBERS_TOLD)
    .map((cell) => say(locale, "mines-number-at", { number: seen[cell] ?? 0, cell: cellName(sides, cell) }));
  const more =
    numbers.length > NUMBERS_TOLD
      ? [say(locale, "place-more", { count: numbers.length - NUMBERS_TOLD })]
      : [];
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format([...told, ...more]);
  return say(locale, total ? "mines-because-numbers-total" : "mines-because-numbers", {
    numbers: list,
    count: numbers.length,
  });
}

const percent = (share: number): number => Number((100 * share).toFixed(1));
