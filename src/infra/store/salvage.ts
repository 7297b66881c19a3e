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

/** The document, and the paths that were left out of it. @throws as the kind's `parse`, where something is
 * damaged that is not `losable`. */
export function salvaged<T>(
  kind: DocumentKind<T>,
  value: unknown,
): { readonly document: T; readonly lost: readonly string[] } {
  const lost: string[] = [];
  let rest = value;
  for (let tried = 0; ; tried++) {
    try {
      return { document: kind.parse(rest), lost };
    } catch (error) {
      if (!kind.losable || tried === TRIES) throw error;
      const damaged = issuesOf(error).map((issue) => damagedPart(kind.losable ?? [], issue, rest));
      if (damaged.length === 0 || damaged.includes(undefined)) throw error;
      const paths = withoutNested(damaged.flatMap((path) => path ?? []));
      rest = without(rest, paths);
      lost.push(...paths.map((path) => path.join(".")));
    }
  }
}

function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof Error) || !("issues" in error) || !Array.isArray(error.issues)) return [];
  return error.issues;
}

/** Unknown keys; else the smallest losable part around the error that is there at all. */
function damagedPart(losable: readonly string[], { code, path, keys }: Issue, value: unknown) {
  if (code === "unrecognized_keys") return (keys ?? []).map((key): Path => [...path, key]);
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    if (losable.some((pattern) => matches(pattern.split("."), part)) && isThere(value, part)) return [part];
  }
  return undefined;
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
function withoutNested(paths: readonly Path[]): readonly Path[] {
  const unique = [...new Map(paths.map((path) => [path.join("\0"), path])).values()];
  const isInside = (path: Path, other: Path): boolean =>
    path.length > other.length && other.every((key, at) => key === path[at]);
  return unique.filter((path) => !unique.some((other) => isInside(path, other)));
}

/** A copy without these parts; elements after one that is left out move up. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || typeof value !== "object" || value === null) return value;
  const below = Map.groupBy(paths, ([key]) => String(key));
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const inner = (below.get(key) ?? []).map((path) => path.slice(1));
    return inner.some(({ length }) => length === 0) ? [] : [[key, without(part, inner)] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}
