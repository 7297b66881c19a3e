// `/data delete` leaves nothing: every kind of key in the store is filled for a person, and after the deletion no key,
// value or board contains their id, name or @name.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../src/infra/store/index.ts";
import { viewOf } from "./commands/play/table.ts";
import { ANNA, BORIS, by, fill, openFilling, PRIVATE, TRACES } from "./filled-person.ts";
import { allInFile, allInRedis } from "./infra/store/all-stored.ts";
import { freshFolder } from "./infra/store/embedded.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./infra/store/redis-server.ts";
import { OUTLIVE_DELETION, personParts, storedKinds, TELLS_OF_NOBODY } from "./stored-kinds.ts";

/** Everything stored, as `key: value`. */
type Scan = () => Promise<readonly string[]>;

function kindOf(line: string): string {
  const [, kind = "", name = ""] = line.split(":");
  return kind === "board" ? `board:${name}` : kind;
}

/** The parts in a person's document, such as `person:language`. */
function partsOf(line: string): readonly string[] {
  return Object.keys(JSON.parse(line.slice(line.indexOf("{"))).d).map((name) => `person:${name}`);
}

function describeDeletion(where: () => { dataDir: string; redisUrl?: string }, scan: Scan): void {
  it("removes every trace of the person from every kind of key", async () => {
    const store = await openStore(where());
    const table = await openFilling(store);
    await fill(table);
    const before = await scan();
    const filled = new Set(before.map(kindOf));
    const personal = storedKinds().filter(
      (kind) => !(kind in TELLS_OF_NOBODY) && !OUTLIVE_DELETION.includes(kind),
    );
    expect(personal.filter((kind) => !filled.has(kind))).toEqual([]);
    const people = (lines: readonly string[]) => lines.filter((line) => kindOf(line) === "person");
    expect([...new Set(people(before).flatMap(partsOf))].sort()).toEqual(personParts());
    for (const trace of TRACES) expect(before.filter((line) => line.includes(trace))).not.toEqual([]);
    // All of them are Anna's.

    const asked = viewOf(await table.type("data", "delete", {}, by(ANNA, PRIVATE)));
    await table.press(asked, "Delete", by(ANNA, PRIVATE));
    await table.tournaments.idle();
    const after = await scan();
    for (const trace of TRACES) expect(after.filter((line) => line.includes(trace))).toEqual([]);
    // What is left of Boris is his own: his duels without names, his @name, and the tournament he opened.
    const ofBoris = after
      .filter((line) => line.includes(BORIS.id))
      .map(kindOf)
      .sort();
    expect(ofBoris).toEqual(["duels-of", "handle", "person", "tournament"]);
    expect(new Set(people(after).flatMap(partsOf))).toEqual(
      new Set(["person:handle", "person:ratings", "person:tournaments"]),
    );
    await table.tournaments.close();
    await store.close();
  });
}

describe("/data delete in the embedded store", () => {
  const folder = freshFolder();
  afterAll(() => folder.remove());
  describeDeletion(
    () => ({ dataDir: folder.path }),
    async () => allInFile(folder.path),
  );
});

describe.skipIf(skipWithoutRedis("/data delete"))("/data delete, on Redis", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  describeDeletion(
    () => ({ dataDir: "/nonexistent", redisUrl: server.url }),
    () => allInRedis(server.url),
  );
});
