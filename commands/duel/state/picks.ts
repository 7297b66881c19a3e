// A stored pick: hidden under the host's secret, and bound to its duel, round and side.

import type { Move } from "../../../src/core/games/index.ts";
import type { Host } from "../../../src/people/host/index.ts";

/** The duel, round and side of a pick. */
interface PickAt {
  readonly duel: string;
  /** Rounds played before it. */
  readonly turn: number;
  readonly side: 0 | 1;
}

/** Hides picks, and reveals them when both are in. */
export interface HiddenPicks {
  hide(at: PickAt, move: Move): string;
  /** Undefined if the host's secret has changed since, or the value was altered. */
  open(at: PickAt, hidden: string): Move | undefined;
}

export function hiddenPicks(host: Pick<Host, "hide" | "uncover">): HiddenPicks {
  return {
    hide: (at, move) => host.hide(useOf(at), Uint8Array.of(move)),
    open: (at, hidden) => host.uncover(useOf(at), hidden)?.[0],
  };
}

function useOf({ duel, turn, side }: PickAt): string {
  return `duel|${duel}|${turn}|${side}`;
}
