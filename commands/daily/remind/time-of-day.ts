// What people type as the time of a reminder: `19:00`, `7.30`, `7 pm`, or that they want none.

import { typedPattern, typedWords } from "../../../src/infra/i18n/typed-words.ts";

const TIME = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i;

/** A first filter for positional words; `readTimeOfDay` decides. */
export const TIME_WORDS = new RegExp(`${TIME.source}|^${typedPattern("typed-off")}$`, "iu");

/** Minutes after midnight; undefined for no time of day. */
export function readTimeOfDay(typed: string): number | "off" | undefined {
  const text = typed.trim().toLowerCase();
  if (typedWords("typed-off").includes(text)) return "off";
  const [, hours = "", minutes = "0", half] = TIME.exec(text) ?? [];
  if (hours === "" || Number(minutes) > 59) return undefined;
  const hour = half === undefined ? Number(hours) : ofHalf(Number(hours), half);
  return hour >= 0 && hour < 24 ? 60 * hour + Number(minutes) : undefined;
}

/** The hour of a clock of twelve hours; -1 for none. */
function ofHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}
