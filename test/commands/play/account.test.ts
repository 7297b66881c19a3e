// What the bot may lose to a person: one account over all games, whatever the person does.

import { it as base, describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { checkMatchProof, findNoted, openTranscript } from "../../../src/core/fairness/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  ACCOUNT,
  liveMatch,
  type MatchRecord,
  NEW_PERSON_ACCOUNT,
  PLAYER_GAME,
  playerGameKey,
  sealedResults,
  strategyVersion,
  writePlayerId,
} from "../../../src/people/index.ts";
import { ANNA, openTable, proofIn, proofOf, type Table, textOf, viewOf } from "./table.ts";

const it = base.extend("store", () => fresh());

const GAMES = [
  { id: "rps", command: "rps", options: {}, labels: ["Rock", "Scissors", "Paper"] },
  {
    id: "rpsls",
    command: "rps",
    options: { variant: "lizard-spock" },
    labels: ["Rock", "Scissors", "Lizard", "Paper", "Spock"],
  },
  { id: "oddeven", command: "oddeven", options: {}, labels: ["Even", "Odd"] },
] as const;
type Game = (typeof GAMES)[number];

const fresh = () => openStore({ dataDir: ":memory:" });
const accountOf = async (store: Store) =>
  (await store.read(ACCOUNT, writePlayerId(ANNA))) ?? NEW_PERSON_ACCOUNT;
const liveIn = async (store: Store, { id }: Pick<Game, "id">): Promise<MatchRecord> => {
  const document = await store.read(PLAYER_GAME, playerGameKey(ANNA, id));
  return (document && liveMatch(document)) ?? expect.fail(`no match is live at ${id}`);
};
const begin = (table: Table, { command, options }: Game, more = {}, by = {}) =>
  table.type(command, "play", { length: "endless", ...options, ...more }, by);

/** The worst press for the bot, and its expected loss. */
async function worst(store: Store, game: Game): Promise<{ label: string; loss: number }> {
  const results = sealedResults(await liveIn(store, game)) ?? expect.fail("nothing is staked");
  const least = Math.min(...results);
  return { label: game.labels[results.indexOf(least)] as string, loss: -least };
}

/** Restarts the bot now and then; returns the table to continue at. */
async function meddle(table: Table, lot: number): Promise<Table> {
  return lot === 3 ? openTable({ store: table.store }) : table;
}

/** Levels that risk the person's account. */
const LEVELS = ["fortune-teller", "novice", "mirror"] as const;
let begun = 0;

function canGoOn(game: Game, last: Reply): boolean {
  const labels = (viewOf(last).buttons ?? []).flatMap((row) => row.map(({ label }) => label));
  return labels.some((label) => label.includes(game.labels[0]));
}

/** The match's last message if it can go on; otherwise that of a new match. */
async function openAt(table: Table, game: Game, last: Reply | undefined): Promise<Reply> {
  if (last && canGoOn(game, last)) return last;
  begun++;
  const level = LEVELS[begun % LEVELS.length] as string;
  // On a busy machine a first move may take too long.
  for (let tried = 0; tried < 50; tried++) {
    const reply = await begin(table, game, { level }, { id: `begin ${begun} ${tried}` });
    if (reply.type === "post" && canGoOn(game, reply)) return reply;
  }
  return expect.fail("no match can be begun");
}

describe("a person who knows everything but the random numbers", () => {
  it("wins no more than the budget across games, levels and restarts", async () => {
    const store = await fresh();
    let table = await openTable({ store });
    const random = seededRandom(11);
    const live = new Map<Game, Reply>();
    let lost = 0;
    const ROUNDS = 150;
    for (let round = 1; round <= ROUNDS; round++) {
      const game = GAMES[random.below(GAMES.length)] as Game;
      const lot = random.below(12);
      table = await meddle(table, lot);
      const before = live.get(game);
      if (lot === 4 && before) live.set(game, await table.press(before, "Stop", { id: `stop ${round}` }));
      const open = await openAt(table, game, live.get(game));
      const { label, loss } = await worst(store, game);
      // A new table numbers its events from the start; after a restart on a busy machine, a move may take too long.
      for (let tried = 0; (await accountOf(store)).account.rounds < round && tried < 50; tried++)
        live.set(game, await table.press(open, label, { id: `press ${round}` }));
      lost += loss;
      expect((await accountOf(store)).account.rounds).toBe(round);
      const { bank, reserve } = (await accountOf(store)).account;
      expect(bank + reserve).toBeCloseTo(10 - lost, 9);
    }
    expect(lost).toBeGreaterThan(6);
    const { account, held } = await accountOf(store);
    expect(account.bank).toBeLessThan(2.5);
    for (const points of Object.values(held)) expect(points).toBeLessThanOrEqual(account.bank);
  });
});

it("shares one budget between matches in two processes", async ({ store }) => {
  const tables = [await openTable({ store }), await openTable({ store })] as const;
  const games = [GAMES[0], GAMES[2]] as const;
  let open = await Promise.all(
    games.map((game, at) => begin(tables[at] as Table, game, {}, { id: `begin ${at}` })),
  );
  let lost = 0;
  const ROUNDS = 40;
  for (let round = 1; round <= ROUNDS; round++) {
    const plans = await Promise.all(games.map((game) => worst(store, game)));
    lost += plans.reduce((sum, { loss }) => sum + loss, 0);
    open = await Promise.all(
      plans.map(({ label }, at) =>
        (tables[at] as Table).press(viewOf(open[at] as Reply), label, { id: `press ${round} ${at}` }),
      ),
    );
    const { account, held } = await accountOf(store);
    expect(account.rounds).toBe(2 * round);
    expect(lost).toBeLessThanOrEqual(10);
    const sealed = Object.values(held).reduce((sum, points) => sum + points, 0);
    expect(sealed).toBeLessThanOrEqual(account.bank + 1e-9);
  }
  expect(lost).toBeGreaterThan(6);
  await store.close();
});

describe("the exploitation budget", () => {
  it("is charged once, with the round's update, by the expected result", async ({ store }) => {
    const table = await openTable({ store });
    const begun = await begin(table, GAMES[0]);
    const results = sealedResults(await liveIn(store, GAMES[0])) ?? expect.fail("nothing is staked");
    await table.press(begun, "Rock", { id: "e1" });
    await table.press(begun, "Rock", { id: "e1" });
    await table.press(begun, "Paper", { id: "e2" });
    const { account } = await accountOf(store);
    expect(account.rounds).toBe(1);
    expect(account.bank).toBeCloseTo(8 + (results[0] as number), 9);
  });

  it("reserves what a sealed move may cost, until it is played or dropped", async ({ store }) => {
    const table = await openTable({ store });
    const rps = await begin(table, GAMES[0]);
    const { loss } = await worst(store, GAMES[0]);
    expect((await accountOf(store)).held).toEqual({ rps: loss });
    await begin(table, GAMES[2]);
    const second = await worst(store, GAMES[2]);
    const { held } = await accountOf(store);
    expect(held).toMatchObject({ rps: loss });
    expect(held.oddeven ?? 0).toBeCloseTo(second.loss, 12);
    const document = await liveIn(store, GAMES[2]);
    expect(document.account?.bank).toBe(8);
    expect(document.accounts?.at(-1)?.held).toBeCloseTo(loss, 9);
    await table.press(rps, "Stop");
    expect((await accountOf(store)).held.rps).toBeUndefined();
  });

  it("is shared by novice and mirror, and not refilled by a new match", async () => {
    const store = await fresh();
    const table = await openTable({ store });
    let rounds = 0;
    for (const level of ["novice", "mirror", "novice", "mirror"]) {
      const begun = await begin(table, GAMES[0], { level });
      const { account } = await liveIn(store, GAMES[0]);
      expect(account).toEqual((await accountOf(store)).account);
      expect(account?.rounds).toBe(rounds);
      const { label, loss } = await worst(store, GAMES[0]);
      const stopped = await table.press(await table.press(begun, label), "Stop");
      expect(textOf(stopped)).toContain("Anna");
      rounds++;
      const after = (await accountOf(store)).account;
      expect(after.bank).toBeCloseTo((account?.bank ?? 0) - loss, 9);
      expect(after.rounds).toBe(rounds);
    }
  });

  it("is unused while the model is off", async ({ store }) => {
    const table = await openTable({ store });
    await table.type("model", "off");
    await table.press(await begin(table, GAMES[0]), "Rock");
    expect(await store.read(ACCOUNT, writePlayerId(ANNA))).toBeUndefined();
  });

  it("plays randomly for good once it is used up, and says so in Why?", async ({ store }) => {
    const table = await openTable({ store });
    const spent = { account: { bank: 0, reserve: 0, purse: 0, rounds: 999 }, held: {} };
    await store.update(ACCOUNT, writePlayerId(ANNA), () => ({ next: spent, result: undefined }));
    for (const level of LEVELS) {
      let reply = await begin(table, GAMES[0], { level });
      for (let round = 0; round < 12; round++) {
        expect((await worst(store, GAMES[0])).loss).toBeCloseTo(0, 12);
        reply = await table.press(reply, "Rock");
      }
      expect(textOf(await table.press(reply, "Why?"))).toContain(
        say("en", "why-unread", { reason: "spent" }),
      );
      await table.press(reply, "Stop");
    }
    expect((await accountOf(store)).account).toMatchObject({ bank: 0, reserve: 0 });
  });

  it("is in the proof, and replays correctly with other games between", async () => {
    const store = await fresh();
    const table = await openTable({ store });
    let rps = await begin(table, GAMES[0]);
    let other = await begin(table, GAMES[2]);
    const messages = [textOf(rps)];
    for (let round = 0; round < 12; round++) {
      rps = await table.press(rps, GAMES[0].labels[(round * round) % 3] as string);
      messages.push(textOf(rps));
      if (round % 3 === 0) other = await table.press(other, "Odd");
    }
    const over = await table.press(rps, "Stop");
    const verified = textOf(await proofOf(table, viewOf(over)));
    const proof = proofIn(verified);
    const { course } = proof;
    expect(checkMatchProof(proof)).toMatchObject({ isWhole: true, signature: "signed" });
    expect(course.accounts.length).toBeGreaterThan(3);
    expect(course.accounts.length).toBeLessThan(10);
    const { seals } = openTranscript(course);
    const version = strategyVersion(course.opponent);
    const again = recomputeMoves(seals, course, undefined, version);
    expect(again).toMatchObject({ same: 13, different: [], gaps: [], falseAccounts: [] });
    expect(again.accountGaps.map(({ seal }) => seal)).toEqual(
      course.accounts.slice(1).map(({ seal }) => seal),
    );
    expect([...again.expected.keys()]).toEqual([...course.rounds.person.keys()]);
    expect(verified).not.toContain("NOT");
    expect(findNoted(messages.join("\n")).length).toBeGreaterThan(0);
    // A proof that states a different account, or none, doesn't fit: that account would have sealed other moves.
    const none = { ...course, accounts: [] };
    expect(recomputeMoves(openTranscript(none).seals, none, undefined, version).different).toHaveLength(13);
    const poor = { ...course, accounts: [{ seal: 1, held: 0, bank: 0, reserve: 0, purse: 0, rounds: 0 }] };
    expect(
      recomputeMoves(openTranscript(poor).seals, poor, undefined, version).different.length,
    ).toBeGreaterThan(0);
  });

  it("is clamped and reported when out of range, and play continues", () => {
    const named: string[] = [];
    const warned = (warning: Error) => named.push(warning.message);
    process.on("warning", warned);
    const read = ACCOUNT.parse({ account: [1e9, -4, 2, -1], held: {} });
    expect(read.account).toEqual({ bank: 20, reserve: 0, purse: 0, rounds: 2 });
    return new Promise<void>((done) =>
      setImmediate(() => {
        process.off("warning", warned);
        expect(named.join()).toContain("out of range (bank 1000000000, reserve -1, purse -4, rounds 2)");
        done();
      }),
    );
  });

  it("is exported without reservations, and deleted with everything else", async () => {
    const store = await fresh();
    const table = await openTable({ store });
    await table.press(await begin(table, GAMES[0]), "Rock");
    const [feature] = table.features.filter(({ personalData }) => "account" in personalData.kinds);
    const seen = JSON.stringify(await feature?.personalData.export(ANNA));
    expect(seen).toContain('"account":{"bank":');
    expect(seen).not.toContain('"held"');
    await feature?.personalData.remove(ANNA);
    expect(await store.read(ACCOUNT, writePlayerId(ANNA))).toBeUndefined();
  });
});

it("covers the games that are played here", () => {
  for (const { id, labels } of GAMES) expect(matrixGame(id)?.size).toBe(labels.length);
});
