// A bundle's contents: lines of JSON, first the manifest, then opened sources, then matches. Every line is validated
// before it's used.

import { z } from "zod";
import { fromBase64, sha256Hex } from "../../core/fairness/index.ts";
import { matrixGame, packRounds, unpackRounds } from "../../core/games/index.ts";
import { sandboxedId } from "../../core/strategies/index.ts";
import { ARENA_SYSTEMS } from "../tournaments/plan.ts";
import type { BundledMatch, Manifest, ReadMatch, Transcript } from "./bundle.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";

const TEXT_MAX = 300;
const CELLS_MAX = 100;
const GAMES_MAX = 50;
const SOURCE_MAX = 65_536;
/** Of a pair. */
const LEAGUE_MATCHES_MAX = 1_000;

const whole = z.int().min(0);
const text = z.string().max(TEXT_MAX);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const ENTRANT = z.strictObject({ name: text.min(1), strategy: text });
const PLAN = z.strictObject({
  game: text,
  entrants: z.array(ENTRANT).max(BUNDLE_LIMITS.entrants),
  system: z.enum(ARENA_SYSTEMS),
  rounds: whole.optional(),
  firstTo: whole.optional(),
  match: whole,
  seed: whole,
  matchMs: whole,
});
const MANIFEST = z.strictObject({
  version: z.literal(1),
  title: text,
  kind: z.enum(["tournament", "season"]),
  id: text,
  games: z.array(text).max(GAMES_MAX),
  entrants: z
    .array(ENTRANT.extend({ isBuiltIn: z.literal(true).optional(), sha256: hash.optional() }))
    .max(BUNDLE_LIMITS.entrants),
  table: z.strictObject({
    columns: z.array(text).max(CELLS_MAX),
    rows: z.array(z.array(z.union([text, z.number()])).max(CELLS_MAX)).max(BUNDLE_LIMITS.entrants),
  }),
  plan: PLAN.optional(),
  draw: z.strictObject({ day: whole, pledge: text, session: text }).optional(),
  league: z
    .strictObject({
      matches: z.int().min(2).max(LEAGUE_MATCHES_MAX),
      rounds: z.int().min(1).max(BUNDLE_LIMITS.rounds),
    })
    .optional(),
  engine: z.strictObject({ sources: hash, quickjs: hash }),
  node: text,
  sources: whole,
  matches: whole.max(BUNDLE_LIMITS.matches),
});

const SOURCE = z.strictObject({ file: hash, source: z.string().max(SOURCE_MAX) });

const place = z.strictObject({ line: whole, column: whole });
const dice = z.strictObject({ a: text, b: text });
const letter = z.enum(["a", "b"]);
const MATCH = z.strictObject({
  task: z.strictObject({
    round: whole,
    table: whole,
    game: whole,
    rule: text,
    strategies: z.tuple([text, text]),
    pair: z.tuple([whole, whole]),
    rounds: whole.max(BUNDLE_LIMITS.rounds),
    seed: whole,
    fixed: z.strictObject({ person: letter, dice }).optional(),
    limitMs: whole,
  }),
  names: z.tuple([text, text]),
  outcome: z.strictObject({
    tally: z.strictObject({ wins: whole, losses: whole, draws: whole }),
    forfeits: z
      .array(
        z.strictObject({
          by: letter,
          kind: z.enum(["crashed", "stalled", "illegal", "exhausted"]),
          round: whole,
          reason: z.string().max(2 * TEXT_MAX),
          at: place.optional(),
        }),
      )
      .max(2),
    noResult: z
      .strictObject({
        why: z.enum(["guard", "withdrawn"]),
        by: letter.optional(),
        reason: z.string().max(2 * TEXT_MAX),
      })
      .optional(),
  }),
  /** Completed rounds and both sides' moves, packed, in base64. */
  played: whole.max(BUNDLE_LIMITS.rounds).optional(),
  moves: z.string().optional(),
});

/** Parses the first line. @throws BundleProblem. */
export function readManifest(line: string): Manifest {
  return parsed(MANIFEST, line, "its first part") as Manifest;
}

/** Parses an opened source: its file's id, and the JavaScript with this hash. @throws BundleProblem. */
export function readSource(line: string): readonly [id: string, source: string] {
  const { file, source } = parsed(SOURCE, line, "a source in it");
  if (sha256Hex(source) !== file)
    throw new BundleProblem("contradiction", `a source in it doesn't match its hash ${file}`);
  return [sandboxedId({ kind: "file", key: file }), source];
}

export function sourceLine(key: string, source: string): string {
  return `${JSON.stringify({ file: key, source } satisfies z.infer<typeof SOURCE>)}\n`;
}

/** Parses a match; `number` from 1. @throws BundleProblem. */
export function readMatch(line: string, number: number): ReadMatch {
  const what = `match ${number} in it`;
  const { played, moves, ...match } = parsed(MATCH, line, what);
  if (played === undefined || moves === undefined) return match as BundledMatch;
  const { size } = matrixGame(match.task.rule) ?? {};
  if (size === undefined) return match as BundledMatch;
  try {
    const { person: a, bot: b } = unpackRounds(size, played, fromBase64(moves));
    return { ...(match as BundledMatch), transcript: { a, b } };
  } catch {
    throw new BundleProblem("contradiction", `${what} has moves that aren't moves of ${match.task.rule}`);
  }
}

/** A match as a line. Keys have a fixed order, so that the same match always gives the same bytes. */
export function matchLine({ task, names, outcome }: BundledMatch, transcript?: Transcript): string {
  const { tally, forfeits, noResult } = outcome;
  const { isRecorded: _, ...asked } = task;
  const size = matrixGame(task.rule)?.size ?? 0;
  const packed = transcript && {
    played: transcript.a.length,
    moves: Buffer.from(packRounds(size, { person: transcript.a, bot: transcript.b })).toString("base64"),
  };
  const line = { task: asked, names, outcome: { tally, forfeits, ...(noResult && { noResult }) }, ...packed };
  return `${JSON.stringify(line)}\n`;
}

function parsed<Shape extends z.ZodType>(shape: Shape, line: string, what: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(line));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const where = issue ? ` at ${JSON.stringify(issue.path.join("."))}` : "";
    throw new BundleProblem("damaged", `${what} can't be read${where}`);
  }
}
