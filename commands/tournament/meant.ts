// Which tournament somebody asks about: that of the place, unless a button says another. Buttons say it, because whoever
// presses one may be answered in their private chat, and by a later tournament's time.

import type { CommandCall } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import type { TournamentServices } from "./index.ts";
import { type PlaceTournaments, type Tournament, type Venue, venueKey, venueOf } from "./index.ts";

/** An option that no line can type: a button's own. */
export const AT = "at";

/** Enough to tell tournaments of one place apart, and too many to try. */
const ID_DIGITS = 8;
const NONE = "none";
const MEANT = /^([0-9a-z]+)x([0-9-]+|[A-Za-z-]+)(?:x([0-9]+))?$/;

interface Meant {
  readonly id: string;
  readonly venue: Pick<Venue, "id" | "topic">;
}

/** For a button: letters, digits and `-`. */
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

/** Whether it is the one that the button says. */
export function isMeant(about: string, tournament: Pick<Tournament, "id"> | undefined): boolean {
  return tournament !== undefined && readMeant(about)?.id === tournament.id.slice(0, ID_DIGITS);
}

export interface Asked {
  /** Where the tournaments are held. */
  readonly home: Venue;
  readonly document: PlaceTournaments;
  /** Held where it is asked; elsewhere nobody manages it but its creator. */
  readonly isHere: boolean;
}

/** Undefined where a button says a place that has no such tournament any more, or has switched tournaments off. */
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

/** The creator may manage it, and whoever the platform lets manage the place where it is held. */
export async function mayManage(
  { document: { current }, isHere }: Asked,
  call: Pick<CommandCall, "caller" | "mayManage">,
): Promise<boolean> {
  if (!current || current.creator === writePlayerId(call.caller)) return true;
  return isHere && ((await call.mayManage?.()) ?? false);
}
