import type { BoardTry } from "../document.ts";
import { HINT_MS } from "../strip/strip.ts";

/** What a cleared board counts as, in whole seconds, as people read them; undefined for any other end. */
export function secondsOf({ result }: Pick<BoardTry, "result">): number | undefined {
  if (result?.ending !== "won") return undefined;
  return Math.round((result.ms + HINT_MS * result.hints) / 1_000);
}

/** Minutes and seconds: `1:05`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
