// The host of this bot: all randomness for players derives from the key of the day, and every proof carries the host's
// signature.

import {
  type BoardProof,
  DAY_MS,
  type DrawKind,
  dayAt,
  dayStart,
  earlierKey,
  equalBytes,
  isExpired,
  type MatchProof,
  type Pledge,
  PUBLISHED_AFTER_DAYS,
  type PublishedKey,
  pledgeId,
  publishedDay,
  seedUnder,
  writeBoardProof,
  writeMatchProof,
} from "../../core/fairness/index.ts";
import { HostKeyProblem, type KeySource, openHost as openPlainHost, type Host as PlainHost } from "./host.ts";
import { agreeOnPledge, type HostKeys, isPledgeOf, lastDayKey, signingKeyOf } from "./host-documents.ts";

/** A seed, the day of its key, and the pledge of its chain. */
interface Drawn {
  /** 32 bytes; secret until whatever it was drawn for is over. */
  readonly seed: Uint8Array;
  readonly day: number;
  /** 32 hex digits. */
  readonly pledge: string;
}

/** A seed for something that starts now. */
interface DrawnNow extends Drawn {
  /** When it was drawn, Unix ms; its day's key is still secret at that time. */
  readonly at: number;
}

export interface Host extends PlainHost {
  /** The current pledge. */
  readonly pledge: Pledge;
  /** All pledges in this store, newest first. */
  readonly pledges: readonly Pledge[];
  /** The current day of the current chain. */
  today(): number;
  /**
   * The seed for something that starts now. `session` derives from the event that started it;
   * `word` is the player's. The same arguments give the same seed within a day.
   * @throws HostKeyProblem if the chain has ended and none of its keys is secret any more.
   */
  draw(kind: DrawKind, session: string, word?: string): DrawnNow;
  /** Like `draw`, under an earlier pledge, for something that started under it; undefined once its chain has ended or
   * if its key is lost. */
  drawUnder(pledge: string, kind: DrawKind, session: string, word?: string): DrawnNow | undefined;
  /** A seed of the daily challenge for the UTC day that contains `atMs`, Unix ms; `what` names it, and its owner unless
   * it's for everyone. The pledge fixes it before that day, and it can be recomputed once the day's key is published.
   * Uses the current pledge unless one is given, for something that started under it. Undefined if the chain doesn't
   * reach that day, its key is lost, or nothing can start under it any more. */
  drawDaily(what: string, atMs: number, pledge?: string): Drawn | undefined;
  /** Whether something drawn on that day can't be played any more, because its key is published or soon will be. */
  isExpired(drawn: Pick<Drawn, "day" | "pledge">): boolean;
  /** The pledge with that id, 32 hex digits. */
  pledgeOf(id: string): Pledge | undefined;
  /** The newest key of a pledge's chain that may be published; undefined before the fourth day, and if the chain's key
   * is lost. */
  publishedKey(pledge?: Pledge): PublishedKey | undefined;
  /** When the key of a day of the current chain is published, Unix ms. */
  publishedAt(day: number): number;
  /** The proof as a line with the host's signature and the day key, once published. Unsigned if the pledge's key is
   * lost: a signature with a different key would look like a forgery. */
  prove(proof: Omit<MatchProof, "signature" | "publishedKey">): string;
  /** Like `prove`, for a minesweeper board. */
  proveBoard(proof: Omit<BoardProof, "signature" | "publishedKey">): string;
}

/** A host opened on its store. */
export interface OpenHost extends Host {
  /** Adopts a pledge renewed by a different process, and renews one whose chain is about to end; see `keepFresh`.
   * @throws HostKeyProblem, StoreError; the host then keeps its current pledge. */
  refresh(): Promise<void>;
}

/** Opens the host on its store. @throws HostKeyProblem, StoreError. */
export async function openHost(source: KeySource): Promise<OpenHost> {
  const plain = await openPlainHost(source);
  let keys = await agreeOnPledge(source);
  const chains = new Map<string, DayKeys>();
  const keysOf = (pledge: Pledge): DayKeys => {
    const id = pledgeId(pledge);
    const known = chains.get(id) ?? new DayKeys(keys, pledge);
    chains.set(id, known);
    return known;
  };
  const publishedSince = (pledge: Pledge, day: number): PublishedKey | undefined => {
    const published = host.publishedKey(pledge);
    return published && published.day >= day ? published : undefined;
  };
  const signerOf = (pledge: Pledge): Uint8Array | undefined =>
    isPledgeOf(pledge, keys.key) ? signingKeyOf(keys.key) : undefined;
  const drawAt = (kind: DrawKind, session: string, atMs: number, begun?: string): Drawn | undefined => {
    const id = begun ?? pledgeId(host.pledge);
    const pledge = host.pledgeOf(id);
    const day = pledge ? Math.floor(atMs / DAY_MS) - pledge.firstDay + 1 : 0;
    if (!pledge || day < 1 || day > pledge.days || !keysOf(pledge).isOurs) return undefined;
    if (begun === undefined && isExpired(pledge, day, source.now())) return undefined;
    return { seed: seedUnder(keysOf(pledge).of(day), kind, session), day, pledge: id };
  };
  const drawNow = (pledge: Pledge, kind: DrawKind, session: string, word?: string): DrawnNow | undefined => {
    const at = source.now();
    const day = dayAt(pledge, at);
    if (!keysOf(pledge).isOurs || isExpired(pledge, day, at)) return undefined;
    const seed = seedUnder(keysOf(pledge).of(day), kind, session, word);
    return { seed, day, pledge: pledgeId(pledge), at };
  };
  const host: Host = {
    ...plain,
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
      throw new HostKeyProblem("the chain has ended");
    },
    drawUnder(id, kind, session, word) {
      const pledge = host.pledgeOf(id);
      return pledge && drawNow(pledge, kind, session, word);
    },
    drawDaily: (what, atMs, begun) => drawAt("daily", what, atMs, begun),
    isExpired({ day, pledge: id }) {
      const pledge = host.pledgeOf(id);
      return pledge === undefined || isExpired(pledge, day, source.now());
    },
    pledgeOf: (id) => keys.pledges.find((pledge) => pledgeId(pledge) === id),
    publishedKey(pledge = host.pledge) {
      const day = publishedDay(pledge, source.now());
      const chain = day > 0 ? keysOf(pledge) : undefined;
      return chain?.isOurs ? { day, key: chain.of(day) } : undefined;
    },
    publishedAt: (day) => dayStart(host.pledge, day + PUBLISHED_AFTER_DAYS),
    prove(proof) {
      const lastDay = Math.max(...proof.course.seedEpochs.map(({ day }) => day));
      const publishedKey = publishedSince(proof.pledge, lastDay);
      return writeMatchProof({ ...proof, publishedKey }, signerOf(proof.pledge));
    },
    proveBoard(proof) {
      const publishedKey = publishedSince(proof.pledge, proof.board.day);
      return writeBoardProof({ ...proof, publishedKey }, signerOf(proof.pledge));
    },
  };
  return Object.assign(host, {
    refresh: async () => {
      keys = await agreeOnPledge(source);
    },
  });
}

/** All keys of one chain, computed in advance: some 120 KB. */
class DayKeys {
  /** K[0], K[1], … */
  readonly #keys: readonly Uint8Array[];
  /** False for a chain whose key was lost. */
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
