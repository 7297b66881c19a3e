import { expect, it } from "vitest";
import { createStage } from "./stage.ts";

const PLACE = { kind: "private", id: "anna" } as const;

it("a post that no line asked for is printed with its table, its picture told in words", async () => {
  const stage = createStage();
  const table = { type: "table", rows: [["1", "markov", "3"]] } as const;
  const picture = { type: "picture", name: "p.png", png: Uint8Array.of(1), alt: "one bar" } as const;
  const view = { title: "The end", blocks: [table, picture] };
  expect(await stage.adapter.post(PLACE, view, "key")).toMatchObject({ state: "away" });
  await stage.start();
  expect(await stage.adapter.post(PLACE, view, "key")).toMatchObject({ state: "posted" });
  expect(stage.plain()).toContain("The end\n  1 markov 3\none bar\n");
  await stage.adapter.stop();
});
