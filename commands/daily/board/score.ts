import type { BoardTry } from "../document.ts";

/** What a hint costs on the boards of the day. */
export const HINT_SECONDS = 10;

/** What a cleared board counts as, in whole seconds, as people read them; undefined for any other end. */
export function secondsOf({ result }: Pick<BoardTry, "result">): number | undefined {
  if (result?.ending !== "won") return undefined;
  return Math.round(result.ms / 1000) + HINT_SECONDS * result.hints;
}

/** Minutes and seconds: `1:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
