// Salvages a damaged document: drops the parts with errors that its kind can do without. Example: a match with an
// invalid `brokeAt` is read without it, and all rounds stay.

import type { DocumentKind } from "./types.ts";

type Path = readonly PropertyKey[];

/** A schema error, in zod's form. */
interface Issue {
  readonly code?: string;
  readonly path: Path;
  /** Keys that the schema doesn't know, for an object that has any. */
  readonly keys?: readonly string[];
}

/** More than ever needed, as each try drops something. */
const TRIES = 20;

/** A damaged part, and its replacement; undefined: none. */
interface Part {
  readonly path: Path;
  readonly instead?: unknown;
}

/** The document, and the paths that were dropped from it. @throws as the kind's `parse`, if a damaged part isn't
 * `losable`. */
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

/** Unknown keys; else the smallest existing losable part that contains the error; empty if there is none. */
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

/** Without duplicates and parts inside other parts. */
function withoutNested(parts: readonly Part[]): readonly Part[] {
  const unique = [...new Map(parts.map((part) => [part.path.join("\0"), part])).values()];
  const isInside = (path: Path, other: Path): boolean =>
    path.length > other.length && other.every((key, at) => key === path[at]);
  return unique.filter(({ path }) => !unique.some((other) => isInside(path, other.path)));
}

/** A copy without these parts; list elements after a dropped one move up. */
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
