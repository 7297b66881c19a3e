// A match's fairness proof as one line: its course, the host's pledge and the host's signature, all
// that is needed to check it without store, bot or account. `gdk3.<course>.<signature>[.<day key>]`.

import { ByteReader, ByteWriter } from "../binary.ts";
import { type MatrixGame, matrixGame, packRounds, type Rounds, unpackRounds } from "../games/index.ts";
import {
  type AccountAt,
  accountNumbers,
  type KnowledgePolicy,
  type MatchCourse,
  MODES,
  type Opening,
  type VoidedMove,
} from "./course.ts";
import { fromHex, hexOf } from "./digest.ts";
import { type Pledge, pledgeBytes, pledgeId, pledgeIn } from "./pledge.ts";
import {
  checkSignature,
  type LineForm,
  readLine,
  type SignatureCheck,
  type ToldKey,
  writeLine,
} from "./signed-line.ts";

export interface MatchProof {
  readonly course: MatchCourse;
  /** 64 hex digits: the chain as the host kept it. */
  readonly chain: string;
  readonly pledge: Pledge;
  /** Absent: anybody could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key that was told when the proof was asked for, if it is late enough. */
  readonly toldKey?: ToldKey | undefined;
}

/** Why a text is no proof of this form. */
export type MatchProofProblem =
  | { readonly kind: "damaged" }
  | { readonly kind: "unknown-game"; readonly game: string };

const FORM: LineForm = { prefix: "gdk3", signedAs: "gadalka-proof|" };
const SEED_BYTES = 32;
const HASH_BYTES = 32;
const KNOWN_BYTES = 16;
const VERSION_BYTES = 8;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;
/** More rounds than a player can have, or a host can keep: whoever plays a match again makes room for
 * them, and a forged proof must not ask for gigabytes. */
const ROUNDS_MAX = 2 ** 40;
const KEPT_MAX = 2_000_000;

/** The line of a proof, signed with the host's secret key (32 bytes) where one is given.
 * @throws RangeError for a course whose parts have other forms than those of `MatchCourse`. */
export function writeMatchProof(proof: Omit<MatchProof, "signature">, secretKey?: Uint8Array): string {
  return writeLine(FORM, bodyOf(proof), proof.toldKey, secretKey);
}

/** Reads a line; its signature, seals and pledge are not checked. Never throws. */
export function readMatchProof(text: string): MatchProof | MatchProofProblem {
  const line = readLine(FORM, text);
  if (!line) return { kind: "damaged" };
  const { body, ...signed } = line;
  try {
    const read = readBody(new ByteReader(body));
    return "kind" in read ? read : { ...read, ...signed };
  } catch {
    // Well-formed line with invalid content: reported, not thrown.
    return { kind: "damaged" };
  }
}

/** Whether the host whose pledge is in the proof signed all of it. */
export function matchSignature(proof: MatchProof): SignatureCheck {
  return checkSignature(FORM, bodyOf(proof), proof);
}

function bodyOf({ course, chain, pledge }: Omit<MatchProof, "signature">): Uint8Array {
  const { game, session, word, opponent, version, window, accounts, rounds, unplayed } = course;
  const writer = new ByteWriter();
  writer.text(game.id).text(session).text(word).text(opponent);
  writer.fixed(fromHex(version), VERSION_BYTES).number(window).bytes(pledgeBytes(pledge));
  writer.list(course.openings, (opening) => {
    writer.number(opening.seal).number(opening.total).number(opening.kept);
    writer.fixed(fromHex(opening.known), KNOWN_BYTES);
    writer.number(opening.at).number(opening.lastPlayedAt);
    writer.number(opening.day).fixed(opening.seed, SEED_BYTES);
  });
  writer.list(course.policies, ({ seal, mode, since, pausedRanges, paused, version: changed }) => {
    writer.number(seal).number(MODES.indexOf(mode)).number(since);
    writer.list(pausedRanges, ([from, to]) => writer.number(from).number(to));
    writer.number(paused === undefined ? 0 : paused + 1).bytes(fromHex(changed ?? ""));
  });
  writer.list(course.voided, ({ after, move }) => writer.number(after).number(move));
  writer.number(unplayed === undefined ? 0 : unplayed + 1).fixed(fromHex(chain), HASH_BYTES);
  writer.number(rounds.person.length).bytes(packRounds(game.size, rounds));
  writer.list(accounts, ({ seal, held, ...account }) => {
    writer.number(seal).real(held);
    for (const number of accountNumbers(account)) writer.real(number);
  });
  return writer.number(course.lastPlayedAt).done();
}

function readBody(reader: ByteReader): Omit<MatchProof, "signature"> | MatchProofProblem {
  const id = reader.text();
  const game = matrixGame(id);
  if (!game) return { kind: "unknown-game", game: id };
  const [session, word, opponent] = [reader.text(), reader.text(), reader.text()];
  const version = hexOf(reader.fixed(VERSION_BYTES));
  const window = reader.number();
  const pledge = pledgeIn(reader.bytes());
  const [first, ...later] = reader.list(() => readOpening(reader));
  const policies = reader.list(() => readPolicy(reader));
  const voided = reader.list((): VoidedMove => ({ after: reader.number(), move: readMove(game, reader) }));
  const last = reader.number();
  const chain = hexOf(reader.fixed(HASH_BYTES));
  const rounds: Rounds = unpackRounds(game.size, reader.number(), reader.bytes());
  const accounts = reader.list(() => readAccount(reader));
  const lastPlayedAt = reader.number();
  reader.end();
  // What was given up after rounds that were not played would be opened nowhere.
  const isStray = voided.some(({ after }) => after > rounds.bot.length);
  if (!SESSION.test(session) || !pledge || !first || first.seal !== 1 || isStray || last > game.size)
    return { kind: "damaged" };
  if (![first, ...later].every((opening) => isPossible(opening, first))) return { kind: "damaged" };
  const terms = { game, session, word, opponent, version, window, pledge: pledgeId(pledge) };
  const openings = [first, ...later] as const;
  const unplayed = last === 0 ? {} : { unplayed: last - 1 };
  const course = { ...terms, openings, policies, accounts, rounds, lastPlayedAt, voided, ...unplayed };
  return { course, chain, pledge };
}

function readOpening(reader: ByteReader): Opening {
  const [seal, total, kept] = [reader.number(), reader.number(), reader.number()];
  const known = hexOf(reader.fixed(KNOWN_BYTES));
  const [at, lastPlayedAt] = [reader.number(), reader.number()];
  const [day, seed] = [reader.number(), reader.fixed(SEED_BYTES)];
  return { seal, total, kept, known, at, lastPlayedAt, day, seed };
}

function readAccount(reader: ByteReader): AccountAt {
  const [seal, held] = [reader.number(), reader.real()];
  const [bank, purse, rounds, reserve] = [reader.real(), reader.real(), reader.real(), reader.real()];
  if (![held, bank, purse, reserve].every((points) => points >= 0)) throw new RangeError("no such account");
  return { seal, held, bank, reserve, purse, rounds };
}

function isPossible({ total, kept }: Opening, first: Opening): boolean {
  return (
    kept <= Math.min(total, KEPT_MAX) && total <= ROUNDS_MAX && Math.abs(total - first.total) <= KEPT_MAX
  );
}

function readPolicy(reader: ByteReader): KnowledgePolicy {
  const [seal, mode, since] = [reader.number(), MODES[reader.number()], reader.number()];
  const pausedRanges = reader.list(() => [reader.number(), reader.number()] as const);
  const [paused, version] = [reader.number(), hexOf(reader.bytes())];
  if (mode === undefined) throw new RangeError("no such mode");
  return {
    seal,
    mode,
    since,
    pausedRanges,
    ...(paused > 0 && { paused: paused - 1 }),
    ...(version && { version }),
  };
}

function readMove(game: MatrixGame, reader: ByteReader): number {
  const move = reader.number();
  if (move >= game.size) throw new RangeError(`${game.id} has no move ${move}`);
  return move;
}
