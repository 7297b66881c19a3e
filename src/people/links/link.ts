// The link of one person's two accounts: a code is shown on one side and typed on the other, then both confirm. Pure;
// each decision is stored by one compare-and-set, so concurrent presses are serialised.

import { z } from "zod";
import { firstVersion } from "../../infra/document-kind.ts";
import { STORED_LOCALE } from "../../infra/i18n/stored-locale.ts";
import { readPlayerId } from "../identity/player.ts";

/** How long a code and its question stay open. */
export const LINK_MS = 600_000;
/** How long an expired code is still distinguished from one that never existed. */
export const LINK_KEPT_MS = 2 * LINK_MS;

const side = z.strictObject({
  /** `platform:id`. */
  player: z.string(),
  /** Their display name there, by which the other side recognises them. */
  name: z.string(),
  /** Their language, for messages about what the other side did. */
  locale: STORED_LOCALE,
  hasConfirmed: z.boolean(),
});

const link = z.strictObject({
  /** The side that showed the code, then the one that typed it. */
  sides: z.array(side).min(1).max(2),
  state: z.enum(["open", "linked", "declined"]),
  /** For an open link, when it expires, in milliseconds since 1970. */
  endsAt: z.number(),
});

export type LinkSide = Readonly<z.infer<typeof side>>;
export type Link = Readonly<z.infer<typeof link>>;

/** By a hash of its code. Only this document with `linked` makes the link; everything else follows from it. */
export const LINK = firstVersion("link", link);

const pointer = z.strictObject({
  link: z.string(),
  /** The code, for the person who showed it and asks again. */
  code: z.string().optional(),
  /** Whether the person has confirmed; they're then bound to this link until it's declined, expires or is removed. */
  isFixed: z.boolean(),
});

export type LinkPointer = Readonly<z.infer<typeof pointer>>;

/** By player, the link that may include them; invalid unless it does. */
export const LINK_OF = firstVersion("link-of", pointer);

type Person = Omit<LinkSide, "hasConfirmed">;

export function newLink(person: Person, now: number): Link {
  return { sides: [{ ...person, hasConfirmed: false }], state: "open", endsAt: now + LINK_MS };
}

/** `closed`: used or declined, which isn't revealed to anyone who wasn't part of it. */
export type ClaimRefusal = "lapsed" | "own" | "same-platform" | "closed";

/** The link with the person who typed its code; unchanged if they did so already. */
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

/** The link after one side's answer; unchanged if that's recorded already or answers no longer count. */
export function answered(before: Link, player: string, answer: "yes" | "no", now: number): Link {
  const isSide = before.sides.some((one) => one.player === player);
  if (!isSide || before.state !== "open" || isLapsed(before, now)) return before;
  if (answer === "no") return { ...before, state: "declined" };
  if (before.sides.length < 2) return before;
  if (before.sides.every((one) => one.player !== player || one.hasConfirmed)) return before;
  const sides = before.sides.map((one) => (one.player === player ? { ...one, hasConfirmed: true } : one));
  return { ...before, sides };
}

/** The link in effect if both have confirmed; unchanged otherwise. */
export function joined(before: Link): Link {
  return before.state === "open" && isAgreed(before) ? { ...before, state: "linked" } : before;
}

function isAgreed({ sides }: Link): boolean {
  return sides.length > 1 && sides.every(({ hasConfirmed }) => hasConfirmed);
}

/** The state for one side. `code`: no one has typed it yet; `asked`: this side has to answer; `waiting`: the other side
 * has to. */
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

/** A link that both confirmed in time doesn't expire because it was stored late. */
export function isLapsed(link: Link, now: number): boolean {
  return link.state === "open" && now >= link.endsAt && !isAgreed(link);
}

function platformOf(player = ""): string | undefined {
  return readPlayerId(player)?.platform;
}
