// Which tournament a call is about: this chat's, unless a button names a different one. Buttons do, because a press may
// be answered in a private chat, or when a later tournament is already on.

import type { CommandCall } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import type { TournamentServices } from "./index.ts";
import { type PlaceTournaments, type Tournament, type Venue, venueKey, venueOf } from "./index.ts";

/** An option only buttons have; it can't be typed. */
export const AT = "at";

/** Enough to tell a chat's tournaments apart, and too many to guess. */
const ID_DIGITS = 8;
const NONE = "none";
const MEANT = /^([0-9a-z]+)x([0-9-]+|[A-Za-z-]+)(?:x([0-9]+))?$/;

interface Meant {
  readonly id: string;
  readonly venue: Pick<Venue, "id" | "topic">;
}

/** Encoded for a button: letters, digits and `-`. */
export function writeMeant(
  tournament: Pick<Tournament, "id"> | undefined,
  { id, topic }: Meant["venue"],
): string {
  const first = tournament?.id.slice(0, ID_DIGITS) ?? NONE;
  return [first, id, ...(topic === undefined ? [] : [topic])].join("x");
}

function readMeant(about: string): Meant | undefined {
  const [, tournament, id, topic] = MEANT.exec(about) ?? [];
  if (tournament === undefined || id === undefined) return undefined;
  return { id: tournament, venue: { id, ...(topic !== undefined && { topic }) } };
}

/** Whether it's the one that the button names. */
export function isMeant(about: string, tournament: Pick<Tournament, "id"> | undefined): boolean {
  return tournament !== undefined && readMeant(about)?.id === tournament.id.slice(0, ID_DIGITS);
}

export interface Asked {
  /** Where the tournaments are held. */
  readonly home: Venue;
  readonly document: PlaceTournaments;
  /** Whether it's held in the asking chat; elsewhere only its creator can manage it. */
  readonly isHere: boolean;
}

/** Undefined if a button names a chat that no longer has the tournament, or has switched tournaments off. */
export async function asked(
  { tournaments, isOn }: Pick<TournamentServices, "tournaments" | "isOn">,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  about: string | undefined,
): Promise<Asked | undefined> {
  const here = venueOf(caller, place);
  const home = await tournaments.home(here);
  const meant = about === undefined ? undefined : readMeant(about);
  const there = meant && { platform: caller.platform, kind: "group" as const, ...meant.venue };
  if (!there || venueKey(there) === venueKey(home))
    return { home, document: await tournaments.read(home), isHere: venueKey(home) === venueKey(here) };
  const document = await tournaments.read(there);
  const { current, finished, cancelled, venue } = document;
  const all = [...(current ? [current] : []), ...finished, ...cancelled];
  const isKnown = all.some((one) => isMeant(about ?? "", one)) && (await isOn(venue));
  return isKnown ? { home: venue, document, isHere: false } : undefined;
}

/** Managed by its creator, and by anyone the platform lets manage the chat where it's held. */
export async function mayManage(
  { document: { current }, isHere }: Asked,
  call: Pick<CommandCall, "caller" | "mayManage">,
): Promise<boolean> {
  if (!current || current.creator === writePlayerId(call.caller)) return true;
  return isHere && ((await call.mayManage?.()) ?? false);
}
