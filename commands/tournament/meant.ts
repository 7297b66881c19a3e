// Which tournament a call is about: this chat's, unless a button names another. Buttons do, because a press may be
// answered in a private chat, or when a later tournament is on.

import type { CommandCall } from "../../src/chat/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { type ChatTournaments, type Tournament, type Venue, venueKey, venueOf } from "./document.ts";
import type { TournamentServices } from "./tournaments.ts";

/** An option that only buttons have; it can't be typed. */
export const AT = "at";

/** Enough to tell a chat's tournaments apart, and too many to guess. */
const ID_DIGITS = 8;
const MEANT = /^([0-9a-z]+)x([0-9-]+|[A-Za-z-]+)(?:x([0-9]+))?$/;

/** For a button: `<tournament>x<chat>` or `<tournament>x<chat>x<topic>`. */
export function writeMeant(
  tournament: Pick<Tournament, "id"> | undefined,
  { id, topic }: Pick<Venue, "id" | "topic">,
): string {
  const first = tournament?.id.slice(0, ID_DIGITS) ?? "none";
  return [first, id, ...(topic === undefined ? [] : [topic])].join("x");
}

/** Whether it's the one that the button names. */
export function isMeant(about: string, tournament: Pick<Tournament, "id"> | undefined): boolean {
  return tournament !== undefined && MEANT.exec(about)?.[1] === tournament.id.slice(0, ID_DIGITS);
}

export interface Asked {
  /** Where the tournaments are held. */
  readonly venue: Venue;
  readonly document: ChatTournaments;
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
  const [, , id, topic] = MEANT.exec(about ?? "") ?? [];
  const named = id === undefined ? here : { platform: caller.platform, id, ...(topic && { topic }) };
  if (venueKey(named) === venueKey(here))
    return { venue: here, document: await tournaments.read(here), isHere: true };
  const document = await tournaments.read({ kind: "group", ...named });
  const { current, finished, venue } = document;
  const isKnown = [current, ...finished].some((one) => isMeant(about ?? "", one)) && (await isOn(venue));
  return isKnown ? { venue, document, isHere: false } : undefined;
}

/** Managed by its creator, and by anyone the platform lets manage the chat where it's held. */
export async function mayManage(
  { document: { current }, isHere }: Asked,
  call: Pick<CommandCall, "caller" | "mayManage">,
): Promise<boolean> {
  if (!current || current.creator === writePlayerId(call.caller)) return true;
  return isHere && ((await call.mayManage?.()) ?? false);
}
