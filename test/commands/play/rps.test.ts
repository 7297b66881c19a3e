import { describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { notice } from "../notice.ts";
import { ANNA, it, labelsOf, openTable, PRIVATE, proofOf, type Table, textOf, viewOf } from "./table.ts";

const suggest = (table: Table, option: string, typed: string) =>
  table.dispatch.complete({
    type: "completion",
    id: "c",
    caller: ANNA,
    place: PRIVATE,
    command: "rps",
    subcommand: "play",
    option,
    typed,
  });

async function finished(table: Table): Promise<Reply> {
  const opening = await table.type("rps", "play", { length: "endless" });
  return table.press(await table.press(opening, "Rock"), "Stop");
}

function proofLine(reply: Reply): string {
  return /gdk3\.[\w.-]+/.exec(textOf(reply))?.[0] ?? "";
}

describe("/rps play", () => {
  it.each([
    ["variant", "chess", "Classic, Lizard and Spock too"],
    ["length", "best of 4", "best of 9 (odd)"],
    ["length", "1000", "from 1 to 100"],
    ["opponent", "wildcrad", "wildcard"],
    ["opponent", "zzzzzz", "wildcard, markov"],
    ["opponent", "process:touch me", 'no opponent "process"'],
    ["opponent", "wildcard:speed=3", "context"],
    ["opponent", "wildcard:context=99", "1..64"],
  ])("refuses %s %j with what would be right, and begins nothing", async (option, value, right) => {
    const table = await openTable();
    const reply = await table.type("rps", "play", { [option]: value });
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
    expect(await table.type("rps", "verify")).toEqual(notice("en", "proof-none"));
  });

  it("suggests opponents by id and title, and lengths", async ({ table }) => {
    const opponents = (await suggest(table, "opponent", "")).map(({ value }) => value);
    expect(opponents).toEqual(expect.arrayContaining(["random", "wildcard", "markov", "daemons"]));
    expect(opponents.length).toBeLessThanOrEqual(25);
    // Machines for two moves only do not play here.
    expect(opponents).not.toContain("shannon");
    expect((await suggest(table, "opponent", "coin")).map(({ value }) => value)).toEqual(["coin", "random"]);
    expect((await suggest(table, "length", "best")).map(({ value }) => value)).toEqual([
      "best of 5",
      "best of 9",
    ]);
    for (const { label } of await suggest(table, "opponent", ""))
      expect(label.length).toBeLessThanOrEqual(100);
  });
});

describe("/rps verify", () => {
  it("opens the last finished match, privately", async ({ table }) => {
    await finished(table);
    const reply = await table.type("rps", "verify");
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("✓ Everything fits. Seals: 2; moves played again and the same: 2.");
    expect(labelsOf(reply)).toEqual(["Proof"]);
    expect(textOf(await table.press(reply, "Proof"))).toContain("Every seal opened: 2 of 2 match.");
  });

  it("keeps the seals of a match that is still open", async ({ table }) => {
    await table.type("rps", "play");
    expect(await table.type("rps", "verify")).toEqual(notice("en", "proof-not-yet"));
  });

  it("checks a proof line of any match, also of another bot's", async ({ table }) => {
    const line = proofLine(await proofOf(table, viewOf(await finished(table))));
    const elsewhere = await openTable();
    expect(textOf(await elsewhere.type("rps", "verify", { proof: ` ${line} ` }))).toContain(
      "Every seal opened: 2 of 2 match.",
    );
  });

  it("says of anything else that it is no proof", async ({ table }) => {
    const line = proofLine(await proofOf(table, viewOf(await finished(table))));
    for (const proof of ["hello", line.slice(0, -3), `${line.slice(0, 30)}A${line.slice(31)}`]) {
      expect(await table.type("rps", "verify", { proof })).toEqual(notice("en", "proof-unreadable"));
    }
  });

  it("puts a line that is too long for a message into a file", async ({ table }) => {
    let reply = await table.type("rps", "play", { length: "endless", opponent: "random" });
    for (let round = 0; round < 1000; round++) reply = await table.press(reply, "Rock");
    expect(viewOf(reply).title).toMatch(/wins|Level/);
    const proof = viewOf(await proofOf(table, viewOf(reply)));
    expect(proof.blocks.map(({ type }) => type)).toContain("file");
    expect(textOf(proof)).toMatch(/^gdk3\.[\w.-]+$/m);
  });
});
