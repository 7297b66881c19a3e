// The host of this bot: everything that is drawn for people follows from the key of the day, and every
// proof bears its signature.

import {
  type BoardProof,
  DAY_MS,
  type DrawKind,
  dayAt,
  dayStart,
  earlierKey,
  equalBytes,
  isSpent,
  type MatchProof,
  type Pledge,
  pledgeId,
  seedUnder,
  signFile,
  TOLD_AFTER_DAYS,
  type ToldKey,
  toldDay,
  writeBoardProof,
  writeMatchProof,
} from "../../core/fairness/index.ts";
import { hide, hidingKeyOf, uncover } from "./hidden.ts";
import {
  agreeOnPledge,
  HostKeyProblem,
  type HostKeys,
  isPledgeOf,
  type KeySource,
  lastDayKey,
  signingKeyOf,
} from "./host-documents.ts";
import { keyedHasher } from "./keyed-hash.ts";

/** A seed, the day of its key, and the pledge of its chain. */
interface Drawn {
  /** 32 bytes; secret until what it was drawn for is over. */
  readonly seed: Uint8Array;
  readonly day: number;
  /** 32 hex digits. */
  readonly pledge: string;
}

/** A seed for something that begins now. */
interface DrawnNow extends Drawn {
  /** When it was drawn, Unix ms: at that time the key of its day is secret. */
  readonly at: number;
}

export interface Host {
  /** The host's clock, Unix ms. */
  now(): number;
  /** The present pledge. */
  readonly pledge: Pledge;
  /** All pledges of this store, newest first. */
  readonly pledges: readonly Pledge[];
  /** The day of the present chain. */
  today(): number;
  /** The seed for something that begins now. `session` follows from the event that began it, so that
   * neither side chooses it; `word` is the player's. The same arguments give the same seed on one day.
   * @throws HostKeyProblem where the chain has ended, and no key of it is secret. */
  draw(kind: DrawKind, session: string, word?: string): DrawnNow;
  /** The same under an earlier pledge, with what it began under; undefined once its chain has ended or
   * its key is lost. */
  drawUnder(pledge: string, kind: DrawKind, session: string, word?: string): DrawnNow | undefined;
  /** The seed of a season of leagues whose last day is that of `lastMs`, Unix ms: it follows from the key
   * of that day, so nobody else can know it before the season is over, and everybody can check it then.
   * Under the present pledge unless one is named, for something that was begun under it; undefined where the
   * chain does not reach that day, its key is lost, or nothing can begin under it any more. Never to be told. */
  drawSeason(season: string, lastMs: number, pledge?: string): Drawn | undefined;
  /** A seed of the daily challenge on the day in UTC that contains `atMs`, Unix ms; `what` names it, and whose it
   * is where it is not everyone's. Bound by the pledge before that day, and to be recomputed once the day's key is
   * published. Under the present pledge unless one is named, as in `drawSeason`; undefined in the same cases. */
  drawDaily(what: string, atMs: number, pledge?: string): Drawn | undefined;
  /** Whether something drawn on that day may no longer be played under it: its key is told, or soon. */
  isSpent(drawn: Pick<Drawn, "day" | "pledge">): boolean;
  /** The pledge with that id, 32 hex digits. */
  pledgeOf(id: string): Pledge | undefined;
  /** The newest key that may be told of a pledge's chain; undefined before the fourth day, and for the
   * chain of a lost key. */
  toldKey(pledge?: Pledge): ToldKey | undefined;
  /** When the key of a day of the present chain is told, Unix ms. */
  tellsAt(day: number): number;
  /** The proof as a line with the host's signature and, where it is told, the day key. Unsigned under a
   * pledge of a lost key: a signature of another key would look like a forgery. */
  prove(proof: Omit<MatchProof, "signature" | "toldKey">): string;
  /** The same of a board. */
  proveBoard(proof: Omit<BoardProof, "signature" | "toldKey">): string;
  /** Signs a whole file under the present pledge, by its SHA-256 (32 bytes); `what`: its kind and version. */
  signFile(what: string, digest: Uint8Array): Uint8Array;
  /** Encrypts what nobody may read before its time, for the one use that `what` names. */
  hide(what: string, bytes: Uint8Array): string;
  /** What was hidden for that use; undefined under another secret of the host, or where altered. */
  uncover(what: string, hidden: string): Uint8Array | undefined;
  /** A hash of a text that nobody can make without the host's secret; see `keyedHasher`. */
  keyedHash(what: string, text: string): string;
}

/** A host on its store. */
export interface OpenHost extends Host {
  /** Looks for a pledge that another process renewed, and renews one whose chain comes to its end; see
   * `keepFresh`. @throws HostKeyProblem, StoreError; then the host goes on with the pledge that it has. */
  refresh(): Promise<void>;
}

/** Opens the host on its store. @throws HostKeyProblem, StoreError. */
export async function openHost(source: KeySource): Promise<OpenHost> {
  let keys = await agreeOnPledge(source);
  const chains = new Map<string, DayKeys>();
  const keysOf = (pledge: Pledge): DayKeys => {
    const id = pledgeId(pledge);
    const known = chains.get(id) ?? new DayKeys(keys, pledge);
    chains.set(id, known);
    return known;
  };
  const toldSince = (pledge: Pledge, day: number): ToldKey | undefined => {
    const told = host.toldKey(pledge);
    return told && told.day >= day ? told : undefined;
  };
  const signerOf = (pledge: Pledge): Uint8Array | undefined =>
    isPledgeOf(pledge, keys.key) ? signingKeyOf(keys.key) : undefined;
  const drawAt = (kind: DrawKind, session: string, atMs: number, begun?: string): Drawn | undefined => {
    const id = begun ?? pledgeId(host.pledge);
    const pledge = host.pledgeOf(id);
    const day = pledge ? Math.floor(atMs / DAY_MS) - pledge.firstDay + 1 : 0;
    if (!pledge || day < 1 || day > pledge.days || !keysOf(pledge).isOurs) return undefined;
    if (begun === undefined && isSpent(pledge, day, source.now())) return undefined;
    return { seed: seedUnder(keysOf(pledge).of(day), kind, session), day, pledge: id };
  };
  const drawNow = (pledge: Pledge, kind: DrawKind, session: string, word?: string): DrawnNow | undefined => {
    const at = source.now();
    const day = dayAt(pledge, at);
    if (!keysOf(pledge).isOurs || isSpent(pledge, day, at)) return undefined;
    const seed = seedUnder(keysOf(pledge).of(day), kind, session, word);
    return { seed, day, pledge: pledgeId(pledge), at };
  };
  const host: Host = {
    now: () => source.now(),
    get pledge() {
      return keys.pledges[0];
    },
    get pledges() {
      return keys.pledges;
    },
    today: () => dayAt(host.pledge, source.now()),
    draw(kind, session, word) {
      const drawn = drawNow(host.pledge, kind, session, word);
      if (drawn) return drawn;
      throw new HostKeyProblem(host.pledge);
    },
    drawUnder(id, kind, session, word) {
      const pledge = host.pledgeOf(id);
      return pledge && drawNow(pledge, kind, session, word);
    },
    drawSeason: (season, lastMs, begun) => drawAt("season", season, lastMs, begun),
    drawDaily: (what, atMs, begun) => drawAt("daily", what, atMs, begun),
    isSpent({ day, pledge: id }) {
      const pledge = host.pledgeOf(id);
      return pledge === undefined || isSpent(pledge, day, source.now());
    },
    pledgeOf: (id) => keys.pledges.find((pledge) => pledgeId(pledge) === id),
    toldKey(pledge = host.pledge) {
      const day = toldDay(pledge, source.now());
      const chain = day > 0 ? keysOf(pledge) : undefined;
      return chain?.isOurs ? { day, key: chain.of(day) } : undefined;
    },
    tellsAt: (day) => dayStart(host.pledge, day + TOLD_AFTER_DAYS),
    prove(proof) {
      const lastDay = Math.max(...proof.course.openings.map(({ day }) => day));
      const toldKey = toldSince(proof.pledge, lastDay);
      return writeMatchProof({ ...proof, toldKey }, signerOf(proof.pledge));
    },
    proveBoard(proof) {
      const toldKey = toldSince(proof.pledge, proof.board.day);
      return writeBoardProof({ ...proof, toldKey }, signerOf(proof.pledge));
    },
    signFile: (what, digest) => signFile(host.pledge, what, digest, signingKeyOf(keys.key)),
    hide: (what, bytes) => hide(hidingKeyOf(keys.key), what, bytes),
    uncover: (what, hidden) => uncover(hidingKeyOf(keys.key), what, hidden),
    keyedHash: (what, text) => keyedHasher(keys.key, what).hash(text),
  };
  return Object.assign(host, {
    refresh: async () => {
      keys = await agreeOnPledge(source);
    },
  });
}

/** The keys of one chain, all held ready: some 120 KB. */
class DayKeys {
  /** K[0], K[1], … */
  readonly #keys: readonly Uint8Array[];
  /** False for the chain of a key that was lost. */
  readonly isOurs: boolean;

  constructor({ key }: HostKeys, { firstDay, follows, days, anchor }: Pledge) {
    const keys = [lastDayKey(key, firstDay, follows)];
    for (let left = days; left > 0; left--) keys.push(earlierKey(keys.at(-1) as Uint8Array, 1));
    this.#keys = keys.reverse();
    this.isOurs = equalBytes(this.#keys[0] as Uint8Array, anchor);
  }

  of(day: number): Uint8Array {
    return this.#keys[day] as Uint8Array;
  }
}
