import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { createStage } from "./stage.ts";

const PLACE = { kind: "private", id: "anna" } as const;

it("prints an unsolicited post with its words, which describe its picture", async () => {
  const stage = createStage();
  const table = { type: "table", rows: [["1", "markov", "3"]] } as const;
  const picture = { type: "picture", name: "p.png", png: Uint8Array.of(1), alt: "one bar" } as const;
  const view = { title: "The end", blocks: [table, picture] };
  expect(await stage.adapter.post(PLACE, view, "key")).toMatchObject({ state: "unavailable" });
  await stage.start();
  expect(await stage.adapter.post(PLACE, view, "key")).toMatchObject({ state: "posted" });
  expect(stage.plain()).toContain("The end\n  1 markov 3\n");
  expect(stage.plain()).not.toContain("one bar");
  await stage.adapter.stop();
  expect(await stage.adapter.post(PLACE, view, "key")).toMatchObject({ state: "unavailable" });
});

describe("an edit", () => {
  const view = (text: string, rounds = "1") =>
    ({
      title: "The tournament",
      blocks: [
        { type: "text", text },
        { type: "table", rows: [[rounds, "markov"]] },
      ],
    }) as const;

  it("prints the new form only when its words change, not counts and tables", async () => {
    const stage = createStage();
    await stage.start();
    const posted = await stage.adapter.post(PLACE, view("3 of 10 matches"), "key");
    expect(posted).toEqual({ state: "posted", message: "1" });
    const edit = (next: View) => stage.adapter.edit(PLACE, "1", next);
    const before = stage.plain();
    expect(await edit(view("4 of 10 matches", "2"))).toBe("edited");
    expect(stage.plain()).toBe(before);
    expect(await edit(view("It has ended"))).toBe("edited");
    expect(stage.plain().slice(before.length)).toContain("It has ended");
    await stage.adapter.stop();
  });

  it("prints the time left at an edit", async () => {
    const stage = createStage();
    await stage.start();
    const clock = (text: string): View => ({
      blocks: [{ type: "clock", text, until: Date.now() + 30_500, locale: "en" }],
    });
    await stage.adapter.post(PLACE, clock("Time is up"), "key");
    expect(stage.plain()).toContain("Time is up in 30 s");
    await stage.adapter.edit(PLACE, "1", clock("Anna waits"));
    expect(stage.plain()).toContain("Anna waits in 30 s");
    await stage.adapter.stop();
  });

  it("prints once when two messages become the same", async () => {
    const stage = createStage();
    await stage.start();
    for (const text of ["open", "two take part"]) await stage.adapter.post(PLACE, view(text), "key");
    for (const message of ["1", "2"])
      expect(await stage.adapter.edit(PLACE, message, view("It has ended"))).toBe("edited");
    expect(stage.plain().match(/It has ended/g)).toHaveLength(1);
    await stage.adapter.stop();
  });

  it("is refused for an earlier session's message, and unavailable before any session", async () => {
    const stage = createStage();
    expect(await stage.adapter.edit(PLACE, "1", view("hello"))).toBe("unavailable");
    await stage.start();
    expect(await stage.adapter.edit(PLACE, "1", view("hello"))).toBe("refused");
    await stage.adapter.stop();
  });
});

it("reports the message that an answer became, and a failure to handle that", async () => {
  const seen: string[] = [];
  const onPosted = async (message: string) => {
    seen.push(message);
    if (seen.length > 1) throw new Error("the store is away");
  };
  const stage = createStage({
    answer: async () => ({ type: "post", audience: "place", view: { title: "T", blocks: [] }, onPosted }),
  });
  expect(await stage.pipe("/rps", "/rps")).toContain(say("en", "failure-unexpected"));
  expect(seen).toEqual(["1", "2"]);
});

it("sends nothing to other players, who see it when they look", async () => {
  const stage = createStage();
  await stage.start();
  expect(await stage.adapter.privateChat("boris")).toEqual({ state: "none" });
  await stage.adapter.stop();
});
