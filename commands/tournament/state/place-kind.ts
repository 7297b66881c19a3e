// The stored schema of a chat's document.

import { z } from "zod";
import { ARENA_SYSTEMS } from "../../../src/arena/index.ts";
import { documentKind } from "../../../src/infra/document-kind.ts";
import { STORED_LOCALE } from "../../../src/infra/i18n/stored-locale.ts";
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
  name: z.string(),
  strategy: z.string(),
  owner: z.exactOptional(z.string()),
  author: z.exactOptional(z.string()),
});
const ENTRY = ENTRANT.extend({
  by: z.exactOptional(z.string()),
  isRegistered: z.exactOptional(z.literal(true)),
  leaves: z.exactOptional(z.literal(true)),
});
const CARDS = z.array(z.object({ venue: VENUE, message: z.string(), at: z.number() }));
const TOURNAMENT = z.object({
  id: z.string(),
  game: z.string(),
  system: z.enum(ARENA_SYSTEMS),
  rounds: z.exactOptional(whole),
  match: whole,
  seed: whole,
  day: z.exactOptional(whole),
  locale: STORED_LOCALE,
  zone: z.string(),
  entrants: z.array(ENTRANT),
  channel: z.exactOptional(z.object({ venue: VENUE, name: z.string() })),
  hasBuiltIns: z.exactOptional(z.literal(true)),
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
const STANDING = ENTRANT.extend({
  ranks: z.tuple([whole, whole]),
  points: z.number(),
  wins: whole,
  draws: whole,
  losses: whole,
});
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

export const PLACE = documentKind<PlaceTournaments>({
  name: "tournament",
  parse: (value) => SHAPE.parse(value),
});
