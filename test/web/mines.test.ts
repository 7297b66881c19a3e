// The board as a page: its requests, and that it's the same game as in the chat.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller, CommandCall, Reply } from "../../src/chat/index.ts";
import type { BoardState, MinesAnswer } from "../../src/web/mines/wire.ts";
import { writeBearer } from "../../src/web/sign-in/bearer.ts";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ BUDGETS: "on" });
});
afterAll(() => site.stop());

let people = 7_100_000;
let alice: Caller;
beforeEach(() => {
  alice = { platform: "telegram", id: `${++people}`, name: "Alice", locale: "en" };
});

const bearer = (caller: Caller, at = Date.now()) =>
  writeBearer(site.app.services.host, "play", { ...caller, language: caller.locale }, at);

interface Answered {
  readonly status: number;
  readonly heard: MinesAnswer;
  readonly headers: Headers;
}

async function ask(name: string, body: unknown, by: Caller | string = alice): Promise<Answered> {
  const response = await fetch(`${site.url}/mines/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${typeof by === "string" ? by : bearer(by)}`,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, headers, heard: (await response.json()) as MinesAnswer };
}

let sent = 0;
const moveOf = ({ id, scope, turn }: Pick<BoardState, "id" | "scope" | "turn">, move: string) => ({
  ...{ id: `move-${String(++sent).padStart(6, "0")}`, session: id, scope, turn, move },
});
const beginning = (level = "beginner") => ({
  ...{ id: `begin-${String(++sent).padStart(6, "0")}`, options: { level, noguess: "no" } },
});

async function boardOf(answer: Promise<Answered>): Promise<BoardState> {
  const { heard, status } = await answer;
  if (!heard.board) throw new Error(`no board: ${status} ${JSON.stringify(heard)}`);
  return heard.board;
}

/** Types or presses something in the chat. */
function inChat(
  caller: Caller,
  asked: Partial<CommandCall> | { readonly press: BoardState; readonly move: string },
) {
  const event = { id: `chat-${++sent}`, caller, place: { kind: "private", id: caller.id } } as const;
  if ("press" in asked) {
    const { id: session, scope, turn } = asked.press;
    return site.app.dispatch.handle({
      ...event,
      type: "press",
      action: { session, scope, turn, move: asked.move },
    });
  }
  const call = { type: "command", command: "mines", subcommand: "play", options: {} } as const;
  return site.app.dispatch.handle({ ...event, ...call, ...asked });
}

const sessionIn = (reply: Reply): string =>
  (reply.type === "post" && reply.view.buttons?.flat()[0]?.action.session) || "";

describe("the page of a board", () => {
  it("may be framed by both platforms, and holds no one's data", async () => {
    const response = await fetch(`${site.url}/mines?lang=de`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(
      "frame-ancestors https://web.telegram.org https://*.discordsays.com https://discord.com",
    );
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    const page = await response.text();
    expect(page).toContain('<html lang="de">');
    expect(page.length).toBeLessThan(100_000);
    const script = /src="(\/js\/mines-[^"]+)"/.exec(page)?.[1] ?? "";
    const code = await (await fetch(new URL(script, site.url))).text();
    expect(code.length + page.length).toBeLessThan(100_000);
  });

  it("is the target of the first page's redirect for Discord's Activity", async () => {
    const response = await fetch(`${site.url}/?instance_id=i1&frame_id=f1`, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/mines?instance_id=i1&frame_id=f1");
  });

  it("starts a board that the chat continues, and continues the chat's", async () => {
    const begun = await boardOf(ask("new", beginning()));
    expect(begun).toMatchObject({ width: 9, height: 9, state: "live", cells: "c".repeat(81), turn: 0 });
    const opened = await boardOf(ask("move", moveOf(begun, "o40")));
    expect(opened.turn).toBe(1);
    expect(opened.cells[40]).toBe("0");
    const covered = opened.cells.indexOf("c");
    const pressed = await inChat(alice, { press: opened, move: `f${covered}` });
    expect(pressed).toMatchObject({ type: "edit", counted: "new" });
    const seen = await boardOf(ask("state", {}));
    expect(seen.cells[covered]).toBe("f");
    expect(seen.turn).toBe(2);
  });

  it("never reveals a running game's mines, and reveals all of them at its end", async () => {
    const begun = await boardOf(ask("new", beginning("expert")));
    let board = await boardOf(ask("move", moveOf(begun, "o240")));
    expect(board.cells).toMatch(/^[cf0-8]+$/);
    expect(JSON.stringify(board)).not.toContain("30x16");
    board = await boardOf(ask("move", moveOf(board, "stop")));
    expect(board.state).toBe("over");
    expect([...board.cells].filter((sign) => sign === "m")).toHaveLength(99);
  });

  it("counts a repeated move once", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const opened = await boardOf(ask("move", moveOf(begun, "o40")));
    const flag = moveOf(opened, `f${opened.cells.indexOf("c")}`);
    const answers = await Promise.all([1, 2, 3].map(() => ask("move", flag)));
    for (const { status, heard } of answers) {
      expect(status).toBe(200);
      expect(heard.board?.turn).toBe(2);
    }
    const again = beginning();
    const id = (await ask("new", again)).heard.wanted;
    expect((await ask("new", again)).heard.wanted).toBe(id);
  });

  it("explains its hints, and asks before it pauses a board", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const opened = await boardOf(ask("move", moveOf(begun, "o40")));
    const hinted = await boardOf(ask("move", moveOf(opened, "hint")));
    expect(hinted.hint?.words).toContain("💡");
    expect(hinted.cells[hinted.hint?.cell ?? 0]).toBe("c");
    const another = await ask("new", beginning("pocket"));
    expect(another.status).toBe(409);
    const { wanted = "", problem } = another.heard;
    expect(problem).toContain("Resume it, or start a new one?");
    expect(another.heard.board?.id).toBe(opened.id);
    const pocket = await boardOf(ask("move", moveOf({ id: wanted, scope: "mines", turn: 0 }, "new")));
    expect(pocket).toMatchObject({ id: wanted, width: 5 });
    expect(await boardOf(ask("state", { session: opened.id }))).toMatchObject({ state: "paused" });
    expect(await boardOf(ask("move", moveOf(opened, "continue")))).toMatchObject({
      id: opened.id,
      state: "live",
    });
  });

  it("answers in the player's chosen language, with the page's own texts where those differ", async () => {
    const anna = { ...alice, locale: "de" } as const;
    expect((await ask("state", { locale: "de" }, anna)).heard.texts).toBeUndefined();
    const { heard } = await ask("state", { locale: "en" }, anna);
    expect(heard.texts).toMatchObject({ locale: "de" });
    expect(heard.said).toContain("Du hast kein offenes Brett");
  });
});

describe("a race", () => {
  it("is played on the page and in the chat, each showing the other's progress", async () => {
    const bob = { ...alice, id: `${++people}`, name: "Bob" };
    const findPerson = () => ({ id: bob.id, name: "Bob", isBot: false });
    const options = { user: bob.id, level: "expert" };
    const place = { kind: "group", id: "-7", locale: "en" } as const;
    const called = await inChat(alice, { subcommand: "race", options, findPerson, place });
    const id = sessionIn(called);
    const mallory = { ...alice, id: `${++people}`, name: "Mallory" };
    const refused = await ask("state", { session: id }, mallory);
    expect([refused.status, Object.keys(refused.heard)]).toEqual([403, ["problem"]]);
    const asked = await ask("state", { session: id }, bob);
    expect(asked.heard.race?.moves).toEqual(["accept", "decline"]);
    const race = { id, scope: "minesrace", turn: 0 };
    expect((await ask("move", moveOf(race, "accept"), bob)).heard.race?.moves).toEqual(["play"]);
    const bobs = await boardOf(ask("move", moveOf(race, "play"), bob));
    const alices = await boardOf(ask("move", moveOf(race, "play")));
    expect(bobs.cells).toBe(alices.cells);
    expect(bobs.hasHints).toBe(false);
    await inChat(alice, { press: alices, move: "stop" });
    const seen = (await boardOf(ask("state", { session: bobs.id }, bob))).race;
    const clearedByAlice = [...alices.cells].filter((sign) => /\d/.test(sign)).length;
    expect(seen?.runners).toEqual([
      { name: "Alice", isMe: false, cleared: clearedByAlice, isThrough: true },
      { name: "Bob", isMe: true, cleared: clearedByAlice, isThrough: false },
    ]);
    const ended = await boardOf(ask("move", moveOf(bobs, "stop"), bob));
    expect(ended.race).toMatchObject({ isOver: true });
    expect(ended.race?.words).toContain("A dead heat.");
    expect(ended.cells).not.toContain("m");
  });
});

describe("an invalid request", () => {
  it("is refused with 401 without a current bearer of this host", async () => {
    for (const bad of ["", "x~y", `${bearer(alice)}x`, bearer(alice, Date.now() - 3_700_000)]) {
      const { status, heard, headers } = await ask("state", {}, bad);
      expect(status).toBe(401);
      expect(Object.keys(heard)).toEqual(["problem"]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("is refused with 400 when it is not a request of the page", async () => {
    const fine = moveOf({ id: "abcdefghijkl", scope: "mines", turn: 0 }, "o1");
    const bad = [
      ...["{", "null", "[]", {}, { ...fine, scope: "data" }, { ...fine, move: "delete" }],
      ...[
        { ...fine, turn: -1 },
        { ...fine, turn: 1.5 },
        { ...fine, id: "x" },
        { ...fine, more: 1 },
      ],
      ...[
        { ...fine, session: "<script>" },
        { ...fine, move: "o1234" },
      ],
    ];
    for (const body of bad) expect((await ask("move", body)).status).toBe(400);
    expect((await ask("new", { ...beginning(), options: { level: "planet", noguess: "no" } })).status).toBe(
      400,
    );
  });

  it("gets the requested size, or an explanation of valid sizes", async () => {
    const asked = (options: object) => ask("new", { ...beginning(), options: { ...options, noguess: "no" } });
    const caller = { ...alice, id: `${++people}` };
    const own = await ask(
      "new",
      { ...beginning(), options: { size: "30x20", mines: "99", noguess: "no" } },
      caller,
    );
    expect(own.heard.board).toMatchObject({ width: 30, height: 20 });
    for (const [options, words] of [
      [{ size: "wide" }, "Write columns and rows"],
      [{ size: "31x20" }, "too large"],
      [{ size: "9x9", mines: "81" }, "81"],
      [{ size: "9x9", mines: "-1" }, "-1"],
    ] as const) {
      const { status, heard } = await asked(options);
      expect([status, heard.problem]).toEqual([422, expect.stringContaining(words)]);
    }
    for (const options of [{ size: "1".repeat(12) }, { size: "9x9", level: "pocket" }, { mines: "9" }])
      expect((await asked(options)).status).toBe(400);
  });

  it("is refused with 403 for another player's board, and with 404 for one not kept", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const mallory = { ...alice, id: `${++people}`, name: "Mallory" };
    for (const [name, body] of [
      ["state", { session: begun.id }],
      ["move", moveOf(begun, "o40")],
      ["move", moveOf(begun, "stop")],
    ] as const) {
      const { status, heard } = await ask(name, body, mallory);
      expect(status).toBe(403);
      expect(heard).toEqual({ problem: "That board belongs to someone else. Start your own: /mines play" });
    }
    expect((await boardOf(ask("state", {}))).state).toBe("live");
    const gone = `AAAAAAAA${begun.id.slice(-4)}`;
    expect((await ask("state", { session: gone })).status).toBe(404);
    expect((await ask("move", moveOf({ ...begun, id: gone }, "o1"))).status).toBe(404);
  });

  it("is refused with 409 and the current board when meant for an earlier one", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const opened = await boardOf(ask("move", moveOf(begun, "o40")));
    const late = await ask("move", moveOf(begun, `f${opened.cells.indexOf("c")}`));
    expect(late.status).toBe(409);
    expect(late.heard.problem).toContain("The board has changed");
    expect(late.heard.board).toEqual(opened);
  });

  it("is refused with 422 when the rules forbid it", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const flagged = await boardOf(ask("move", moveOf(begun, "f3")));
    const { status, heard } = await ask("move", moveOf(flagged, "o3"));
    expect(status).toBe(422);
    expect(heard.problem).toContain("D1 has a flag");
    expect(heard.board).toEqual(flagged);
  });

  it("is refused with 413 when too long, and with 429 when too frequent", async () => {
    const long = await fetch(`${site.url}/mines/api/state`, { method: "POST", body: "x".repeat(1_000_000) });
    expect(long.status).toBe(413);
    const statuses = new Set<number>();
    for (let time = 0; time < 90 && !statuses.has(429); time++)
      for (const { status } of await Promise.all([1, 2].map(() => ask("state", {})))) statuses.add(status);
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it("is refused with 503 while the store is away, and counts afterwards", async () => {
    const begun = await boardOf(ask("new", beginning()));
    const { store } = site.app;
    const { StoreError } = await import("../../src/infra/store/index.ts");
    const [read, update] = [store.read, store.update];
    const away = () => Promise.reject(new StoreError("unreachable", "away"));
    const move = moveOf(begun, "o40");
    Object.assign(store, { read: away, update: away });
    try {
      for (const [name, body] of [
        ["move", move],
        ["state", {}],
      ] as const) {
        const { status, heard } = await ask(name, body);
        expect(status).toBe(503);
        expect(heard.problem).toContain("I can’t reach my memory right now");
      }
    } finally {
      Object.assign(store, { read, update });
    }
    expect((await boardOf(ask("move", move))).turn).toBe(1);
  });
});
