// What matches are bound to in tests without a store: seeds of one key, on one day that never ends.

import type { Binding } from "../../../commands/play/state/bound.ts";
import { seedUnder } from "../../../src/core/fairness/index.ts";

const KEY = new Uint8Array(32).fill(7);
const PLEDGE = "ab".repeat(16);

/** `day`: the current day; anything drawn earlier has expired. */
export function testBinding(historyRounds = 10_000, day = 1): Binding {
  const drawn = (kind: Parameters<typeof seedUnder>[1], session: string, word?: string) => ({
    ...{ seed: seedUnder(KEY, kind, `${day}${session}`, word), day, pledge: PLEDGE, at: day },
  });
  return {
    host: {
      now: () => day,
      draw: drawn,
      drawUnder: (_pledge, ...rest) => drawn(...rest),
      isExpired: (one) => one.day < day,
    },
    historyRounds,
    versionOf: () => "00".repeat(8),
  };
}
