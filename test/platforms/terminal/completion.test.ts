// The Tab key at a terminal.

import { describe, expect, it, vi } from "vitest";
import { GUARD } from "../../guard.ts";
import { atTerminal, atUsualTerminal, BOARD } from "./at-terminal.ts";

atUsualTerminal();

describe("the tab key", () => {
  it("completes a command and its words", async () => {
    const stage = atTerminal();
    await stage.start();
    stage.input.write("/rp\t");
    await stage.seen("> /rps ");
    stage.input.write("pl\t");
    await stage.seen("> /rps play ");
    stage.input.write("li\t");
    await stage.seen("> /rps play lizard-spock ");
    stage.input.write("\r");
    await stage.seen(BOARD);
    expect(stage.handled[0]).toMatchObject({ subcommand: "play", options: { variant: "lizard-spock" } });
  });

  it("completes the bot's suggestions", async () => {
    const stage = atTerminal({ suggestions: [{ value: "wildcard:context=6", label: "Wildcard" }] });
    await stage.start();
    stage.input.write("/rps play opponent=w\t");
    await stage.seen("opponent=wildcard:context=6 ");
    stage.input.write("\r");
    await stage.seen(BOARD);
    expect(stage.handled[0]).toMatchObject({ options: { opponent: "wildcard:context=6" } });
  });
});

describe("a late suggestion", () => {
  it("changes nothing when the session has ended", async () => {
    const gate = Promise.withResolvers<never[]>();
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on("unhandledRejection", note);
    const stage = atTerminal({ suggestions: gate.promise });
    await stage.start();
    stage.input.write("/rps play opponent=w\t");
    await vi.waitUntil(() => stage.completions.length === 1, GUARD);
    await stage.adapter.stop();
    gate.resolve([]);
    await new Promise(setImmediate);
    process.off("unhandledRejection", note);
    expect(failures).toEqual([]);
  });
});
