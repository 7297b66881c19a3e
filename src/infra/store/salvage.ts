// What can still be read of a damaged document: the parts that its kind can do without are left out where an
// error is in them. Example: a match whose `brokeAt` is no place is read without it, and all rounds stay.

import type { DocumentKind } from "./types.ts";

type Path = readonly PropertyKey[];

/** An error that a schema found, as zod has them. */
interface Issue {
  readonly code?: string;
  readonly path: Path;
  /** Of an object that has keys which its schema does not know. */
  readonly keys?: readonly string[];
}

/** Each one leaves something out, so this is more than ever needed. */
const TRIES = 20;

/** What is damaged, and what is read instead of it; undefined: nothing. */
interface Part {
  readonly path: Path;
  readonly instead?: unknown;
}

/** The document, and the paths that were left out of it. @throws as the kind's `parse`, where something is
 * damaged that is not `losable`. */
export function salvaged<T>(
  kind: DocumentKind<T>,
  value: unknown,
): { readonly document: T; readonly lost: readonly string[] } {
  const { losable = [] } = kind;
  const lost: string[] = [];
  let rest = value;
  for (let tried = 0; ; tried++) {
    try {
      return { document: kind.parse(rest), lost };
    } catch (error) {
      const damaged = issuesOf(error).map((issue) => damagedParts(losable, issue, rest));
      const parts = withoutNested(damaged.flat());
      if (parts.length === 0 || damaged.some(({ length }) => length === 0) || tried === TRIES) throw error;
      rest = without(rest, parts);
      lost.push(...parts.map(({ path }) => path.join(".")));
    }
  }
}

function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof Error) || !("issues" in error) || !Array.isArray(error.issues)) return [];
  return error.issues;
}

/** Unknown keys; else the smallest losable part around the error that is there at all; empty: none. */
function damagedParts(
  losable: NonNullable<DocumentKind<unknown>["losable"]>,
  { code, path, keys }: Issue,
  value: unknown,
): readonly Part[] {
  if (losable.length === 0) return [];
  if (code === "unrecognized_keys") return (keys ?? []).map((key) => ({ path: [...path, key] }));
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const found = losable.map(patternOf).find(({ pattern }) => matches(pattern, part));
    if (found && isThere(value, part)) return [{ path: part, instead: found.instead }];
  }
  return [];
}

function patternOf(one: string | readonly [path: string, instead: unknown]) {
  const [pattern, instead] = typeof one === "string" ? [one, undefined] : one;
  return { pattern: pattern.split("."), instead };
}

function matches(pattern: readonly string[], path: Path): boolean {
  return (
    pattern.length === path.length && pattern.every((word, at) => word === "*" || word === String(path[at]))
  );
}

function isThere(value: unknown, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return value !== undefined;
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? isThere(value[key as keyof typeof value], rest)
    : false;
}

/** Each once, and none inside of another. */
function withoutNested(parts: readonly Part[]): readonly Part[] {
  const unique = [...new Map(parts.map((part) => [part.path.join("\0"), part])).values()];
  const isInside = (path: Path, other: Path): boolean =>
    path.length > other.length && other.every((key, at) => key === path[at]);
  return unique.filter(({ path }) => !unique.some((other) => isInside(path, other.path)));
}

/** A copy without these parts; elements after one that is left out move up. */
function without(value: unknown, parts: readonly Part[]): unknown {
  if (parts.length === 0 || typeof value !== "object" || value === null) return value;
  const below = Map.groupBy(parts, ({ path: [key] }) => String(key));
  const kept = Object.entries(value).flatMap(([key, content]) => {
    const inner = (below.get(key) ?? []).map((part) => ({ ...part, path: part.path.slice(1) }));
    const whole = inner.find(({ path }) => path.length === 0);
    if (!whole) return [[key, without(content, inner)] as const];
    return whole.instead === undefined ? [] : [[key, whole.instead] as const];
  });
  return Array.isArray(value) ? kept.map(([, content]) => content) : Object.fromEntries(kept);
}
