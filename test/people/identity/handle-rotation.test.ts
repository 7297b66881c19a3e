// What a person is called rotates with the host's key when they play: nothing waits for the week to end.

import { afterEach, expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { handleOf, noteHandle, playerByHandle } from "../../../src/people/index.ts";
import { freshFolder } from "../../infra/store/embedded.ts";

const NOW = 1_800_000_000_000;
const anna = { platform: "telegram", id: "1", handle: "anna" };
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

const folder = freshFolder();
afterEach(() => folder.remove());

it("a handle noted yesterday is under the new key once its owner plays", async () => {
  const open = (stateKeys: Uint8Array[]) => openStore({ dataDir: folder.path, stateKeys, report: () => {} });
  const before = await open([OLD]);
  await noteHandle(before, anna, NOW);
  await before.close();
  const rotating = await open([NEW, OLD]);
  await noteHandle(rotating, anna, NOW + 86_400_000);
  await rotating.close();
  const after = await open([NEW]);
  expect(await handleOf(after, anna)).toBe("anna");
  expect(await playerByHandle(after, "telegram", "anna")).toMatchObject({ id: "1" });
  await after.close();
});
