// Holds the store's kinds of keys and what the features claim of people together: whatever is stored
// is claimed by the feature that shows and deletes it, or stands here with the reason why it tells of nobody.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openTable } from "./commands/play/table.ts";

/** Kinds of documents and boards that tell of nobody. */
const TELLS_OF_NOBODY: Readonly<Record<string, string>> = {
  "tournament-lease": "which process plays a tournament",
  "place-settings": "what goes in a server or chat, by the ids and names of its channels",
  "host-key": "the secret that the host's day keys and signatures follow from",
  "host-pledges": "the host's pledges, which are public",
  "board:tournaments": "in which chats a tournament is due, and when",
};

const root = new URL("../", import.meta.url);

/** The kinds of documents and boards that the sources store, by their names. */
function storedKinds(): string[] {
  const names = ["src", "commands"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => kindsIn(readFileSync(new URL(`${folder}/${name}`, root), "utf8"))),
  );
  return [...new Set(names)].sort();
}

function kindsIn(source: string): string[] {
  const documents = source.matchAll(/(?:: DocumentKind<[^=]*> = \{\s*name: |firstVersion\(\s*)"([a-z-]+)"/g);
  const boards = source.matchAll(/(?:\.board\(`|dueQueue\([\w.]+, ")([a-z-]+)/g);
  return [...[...documents].map(([, name]) => `${name}`), ...[...boards].map(([, name]) => `board:${name}`)];
}

describe("personal data", () => {
  it("of every kind that the store holds is claimed by one feature, which exports and deletes it", async () => {
    const { features } = await openTable();
    const claimed = features.flatMap(({ personalData }) => personalData.kinds);
    expect(storedKinds()).toEqual([...claimed, ...Object.keys(TELLS_OF_NOBODY)].sort());
  });

  it("is found by its kinds at all: the sources hold more than ten", () => {
    expect(storedKinds().length).toBeGreaterThan(10);
    expect(storedKinds()).toContain("player");
  });
});
