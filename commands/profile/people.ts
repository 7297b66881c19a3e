// The people that profiles speak of: their rounds, those of a chat, and how buttons name them, so that a press is answered
// after a restart without a stored document.

import type { Action, Platform } from "../../src/chat/index.ts";
import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../src/core/profiles/distance.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  NEW_PREDICTOR,
  nameHash,
  type PlacePerson,
  type PlayerId,
  PREDICTOR,
  peopleOf,
  predictorKey,
  readPlayerId,
  readRounds,
  writePlayerId,
} from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";

/** A person's stored rounds against the bot, and how many they ever played. */
export async function playedRounds(
  { store }: Pick<Services, "store">,
  player: PlayerId,
  game: MatrixGame,
): Promise<{ readonly rounds: Rounds; readonly played: number }> {
  const document = (await store.read(PREDICTOR, predictorKey(player, game.id))) ?? NEW_PREDICTOR;
  return { rounds: readRounds(game, document.history), played: document.totals.rounds };
}

/** Number of people examined: the most recent players. */
const LOOKED_AT = 100;

export interface CrowdMember extends PlacePerson {
  readonly rounds: Rounds;
}

export interface Crowd {
  /** Those with enough rounds, ordered by most recent play. */
  readonly people: readonly CrowdMember[];
  /** Number of people with too few rounds. */
  readonly short: number;
}

/** The shown players of a chat, by its key. */
export async function crowdOf(services: Services, game: MatrixGame, place: string): Promise<Crowd> {
  const found = (await peopleOf(services.store, place)).slice(0, LOOKED_AT);
  const all = await Promise.all(
    found.map(async (one) => ({ ...one, rounds: (await playedRounds(services, one, game)).rounds })),
  );
  const people = all.filter(({ rounds }) => rounds.person.length >= COMPARED_ROUNDS_MIN);
  return { people, short: all.length - people.length };
}

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

/** Every letter has a value: a forged token just names no existing player. */
function numberOf(digits: string): string {
  const values = [...digits].map((letter) => BigInt(Number.parseInt(letter, BASE) || 0));
  return values.reduce((sum, value) => sum * BigInt(BASE) + value, 0n).toString();
}

/** Who asked, whom they compare with, and the turn of the button. */
export interface Compared {
  readonly caller: PlayerId;
  readonly target: PlayerId;
  readonly game: MatrixGame;
  readonly turn: number;
}

const SIGN_CHARACTERS = 8;

/** Both players in a button's session, signed with the host's secret: a press that names them comes from a message of
 * ours. */
export function signed(store: Store, pair: Compared, viewedOn: Platform): string {
  const tokens = [pair.caller, pair.target].map((one) => playerToken(one, viewedOn));
  return `${tokens.join("")}${signOf(store, pair)}`;
}

/** Undefined unless the session is one of `signed`. */
export function readSigned(
  store: Store,
  { session, turn }: Action,
  game: MatrixGame,
  viewedOn: Platform,
): Compared | undefined {
  const first = readPlayerToken(session, viewedOn);
  const second = first && readPlayerToken(first.rest, viewedOn);
  if (!second) return undefined;
  const pair = { caller: first.player, target: second.player, game, turn };
  return second.rest === signOf(store, pair) ? pair : undefined;
}

function signOf(store: Store, { caller, target, game, turn }: Compared): string {
  const text = [writePlayerId(caller), writePlayerId(target), game.id, turn].join("|");
  return nameHash(store, "compare", text, SIGN_CHARACTERS);
}
