// The kinds of keys that the sources store, and the parts of a person's document, read from the sources, so that no one
// has to maintain a list.

import { readdirSync, readFileSync } from "node:fs";

/** Kinds of documents and boards that contain nothing about people. */
export const TELLS_OF_NOBODY: Readonly<Record<string, string>> = {
  forgotten: "that somebody's data were deleted, by a hash that only the host can make",
  "host-key": "the secret that the host's days and hashes follow from",
  "board:daily-posts": "in which servers and chats the daily post is due, and when",
  "board:tournaments": "in which chats a tournament is due, and when",
};

/** Kinds of documents with bans, which outlive the deletion of the data of the banned. */
export const OUTLIVE_DELETION: readonly string[] = ["place-settings", "host-bans"];

const PROJECT = new URL("../", import.meta.url);

/** The names of the kinds of documents and boards that a checkout's sources store. */
export function storedKinds(root = PROJECT): string[] {
  return namesIn(root, kindsIn);
}

/** The parts of the `person` document, as in `person:language`. */
export function personParts(): string[] {
  return namesIn(PROJECT, (source) =>
    [...source.matchAll(/personPart\(\s*"([a-z-]+)"/g)].map(([, name]) => `person:${name}`),
  );
}

function namesIn(root: URL, find: (source: string) => readonly string[]): string[] {
  const names = ["src", "commands"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => find(readFileSync(new URL(`${folder}/${name}`, root), "utf8"))),
  );
  return [...new Set(names)].sort();
}

function kindsIn(source: string): string[] {
  const documents = source.matchAll(/documentKind(?:<[^(]*>)?\(\s*"([a-z-]+)"/g);
  const boards = source.matchAll(/(?:\.board\([`"]|dueQueue\([\w.]+, "|\bname: `(?=[a-z]+:\$))([a-z-]+)/g);
  return [...[...documents].map(([, name]) => `${name}`), ...[...boards].map(([, name]) => `board:${name}`)];
}
