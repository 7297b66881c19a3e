// The link of two accounts of one person: a code is shown on one side and typed on the other, then both
// confirm. Pure; what is decided here is stored by one compare-and-set, so presses of both at once are two.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { STORED_LOCALE } from "../../infra/i18n/stored-locale.ts";
import { readPlayerId } from "../identity/player.ts";

/** How long a code and its question are open. */
export const LINK_MS = 600_000;
/** Told apart from a code that never was for so long. */
export const LINK_KEPT_MS = 2 * LINK_MS;

const side = z.strictObject({
  /** `platform:id`. */
  player: z.string(),
  /** Their display name there, which the other side confirms by. */
  name: z.string(),
  /** The language in which they are told what the other side did. */
  locale: STORED_LOCALE,
  hasConfirmed: z.boolean(),
});

const link = z.strictObject({
  /** Who showed the code, then who typed it. */
  sides: z.array(side).min(1).max(2),
  state: z.enum(["open", "linked", "declined"]),
  /** Of an open one: until when, in milliseconds since 1970. */
  endsAt: z.number(),
});

export type LinkSide = Readonly<z.infer<typeof side>>;
export type Link = Readonly<z.infer<typeof link>>;

/** By a hash of its code. What says `linked` is the link; all else about it follows from this document. */
export const LINK = firstVersion("link", link);

const pointer = z.strictObject({
  link: z.string(),
  /** The code, for who showed it and asks again. */
  code: z.string().optional(),
  /** Has confirmed: stays with this link until it is declined, has lapsed or is parted. */
  isFixed: z.boolean(),
});

export type LinkPointer = Readonly<z.infer<typeof pointer>>;

/** By player: the link that may name them; void unless it does. */
export const LINK_OF = firstVersion("link-of", pointer);

type Person = Omit<LinkSide, "hasConfirmed">;

export function newLink(person: Person, now: number): Link {
  return { sides: [{ ...person, hasConfirmed: false }], state: "open", endsAt: now + LINK_MS };
}

/** `closed`: used or declined, which is told to nobody who was not part of it. */
export type ClaimRefusal = "lapsed" | "own" | "same-platform" | "closed";

/** The link with who typed its code; unchanged for the same person again. */
export function claimed(before: Link, person: Person, now: number): Link | ClaimRefusal {
  const [first, second] = before.sides;
  if (second?.player === person.player) return before;
  if (isLapsed(before, now)) return "lapsed";
  if (before.state !== "open") return "closed";
  if (first?.player === person.player) return "own";
  if (platformOf(first?.player) === platformOf(person.player)) return "same-platform";
  if (second) return "closed";
  return { ...before, sides: [...before.sides, { ...person, hasConfirmed: false }] };
}

/** The link after a side's answer; unchanged where it says so already, or no answer counts any more. */
export function answered(before: Link, player: string, answer: "yes" | "no", now: number): Link {
  const isSide = before.sides.some((one) => one.player === player);
  if (!isSide || before.state !== "open" || isLapsed(before, now)) return before;
  if (answer === "no") return { ...before, state: "declined" };
  if (before.sides.length < 2) return before;
  if (before.sides.every((one) => one.player !== player || one.hasConfirmed)) return before;
  const sides = before.sides.map((one) => (one.player === player ? { ...one, hasConfirmed: true } : one));
  return { ...before, sides };
}

/** The link in effect, where both have confirmed; unchanged otherwise. */
export function joined(before: Link): Link {
  return before.state === "open" && isAgreed(before) ? { ...before, state: "linked" } : before;
}

function isAgreed({ sides }: Link): boolean {
  return sides.length > 1 && sides.every(({ hasConfirmed }) => hasConfirmed);
}

/** How it stands for one side. `code`: nobody has typed it; `asked`: this side has to answer;
 * `waiting`: the other one has. */
export type LinkStanding = "code" | "asked" | "waiting" | "linked" | "declined" | "lapsed";

export function standingFor(of: Link, player: string, now: number): LinkStanding {
  if (of.state !== "open") return of.state;
  if (isLapsed(of, now)) return "lapsed";
  if (of.sides.length < 2) return "code";
  return of.sides.find((one) => one.player === player)?.hasConfirmed ? "waiting" : "asked";
}

export function otherSide({ sides }: Link, player: string): LinkSide | undefined {
  return sides.find((one) => one.player !== player);
}

/** What both have confirmed in time is not lost by who wrote it down too late. */
export function isLapsed(link: Link, now: number): boolean {
  return link.state === "open" && now >= link.endsAt && !isAgreed(link);
}

function platformOf(player = ""): string | undefined {
  return readPlayerId(player)?.platform;
}
