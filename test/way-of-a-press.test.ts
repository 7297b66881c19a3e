// The page that says which way a press takes, and the files that were on the stack when a press reached the store.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Store } from "../src/infra/store/index.ts";
import { openTable, viewOf } from "./commands/play/table.ts";
import { wayOfAPress } from "./way-of-a-press.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const way = wayOfAPress(root);
const roomOf = (file: string): string => /^(?:src\/[^/]+|commands)/.exec(file)?.[0] ?? file;

it("lists files that exist, in five rooms", () => {
  expect(way.length).toBeGreaterThan(8);
  expect(way.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
  expect(new Set(way.map(roomOf)).size).toBeLessThanOrEqual(5);
});

it("names every room that a press has passed through when it's stored", async () => {
  const table = await openTable();
  const match = viewOf(await table.type("rps", "play"));
  const stacks: string[] = [];
  const update: Store["update"] = table.store.update.bind(table.store);
  table.store.update = (kind, id, change) => {
    if (kind.name === "predictor") stacks.push(new Error("stored").stack ?? "");
    return update(kind, id, change);
  };
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  await table.press(match, "Rock");
  Error.stackTraceLimit = stackTraceLimit;
  const files = stacks.flatMap((stack) => [...stack.matchAll(/\/((?:src|commands)\/[\w/.-]+\.ts)/g)]);
  const passed = new Set(files.map(([, file = ""]) => roomOf(file)));
  expect([...passed]).toEqual(expect.arrayContaining(["src/chat", "commands"]));
  expect([...passed].filter((room) => !way.map(roomOf).includes(room))).toEqual([]);
});
