// A match's fairness proof as one line: its transcript, the host's pledge and signature, so that it can be checked
// without store, bot or account. `gdk3.<course>.<signature>[.<day key>]`.

import { ByteReader, ByteWriter } from "../binary.ts";
import { type MatrixGame, matrixGame, packRounds, type Rounds, unpackRounds } from "../games/index.ts";
import { fromHex, hexOf } from "./digest.ts";
import { type Pledge, pledgeBytes, pledgeId, pledgeIn } from "./pledge.ts";
import {
  checkSignature,
  type LineForm,
  type PublishedKey,
  readLine,
  type SignatureCheck,
  writeLine,
} from "./signed-line.ts";
import {
  type AccountAt,
  accountNumbers,
  type KnowledgePolicy,
  type MatchTranscript,
  MODES,
  type NoResultMove,
  type SeedEpoch,
} from "./transcript.ts";

export interface MatchProof {
  readonly course: MatchTranscript;
  /** The host's chain, 64 hex digits. */
  readonly chain: string;
  readonly pledge: Pledge;
  /** Absent: anyone could have written the proof. */
  readonly signature?: Uint8Array | undefined;
  /** The newest key published when the proof was requested, if it's recent enough. */
  readonly publishedKey?: PublishedKey | undefined;
}

/** Why a text isn't a proof of this form. */
export type MatchProofProblem =
  | { readonly kind: "damaged" }
  | { readonly kind: "unknown-game"; readonly game: string };

const FORM: LineForm = { prefix: "gdk3", signedAs: "gadalka-proof|" };
const SEED_BYTES = 32;
const HASH_BYTES = 32;
const KNOWN_BYTES = 16;
const VERSION_BYTES = 8;
const SESSION = /^[A-Za-z0-9_-]{1,64}$/;
/** More rounds than a player can have or a host can keep. Replaying allocates memory for the rounds, and a forged proof
 * mustn't ask for gigabytes. */
const ROUNDS_MAX = 2 ** 40;
const KEPT_MAX = 2_000_000;

/**
 * The proof as a line, signed if the host's secret key (32 bytes) is given.
 * @throws RangeError if the transcript's parts don't have the form that `MatchTranscript` requires.
 */
export function writeMatchProof(proof: Omit<MatchProof, "signature">, secretKey?: Uint8Array): string {
  return writeLine(FORM, bodyOf(proof), proof.publishedKey, secretKey);
}

/** Parses a line without checking its signature, seals and pledge. Never throws. */
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

/** Whether the host with the proof's pledge signed all of it. */
export function matchSignature(proof: MatchProof): SignatureCheck {
  return checkSignature(FORM, bodyOf(proof), proof);
}

function bodyOf({ course, chain, pledge }: Omit<MatchProof, "signature">): Uint8Array {
  const { game, session, word, opponent, version, window, accounts, rounds, unplayed } = course;
  const writer = new ByteWriter();
  writer.text(game.id).text(session).text(word).text(opponent);
  writer.fixed(fromHex(version), VERSION_BYTES).number(window).bytes(pledgeBytes(pledge));
  writer.list(course.seedEpochs, (seedEpoch) => {
    writer.number(seedEpoch.seal).number(seedEpoch.total).number(seedEpoch.kept);
    writer.fixed(fromHex(seedEpoch.known), KNOWN_BYTES);
    writer.number(seedEpoch.at).number(seedEpoch.lastPlayedAt);
    writer.number(seedEpoch.day).fixed(seedEpoch.seed, SEED_BYTES);
  });
  writer.list(course.policies, ({ seal, mode, since, version: changed }) => {
    writer.number(seal).number(MODES.indexOf(mode)).number(since);
    writer.bytes(fromHex(changed ?? ""));
  });
  writer.list(course.noResult, ({ after, move }) => writer.number(after).number(move));
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
  const [first, ...later] = reader.list(() => readSeedEpoch(reader));
  const policies = reader.list(() => readPolicy(reader));
  const noResult = reader.list(
    (): NoResultMove => ({ after: reader.number(), move: readMove(game, reader) }),
  );
  const last = reader.number();
  const chain = hexOf(reader.fixed(HASH_BYTES));
  const rounds: Rounds = unpackRounds(game.size, reader.number(), reader.bytes());
  const accounts = reader.list(() => readAccount(reader));
  const lastPlayedAt = reader.number();
  reader.end();
  // A move withdrawn after rounds that weren't played would never be opened.
  const isStray = noResult.some(({ after }) => after > rounds.bot.length);
  if (!SESSION.test(session) || !pledge || !first || first.seal !== 1 || isStray || last > game.size)
    return { kind: "damaged" };
  if (![first, ...later].every((seedEpoch) => isPossible(seedEpoch, first))) return { kind: "damaged" };
  const terms = { game, session, word, opponent, version, window, pledge: pledgeId(pledge) };
  const seedEpochs = [first, ...later] as const;
  const unplayed = last === 0 ? {} : { unplayed: last - 1 };
  const course = { ...terms, seedEpochs, policies, accounts, rounds, lastPlayedAt, noResult, ...unplayed };
  return { course, chain, pledge };
}

function readSeedEpoch(reader: ByteReader): SeedEpoch {
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

function isPossible({ total, kept }: SeedEpoch, first: SeedEpoch): boolean {
  return (
    kept <= Math.min(total, KEPT_MAX) && total <= ROUNDS_MAX && Math.abs(total - first.total) <= KEPT_MAX
  );
}

function readPolicy(reader: ByteReader): KnowledgePolicy {
  const [seal, mode, since] = [reader.number(), MODES[reader.number()], reader.number()];
  const version = hexOf(reader.bytes());
  if (mode === undefined) throw new RangeError("no such mode");
  return { seal, mode, since, ...(version && { version }) };
}

function readMove(game: MatrixGame, reader: ByteReader): number {
  const move = reader.number();
  if (move >= game.size) throw new RangeError(`${game.id} has no move ${move}`);
  return move;
}
