// The stored document of a place: what version 1 wrote is read as if it had been written now.

import { expect, it } from "vitest";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";

const SETTING = { id: "a1", game: "rps", system: "swiss", match: 100, seed: 7, locale: "en" };
const OLD = {
  venue: { platform: "discord", kind: "group", id: "8" },
  current: { ...SETTING, entrants: ["copy", "markov:order=1"], creator: "discord:1" },
  finished: [
    {
      ...{
        ...SETTING,
        id: "b2",
        rounds: 3,
        entrants: ["copy", "random"],
        endedAt: 5,
        announcement: "posted",
      },
      standings: [{ strategy: "copy", places: [1, 2], points: 1, wins: 1, draws: 0, losses: 0 }],
    },
  ],
};

it("entrants get their strategy for a name, times are UTC, and no card is known", () => {
  const now = PLACE.parse(PLACE.migrations[1]?.(OLD));
  const cards = { zone: "UTC", cards: [] };
  const copy = { name: "copy", strategy: "copy" };
  expect(now.current).toEqual({
    ...{ ...SETTING, ...cards, creator: "discord:1" },
    entrants: [copy, { name: "markov:order=1", strategy: "markov:order=1" }],
  });
  expect(now.finished[0]).toMatchObject({ ...cards, rounds: 3, entrants: [copy, { name: "random" }] });
  expect(now.finished[0]?.standings[0]).toMatchObject({ name: "copy", strategy: "copy", ranks: [1, 2] });
  expect(now).toMatchObject({ cancelled: [], notes: [], venue: OLD.venue });
});

it("a place keeps on disk the names that fields had before, and is read as it was written", () => {
  const now = PLACE.parse(PLACE.migrations[1]?.(OLD));
  const written = PLACE.encode?.(now);
  expect(written).toMatchObject({ finished: [{ standings: [{ name: "copy", places: [1, 2] }] }] });
  expect(JSON.stringify(written)).not.toContain("ranks");
  expect(PLACE.parse(written)).toEqual(now);
});

it("a place without a tournament is read too, and a broken document is not", () => {
  expect(PLACE.parse(PLACE.migrations[1]?.({ venue: OLD.venue, finished: [] })).current).toBeUndefined();
  expect(() => PLACE.migrations[1]?.({ venue: OLD.venue })).toThrow();
  expect(() => PLACE.parse(OLD)).toThrow();
});
