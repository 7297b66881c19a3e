// Encodes players in a button's action, so that it can be answered after a restart without a stored document.

import type { Platform } from "../../../src/chat/index.ts";
import { type PlayerId, readPlayerId } from "../../../src/people/index.ts";

const BASE = 36;
const NUMBER = /^(0|[1-9]\d{0,22})$/;
/** First letter of a token's body: whether the id is a number or anything else. */
const NUMERIC = "n";
const TEXT = "t";
/** Doesn't occur in any platform's name. */
const BETWEEN = "_";

/** A length and a body, in the letters that an action allows; an id of 20 digits takes 15 characters. */
export function playerToken({ platform, id }: PlayerId, viewedOn: Platform): string {
  const isShort = platform === viewedOn && NUMBER.test(id);
  const body = isShort ? `${NUMERIC}${BigInt(id).toString(BASE)}` : `${TEXT}${platform}${BETWEEN}${id}`;
  return `${body.length.toString(BASE).padStart(2, "0")}${body}`;
}

/** The player at the start of a session, and the rest of it; undefined for anything else. */
export function readPlayerToken(
  session: string,
  viewedOn: Platform,
): { readonly player: PlayerId; readonly rest: string } | undefined {
  const length = Number.parseInt(session.slice(0, 2), BASE);
  const [body, rest] = [session.slice(2, 2 + length), session.slice(2 + length)];
  if (!(length > 1) || body.length !== length) return undefined;
  const player = body.startsWith(NUMERIC)
    ? { platform: viewedOn, id: numberOf(body.slice(1)) }
    : readPlayerId(body.slice(1).replace(BETWEEN, ":"));
  return player && { player, rest };
}

function numberOf(digits: string): string {
  return [...digits].reduce((sum, one) => sum * BigInt(BASE) + digitOf(one), 0n).toString();
}

/** Every letter has a value: a forged token just names no existing player. */
function digitOf(letter: string): bigint {
  const value = Number.parseInt(letter, BASE);
  return BigInt(Number.isNaN(value) ? 0 : value);
}
