// The ladder as it is read: entries are checked against logs and consents, and mended.

import { type Met, PROVISIONAL_BELOW, ratingAt, type Standing } from "../../core/ladder/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { identitiesOf } from "../links/identities.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../player.ts";
import { ranksAmong } from "../ranks-among.ts";
import { consentOf, isShownIn } from "../visibility.ts";
import { type Ladder, ladderBoard, ladderScore, opponentsMissing, setLadderScore } from "./board.ts";
import { ladderPerson, standingIn } from "./log.ts";

/** How somebody stands on a ladder. */
export interface LadderStanding extends Met {
  /** Rated ones. */
  readonly duels: number;
  readonly isProvisional: boolean;
}

export interface LadderLine extends LadderStanding {
  /** `platform:id`. */
  readonly player: string;
  readonly name: string;
  /** First and last of the shared ranks. */
  readonly ranks: readonly [number, number];
}

export interface LadderTable {
  /** The best, at most forty; a person once. */
  readonly lines: readonly LadderLine[];
  readonly count: number;
}

/** Maximum documents, and index entries, read per query. */
const LOOKED_AT = 40;
const COUNTED_MAX = 1_000;

interface Entry extends LadderStanding {
  readonly player: string;
  readonly name: string;
  readonly score: number;
  /** The person's marks. */
  readonly person: string;
}

/** The best of a ladder, in the order of what their ratings surely exceed. */
export async function readLadder(store: Store, ladder: Ladder): Promise<LadderTable> {
  const entries = await ladderBoard(store, ladder).top(COUNTED_MAX);
  const looked = entries.slice(0, LOOKED_AT);
  const found = await Promise.all(looked.map((entry) => presentEntry(store, ladder, entry)));
  const present = oncePerPerson(found.flatMap((one) => (one ? [one] : [])));
  present.sort((x, y) => y.score - x.score || x.name.localeCompare(y.name, "en"));
  const lines = present.map(
    ({ score, person: _person, ...one }): LadderLine => ({ ...one, ranks: ranksAmong(present, score) }),
  );
  return { lines, count: entries.length - (looked.length - lines.length) };
}

/** Linked identities may both be listed; the one that comes first stands for the person. */
function oncePerPerson(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((one) => [one.person, one])).values()];
}

/** The rank of a person in a ladder just read; undefined outside its first thousand. */
export async function ladderRankOf(
  store: Store,
  ladder: Ladder,
  { lines }: LadderTable,
  player: PlayerId,
): Promise<readonly [number, number] | undefined> {
  const me = new Set((await identitiesOf(store, player)).map(writePlayerId));
  const shown = lines.find((one) => me.has(one.player));
  if (shown) return shown.ranks;
  const entries = await ladderBoard(store, ladder).top(COUNTED_MAX);
  const mine = entries.find(({ member }) => me.has(member));
  return mine && ranksAmong(entries, mine.score);
}

/** How the person stands, shown or not; `missing`: opponents that a rank takes besides. */
export async function ladderStandingOf(
  store: Store,
  player: PlayerId,
  { gameId, period, now }: Omit<Ladder, "place">,
): Promise<LadderStanding & { readonly missing: number }> {
  const standing = standingIn(await ladderPerson(store, player, gameId), period, now);
  return { ...shownStanding(standing, now), missing: opponentsMissing(standing) };
}

function shownStanding(standing: Standing, now: number): LadderStanding {
  const { rating, deviation } = ratingAt(standing, now);
  const { matches: duels } = standing;
  return { rating, deviation, duels, isProvisional: duels < PROVISIONAL_BELOW };
}

/** The entry checked against the documents; a stale one is removed. */
async function presentEntry(
  store: Store,
  ladder: Ladder,
  { member, score: indexed }: { readonly member: string; readonly score: number },
): Promise<Entry | undefined> {
  const { gameId, period, place, now } = ladder;
  const player = readPlayerId(member);
  const consent = player && (await consentOf(store, player));
  const person = player && consent && (await ladderPerson(store, player, gameId));
  const standing = person && standingIn(person, period, now);
  if (!consent || !standing || !isShownIn(consent, place) || opponentsMissing(standing) > 0) {
    await ladderBoard(store, ladder).remove(member);
    return undefined;
  }
  const score = ladderScore(standing, now);
  if (score !== indexed) await setLadderScore(store, ladder, member, standing);
  const { name } = consent;
  return { player: member, name, score, person: person.marks.join(), ...shownStanding(standing, now) };
}
