// `/tournament bundle`: the file of the last tournament, once it is over.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import { drawnFor } from "../../../commands/tournament/index.ts";
import { openBundle, replayBundle } from "../../../src/arena/bundles/index.ts";
import { noStrategySources, threadExecutor } from "../../../src/arena/index.ts";
import { openSources, openStoredFile, storeFile } from "../../../src/arena/submissions/index.ts";
import { fileBytes, type Reply } from "../../../src/chat/index.ts";
import { manyFiles } from "../../arena/bundles/files.ts";
import { it, openTable, type Table, textOf } from "../play/table.ts";
import { enter, playOut, serve, tournament, VENUE } from "./hall.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-chat-bundle-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundle = (table: Table) => tournament(table, "bundle");

async function opened(table: Table): Promise<void> {
  await serve(table);
  await tournament(table, "create", { match: "50", house: "off", system: "round-robin" });
  await enter(table, ["rotation", "copy", "wildcard"]);
}

async function played(table: Table): Promise<void> {
  await opened(table);
  await playOut(table);
}

function fileIn(reply: Reply) {
  if (reply.type !== "post") throw new Error("no file");
  const file = reply.view.blocks.find((block) => block.type === "file") ?? expect.fail();
  return { name: file.name, bytes: fileBytes(file) };
}

describe("a chat's tournament bundle", () => {
  it("is a file for the chat, signed by this host, that replays byte for byte", async ({ table }) => {
    await played(table);
    const reply = await bundle(table);
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const { name, bytes } = fileIn(reply);
    expect(name).toMatch(/^tournament-\w+\.gadalka$/);
    expect(textOf(reply)).toContain(`npm run -s gadalka -- arena replay ${name}`);
    writeFileSync(join(folder, name), bytes);
    const read = await openBundle(join(folder, name));
    const executor = threadExecutor(1);
    const replay = await replayBundle(read, { strategySources: noStrategySources, executor });
    expect(replay).toMatchObject({ same: 3, differing: 0, table: "follows" });
    const { finished } = await table.tournaments.read(VENUE);
    const [last = expect.fail()] = finished;
    expect(read.manifest.draw).toEqual({ ...last.drawn, session: drawnFor(last) });
    expect(read.pledge).toBeDefined();
    await Promise.all([read.close(), executor.close()]);
  });

  it("doesn't reveal who entered which strategy", async ({ table }) => {
    await played(table);
    const { name, bytes } = fileIn(await bundle(table));
    writeFileSync(join(folder, name), bytes);
    const read = await openBundle(join(folder, name));
    expect(read.manifest.entrants).toContainEqual({ name: "copy", strategy: "copy", isBuiltIn: true });
    expect(JSON.stringify(read.manifest)).not.toMatch(/telegram|"by"|creator/i);
    await read.close();
  });

  it("includes a file's source only if its author opened it", async ({ table }) => {
    const [open, sealed] = manyFiles(2);
    for (const file of [open, sealed]) await storeFile(table.store, file?.source ?? "", "telegram:1");
    await openStoredFile(table.store, open?.id ?? "");
    const opened = openSources(table.store);
    expect(await opened(open?.id ?? "")).toBe(open?.source);
    expect(await opened(sealed?.id ?? "")).toBeUndefined();
    expect(await opened("copy")).toBeUndefined();
  });

  it("doesn't exist before a tournament or before its end", async ({ table }) => {
    expect(textOf(await bundle(table))).toContain("There has been no tournament here yet");
    await opened(table);
    expect(textOf(await bundle(table))).toContain("would give away its seed");
  });

  it("doesn't exist once its matches are gone", async ({ table }) => {
    await played(table);
    const { read } = table.store;
    table.store.read = (async (...[kind, key]: Parameters<typeof read>) =>
      kind.name === "arena-round" ? undefined : read.call(table.store, kind, key)) as typeof read;
    expect(textOf(await bundle(table))).toContain("I keep matches for thirty days");
  });

  it("is refused if a match replays to another result", async () => {
    const cheating = {
      play: async (
        tasks: readonly { round: number }[],
        ledger: { add(round: number, one: object): Promise<void> },
      ) => {
        for (const [table] of tasks.entries()) {
          const outcome = { tally: { wins: 50, losses: 0, draws: 0 }, forfeits: [] };
          await ledger.add(0, { table, game: 0, outcome });
        }
      },
      close: async () => undefined,
    };
    const table = await openTable({ trialPlayers: () => cheating as never });
    await played(table);
    const reply = await bundle(table);
    expect(textOf(reply)).toContain("came out differently");
    expect(reply).not.toMatchObject({ view: { blocks: [{}, { type: "file" }] } });
  });
});
