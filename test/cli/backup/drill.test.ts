// The drill: people play, a backup is made, some delete their data, others play on, the store is lost, and the backup
// is restored with the list of deletions.

import { expect, it } from "vitest";
import { openApp } from "../../../src/app/app.ts";
import { readConfig } from "../../../src/app/config.ts";
import type { Caller, Incoming, Reply, View } from "../../../src/chat/index.ts";
import { encodePledge } from "../../../src/core/fairness/index.ts";
import { createLog } from "../../../src/infra/logger.ts";
import { servedPledges } from "../../../src/people/host/index.ts";
import { labelsOf, openTable, textOf, viewOf } from "../../commands/play/table.ts";
import { ANNA, by, fill, openFilling, PRIVATE, TRACES } from "../../filled-person.ts";
import { describeOnLostStores, gadalka, type LostStore } from "./stores.ts";

const GRETA: Caller = { ...ANNA, id: "8000009", name: "Greta", handle: "greta_g" };
const HELGA: Caller = { ...ANNA, id: "8000010", name: "Helga", handle: "helga_h" };
/** The host's secret. */
const HOST_KEY = Buffer.alloc(32).toString("base64");

const of = (lines: readonly string[], { id }: Caller) =>
  lines.filter((line) => line.split(": ")[0]?.includes(id));

describeOnLostStores("a backup from before a deletion", (lost, { path }) => {
  const [copy, list] = [path("copy"), path("list")];
  const run = (...args: string[]) => gadalka(lost, args, { HOST_KEY });

  it("restores all but people deleted since, under any kind of key", async () => {
    const store = await lost.open();
    const before = await openFilling(store);
    await fill(before);
    const greta = viewOf(await before.type("rps", "play", {}, by(GRETA)));
    const turned = viewOf(await before.press(greta, "Rock", by(GRETA)));
    await before.tournaments.idle();
    for (const trace of TRACES) expect((await lost.all()).join("\n")).toContain(trace);
    const made = await run("backup", "--out", copy);
    expect(made).toMatchObject({ code: 0, err: "" });
    const atBackup = of(await lost.all(), GRETA);

    const later = await openTable({ store, now: Date.now });
    const asked = viewOf(await later.type("data", "delete", {}, by(ANNA, PRIVATE)));
    await later.press(asked, "Delete", by(ANNA, PRIVATE));
    await later.press(turned, "Rock", { id: "later", ...by(GRETA) });
    await later.type("rps", "play", {}, by(HELGA));
    await before.tournaments.close();
    await store.close();
    expect(await run("deletions", "--out", list)).toMatchObject({ code: 0 });

    await lost.lose();
    const restored = await run("restore", copy, "--deletions", list);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toMatch(/Deleted again, .*: \d+ accounts and names, 0 chats\./);
    const after = await lost.all();
    for (const trace of TRACES) expect(after.filter((line) => line.includes(trace))).toEqual([]);
    for (const trace of TRACES) expect(lost.bytes().includes(trace), trace).toBe(false);
    expect(of(after, HELGA)).toEqual([]);
    // Her data is as it was at the backup, including other people's that the deletion didn't touch.
    expect(of(after, GRETA)).toEqual(atBackup);
    expect(after.filter((line) => line.includes("restoring"))).toEqual([]);

    const again = await lost.open();
    const table = await openTable({ store: again, now: Date.now });
    // Its day's key has been published since, so the match is resealed before it goes on.
    const sealed = viewOf(await table.press(turned, "Rock", { id: "again", ...by(GRETA) }));
    const next = await table.press(sealed, "Rock", { id: "and again", ...by(GRETA) });
    expect(JSON.stringify(next)).toContain('"turn":2');
    await again.close();
    // Restoring once more over it needs no list: the one from the first restore is enough.
    expect(await run("restore", copy, "--over")).toMatchObject({ code: 0 });
    const twice = await lost.all();
    for (const trace of TRACES) expect(twice.filter((line) => line.includes(trace))).toEqual([]);
    for (const trace of TRACES) expect(lost.bytes().includes(trace), trace).toBe(false);
  });
});

/** Presses and types as a platform does, against the app that `npm start` opens. */
async function atApp(lost: LostStore, play: (person: Person) => Promise<void>): Promise<void> {
  const config = readConfig(lost.environment());
  const log = createLog({ logLevel: "silent", logIds: "plain", secrets: [] });
  const app = await openApp(config, log);
  const send = (event: object) => {
    const incoming = { id: `event-${Math.random()}`, caller: GRETA, place: PRIVATE, ...event };
    return app.dispatch.handle(incoming as Incoming);
  };
  try {
    await play({
      send,
      press: (view, label) => {
        const button = view.buttons?.flat().find((one) => one.label.includes(label));
        return send({ type: "press", action: button?.action });
      },
    });
  } finally {
    await app.close();
    await app.store.close();
  }
}

interface Person {
  send(event: object): Promise<Reply>;
  press(view: View, label: string): Promise<Reply>;
}

describeOnLostStores("a match that was open at the backup", (lost, { path }) => {
  it("continues where it was, with proofs valid under the known pledge", async () => {
    let view: View | undefined;
    const options = { length: "5" };
    await atApp(lost, async ({ send, press }) => {
      const begun = await send({ type: "command", command: "rps", subcommand: "play", options });
      view = viewOf(await press(viewOf(begun), "Rock"));
    });
    const noted = await pledgesOf(lost);
    expect(await gadalka(lost, ["backup", "--out", path("copy")])).toMatchObject({ code: 0 });
    await atApp(lost, async ({ press }) => {
      await press(viewOf(await press(view as View, "Paper")), "Rock");
    });
    await lost.lose();
    const restored = await gadalka(lost, ["restore", path("copy"), "--deletions", "none"]);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(await pledgesOf(lost)).toEqual(noted);
    let proof = "";
    await atApp(lost, async ({ press }) => {
      let shown = view as View;
      while (labelsOf(shown).some((label) => label.includes("Rock")))
        shown = viewOf(await press(shown, "Rock"));
      shown = viewOf(await press(shown, "More"));
      proof =
        /gdk3\.[\w.-]+/.exec(textOf(await press(viewOf(await press(shown, "Verify")), "Proof")))?.[0] ?? "";
    });
    const verdict = await gadalka(lost, ["verify", proof, "--pledge", noted[0] ?? ""]);
    expect(verdict.out).not.toContain("FAIL");
    // Only the day's key is missing; it's published in three days.
    expect(verdict.code).toBe(2);
  });
});

async function pledgesOf(lost: LostStore): Promise<string[]> {
  const store = await lost.open();
  const lines = (await servedPledges(store)).map(encodePledge);
  await store.close();
  return lines;
}
