// A race between a Mini App and a chat across two processes on one Redis. One process is killed in the middle of the
// Mini App's moves, which are sent again with the same ids to the other one.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardState, MinesAnswer } from "../../src/web/mines/wire.ts";
import { freePort, type RedisServer, skipWithoutRedis, startRedis } from "../infra/store/redis-server.ts";
import {
  type Bot,
  eventually,
  type Simulator,
  startBot,
  startSimulator,
} from "../platforms/conformance/rig.ts";

/** The public address of the pages, where a load balancer would be. */
const ORIGIN = "https://bot.example";
const GROUP = -1001234567890;
const [ALICE, BOB] = [7_000_001, 7_000_002];

interface Message {
  readonly message_id: number;
  readonly text?: string;
  readonly reply_markup?: {
    readonly inline_keyboard: readonly (readonly {
      readonly text: string;
      readonly callback_data?: string;
      readonly web_app?: { readonly url: string };
    }[])[];
  };
}

const dataOf = (message: Message, move: string): string =>
  message.reply_markup?.inline_keyboard
    .flat()
    .find(({ callback_data }) => callback_data?.endsWith(`:${move}`))?.callback_data ?? "";

const pageOf = (message: Message): string | undefined =>
  message.reply_markup?.inline_keyboard.flat().find(({ web_app }) => web_app)?.web_app?.url;

describe.skipIf(skipWithoutRedis("a race on two processes"))("a race between a Mini App and a chat", () => {
  let redis: RedisServer;
  let telegram: Simulator;
  const bots: Bot[] = [];
  const urls: string[] = [];
  beforeAll(async () => {
    [redis, telegram] = await Promise.all([startRedis(), startSimulator("telegram")]);
    for (let process = 0; process < 2; process++) {
      const port = await freePort();
      urls.push(`http://127.0.0.1:${port}`);
      const platform = { TELEGRAM_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.apiUrl };
      const own = { PORT: `${port}`, HOST: "127.0.0.1", PUBLIC_URL: ORIGIN };
      bots.push(await startBot({ REDIS_URL: redis.url, ...platform, ...own }));
    }
  });
  afterAll(async () => {
    for (const bot of bots) await bot.stop("SIGKILL");
    await Promise.all([telegram.stop(), redis.stop()]);
  });

  async function signIn(user: string): Promise<string> {
    const asked = { user, url: `${urls[0]}/mines` };
    const { initData } = await telegram.post<{ initData: string }>("web-app", asked);
    return bearerFor(initData);
  }
  async function bearerFor(initData: string): Promise<string> {
    const body = JSON.stringify({ platform: "telegram", given: initData });
    const response = await fetch(`${urls[0]}/sign-in`, { method: "POST", body });
    return ((await response.json()) as { bearer: string }).bearer;
  }
  async function ask(at: string, name: string, body: object, bearer: string): Promise<MinesAnswer> {
    const headers = { authorization: `Bearer ${bearer}` };
    const asked = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(`${at}/mines/api/${name}`, asked)).json()) as MinesAnswer;
  }
  const messages = (chat: number) => telegram.get<readonly Message[]>(`chat?id=${chat}`);
  const press = (user: number, chat: number, message: Message, move: string) =>
    telegram.post("press", {
      ...{ user, chat, message: message.message_id, data: dataOf(message, move), force: true, wait: 10_000 },
    });
  const newest = (chat: number, satisfied: (message: Message) => boolean): Promise<Message> =>
    eventually(
      async () => (await messages(chat)).filter(satisfied).at(-1) as Message,
      (message) => message !== undefined,
    );

  it("opens the chat's board by its button, and either process shows the page's moves in the chat", async () => {
    const carol = { first_name: "Carol", username: "carol" };
    const { id: chat } = await telegram.post<{ id: number }>("user", carol);
    const asked = { user: chat, chat, text: "/mines play small", wait: 10_000, calls: 1 };
    await telegram.post("message", asked);
    const board = await newest(chat, (one) => dataOf(one, "o12") !== "");
    const opened = { user: chat, chat, button: "🔎 Open as a page" };
    const { url, initData } = await telegram.post<{ url: string; initData: string }>("web-app", opened);
    const session = new URL(url).searchParams.get("board") ?? "";
    expect(dataOf(board, "o12")).toContain(`:${session}:`);
    const bearer = await bearerFor(initData);
    const move = { session, scope: "mines", turn: 0, id: "page-open-1", move: "o12" };
    const [first = "", second = ""] = urls;
    const seen = (await ask(second, "move", move, bearer)).board as BoardState;
    const stop = { ...move, id: "page-stop-1", turn: seen.turn, move: "stop" };
    const { cells } = (await ask(first, "move", stop, bearer)).board as BoardState;
    const shown = await newest(chat, (one) => dataOf(one, "again") !== "");
    expect(shown.message_id).toBe(board.message_id);
    const mines = shown.reply_markup?.inline_keyboard.flat().filter(({ text }) => text === "💣");
    expect(mines).toHaveLength([...cells].filter((look) => look === "m").length);
  });

  it("ends with one result and equal boards, even if a process is killed midway", async () => {
    for (const user of [ALICE, BOB])
      await telegram.post("message", { user, chat: user, text: "/help", wait: 10_000, calls: 1 });
    const said = await telegram.post<{ message_id?: number; message?: Message }>("message", {
      ...{ user: BOB, chat: GROUP, text: "Who dares?" },
    });
    const asked = said.message?.message_id ?? said.message_id;
    const race = { user: ALICE, chat: GROUP, text: "/mines race small", reply_to: asked };
    await telegram.post("message", { ...race, wait: 10_000, calls: 1 });
    const challenge = await newest(GROUP, (one) => dataOf(one, "accept") !== "");
    await press(BOB, GROUP, challenge, "accept");
    const card = await newest(GROUP, (one) => dataOf(one, "play") !== "");
    await press(BOB, GROUP, card, "play");
    await newest(BOB, (one) => dataOf(one, "stop") !== "");
    await telegram.post("message", { user: BOB, chat: BOB, text: "/mines open", wait: 10_000, calls: 1 });
    const bobs = await newest(BOB, (one) => pageOf(one) !== undefined);

    const [alice, bob] = await Promise.all([signIn("alice"), signIn("bob")]);
    const id = dataOf(card, "play").split(":")[1] ?? "";
    const to = { session: id, scope: "minesrace", turn: 0 };
    const [first = "", second = ""] = urls;
    const opened = pageOf(bobs) ?? "";
    const bobsBoard = new URL(opened).searchParams.get("board") ?? "";
    expect(opened).toBe(`${ORIGIN}/mines?board=${bobsBoard}`);
    expect((await ask(second, "state", { session: bobsBoard }, bob)).board?.race?.runners).toHaveLength(2);
    const begun = (await ask(second, "move", { ...to, id: "page-play", move: "play" }, alice)).board;
    expect(begun?.cells).toBe((await ask(first, "state", { session: id }, bob)).board?.cells);

    // Opens every covered cell, one after another, until the board is cleared or a mine goes off.
    let board = begun as BoardState;
    let at = second;
    for (let sent = 0; board.state === "live"; sent++) {
      const cell = board.cells.indexOf("c");
      const { session, scope, turn } = { session: board.id, scope: board.scope, turn: board.turn };
      const move = { id: `page-move-${sent}`, session, scope, turn, move: `o${cell}` };
      if (at === second) {
        // It may or may not arrive.
        const lost = ask(second, "move", move, alice).catch(() => undefined);
        bots[1]?.process.kill("SIGKILL");
        await lost;
        at = first;
      }
      board = (await ask(at, "move", move, alice)).board as BoardState;
      expect(board.turn).toBe(turn + 1);
    }
    await press(BOB, BOB, bobs, "stop");
    const heard = await newest(GROUP, ({ text = "" }) => /dead heat|wins the race/i.test(text));
    const seenByAlice = (await ask(first, "state", { session: id }, alice)).board;
    const seenByBob = (await ask(first, "state", { session: id }, bob)).board;
    const { race: _later, ...own } = board;
    expect(seenByAlice).toMatchObject(own);
    const resultIn = (seen: BoardState | undefined) =>
      seen?.race?.runners.map(({ name, cleared, isThrough }) => ({ name, cleared, isThrough }));
    expect(resultIn(seenByAlice)).toEqual(resultIn(seenByBob));
    // The race's messages are in the language of the person who started it.
    expect(heard.text).toContain(seenByAlice?.race?.words);
    expect(seenByAlice?.race?.runners.map(({ isThrough }) => isThrough)).toEqual([true, true]);
  });
});
