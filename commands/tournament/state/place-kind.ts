// The stored schema of a place's document, with its migrations.

import { z } from "zod";
import { ARENA_SYSTEMS } from "../../../src/arena/index.ts";
import { STORED_LOCALE } from "../../../src/infra/i18n/stored-locale.ts";
import type { DocumentKind } from "../../../src/infra/store/index.ts";
import type { PlaceTournaments } from "./place-document.ts";

const whole = z.int().min(0);
const VENUE = z.object({
  platform: z.string(),
  kind: z.enum(["private", "group"]),
  id: z.string(),
  server: z.exactOptional(z.string()),
  topic: z.exactOptional(z.string()),
});
const ENTRANT = z.object({
  ...{ name: z.string(), strategy: z.string() },
  ...{ owner: z.exactOptional(z.string()), author: z.exactOptional(z.string()) },
});
const ENTRY = ENTRANT.extend({
  by: z.exactOptional(z.string()),
  isRegistered: z.exactOptional(z.literal(true)),
  leaves: z.exactOptional(z.literal(true)),
});
const CARDS = z.array(z.object({ venue: VENUE, message: z.string(), at: z.exactOptional(z.number()) }));
const DRAWN = z.object({ day: whole, pledge: z.string() });
const TOURNAMENT = z.object({
  ...{ id: z.string(), game: z.string(), system: z.enum(ARENA_SYSTEMS), rounds: z.exactOptional(whole) },
  ...{
    match: whole,
    seed: whole,
    drawn: z.exactOptional(DRAWN),
    locale: STORED_LOCALE,
    zone: z.string(),
    entrants: z.array(ENTRANT),
  },
  channel: z.exactOptional(z.object({ venue: VENUE, name: z.string() })),
  house: z.exactOptional(z.literal(true)),
});
const CURRENT = TOURNAMENT.extend({
  seed: z.exactOptional(whole),
  entrants: z.array(ENTRY),
  creator: z.string(),
  startsAt: z.exactOptional(z.number()),
  schedule: z.exactOptional(z.object({ cron: z.string(), words: z.string() })),
  progress: z.exactOptional(z.object({ round: whole, played: whole, planned: whole, at: z.number() })),
  cards: CARDS,
});
/** `places`: first and last of an entrant's shared ranks. */
const STANDING = ENTRANT.extend({
  ...{ places: z.tuple([whole, whole]), points: z.number(), wins: whole, draws: whole, losses: whole },
}).transform(({ places, ...rest }) => ({ ...rest, ranks: places }));
const SHAPE = z.object({
  venue: VENUE,
  current: z.exactOptional(CURRENT),
  finished: z.array(
    TOURNAMENT.extend({
      endedAt: z.number(),
      standings: z.array(STANDING),
      announcement: z.enum(["due", "posting", "posted", "refused"]),
      cards: CARDS,
    }),
  ),
  cancelled: z.array(CURRENT),
  notes: z.array(z.object({ tournament: z.string(), kind: z.enum(["card", "begins", "put-off", "missed"]) })),
  home: z.exactOptional(VENUE),
});

/** Differences of version 1: entrants without names, no zone, no cards. */
const OLD = z.looseObject({ entrants: z.array(z.string()) });
const OLD_SHAPE = z.looseObject({
  current: z.exactOptional(OLD),
  finished: z.array(
    z.looseObject({ ...OLD.shape, standings: z.array(z.looseObject({ strategy: z.string() })) }),
  ),
});

function fromVersion1(old: unknown): unknown {
  const { current, finished, ...place } = OLD_SHAPE.parse(old);
  const named = (strategy: string) => ({ name: strategy, strategy });
  const raised = (one: z.infer<typeof OLD>) => ({
    ...one,
    zone: "UTC",
    cards: [],
    entrants: one.entrants.map(named),
  });
  const withNames = (one: z.infer<typeof OLD_SHAPE>["finished"][number]) => ({
    ...raised(one),
    standings: one.standings.map((standing) => ({ ...standing, name: standing.strategy })),
  });
  const empty = { cancelled: [], notes: [] };
  return {
    ...place,
    ...(current && { current: raised(current) }),
    finished: finished.map(withNames),
    ...empty,
  };
}

export const PLACE: DocumentKind<PlaceTournaments> = {
  name: "tournament",
  version: 3,
  // In version 3 the seed is drawn when the tournament begins; one opened before draws another then.
  migrations: { 1: fromVersion1, 2: (old) => old },
  losable: [
    "current",
    "current.cards.*",
    "finished.*",
    "finished.*.cards.*",
    "cancelled.*",
    "notes.*",
    "home",
  ],
  parse: (value) => SHAPE.parse(value),
  encode: (document) => ({
    ...document,
    finished: document.finished.map((one) => ({
      ...one,
      standings: one.standings.map(({ ranks, ...standing }) => ({ ...standing, places: ranks })),
    })),
  }),
};
