// Hosts that cheat, made by patching the real program: one plays a different strategy, and one discards the sealed move
// and chooses after the press. Their proofs expose them.

import { afterEach, describe, expect, it, vi } from "vitest";
import { matchRounds } from "../../../commands/play/state/play.ts";
import type { Reply } from "../../../src/chat/index.ts";
import {
  checkMatchProof,
  checkNoted,
  findNoted,
  type MatchProof,
  openTranscript,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { KeptStrategy } from "../../../src/core/matches/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  liveMatch,
  type MatchRecord,
  PLAYER_GAME,
  type PlayerGame,
  strategyVersion,
  transcriptOfMatch,
} from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { openTable, proofIn, proofOf, type Table, textOf, viewOf } from "./table.ts";

/** `at`: a round in which the honest move isn't the winning one. */
const GAMES = [
  { command: "rps", game: matrixGame("rps") ?? expect.fail(), labels: ["Rock", "Scissors", "Paper"], at: 5 },
  {
    command: "oddeven",
    game: matrixGame("oddeven") ?? expect.fail(),
    labels: ["Odd", "Even", "Even"],
    at: 3,
  },
];

/** The person's presses, which no model predicts. */
const PRESSES = [0, 1, 1, 2, 0, 2, 1, 0, 0, 1];

const fresh = () => openStore({ dataDir: ":memory:" });

afterEach(() => vi.restoreAllMocks());

/** The move that beats `pressed`, for the bot. */
function winning(game: MatrixGame, pressed: number): number {
  return game.moveIds.findIndex((_id, mine) => game.result("person", pressed, mine) < 0);
}

/** The move just pressed; undefined while the host plays fair. */
interface Cheat {
  pressed: number | undefined;
}

/** The cheating host's store: on demand, it replaces the sealed move by the winning one before the press is counted,
 * and rebuilds the chain from the seed. */
function patchedStore(store: Store, game: MatrixGame, cheat: Cheat): Store {
  const exchanged = (document: PlayerGame): PlayerGame => {
    const match = liveMatch(document);
    if (!match?.next || cheat.pressed === undefined) return document;
    const [, , , , ...results] = match.next;
    const next: MatchRecord["next"] = [winning(game, cheat.pressed), -1, -1, 0, ...results];
    const rounds = matchRounds({ game, document, match }) ?? expect.fail("a short match is stored");
    const course = transcriptOfMatch(game, { ...match, next }, rounds);
    const [, ...others] = document.matches;
    return { ...document, matches: [{ ...match, next, chain: openTranscript(course).chain }, ...others] };
  };
  return withMethods(store, {
    updateBoth: (first, second, change, beside) => {
      const patched: typeof change = (current, ...others) => {
        const isGame = first.kind.name === PLAYER_GAME.name && current !== undefined;
        return change(isGame ? (exchanged(current as PlayerGame) as typeof current) : current, ...others);
      };
      return store.updateBoth(first, second, patched, beside);
    },
  });
}

/** A match of ten rounds with these presses; all its messages, and its proof. */
async function played(
  table: Table,
  { command, game, labels }: (typeof GAMES)[number],
  onPress: (move: number, round: number) => void = () => {},
) {
  let reply: Reply = await table.type(command, "play", { length: "endless" });
  const messages = [textOf(reply)];
  for (const [round, pressed] of PRESSES.entries()) {
    const label = labels[pressed] as string;
    onPress(game.moveIds.indexOf(label.toLowerCase()), round);
    reply = await table.press(reply, label);
    messages.push(textOf(reply));
  }
  const over = await table.press(reply, "Stop");
  const verified = textOf(await proofOf(table, viewOf(over)));
  return { messages, over: textOf(over), verified, proof: proofIn(verified) };
}

/** The result of replaying the proof's opponent with an honest copy. */
function recomputed({ course }: MatchProof) {
  return recomputeMoves(openTranscript(course).seals, course, undefined, strategyVersion(course.opponent));
}

describe.each(GAMES)("a host that chooses after the press, at $game.id", (one) => {
  it("wins with a valid chain and signature, but fails replay and old messages", async () => {
    const cheat: Cheat = { pressed: undefined };
    const table = await openTable({ store: patchedStore(await fresh(), one.game, cheat) });
    const { messages, over, verified, proof } = await played(table, one, (pressed) => {
      cheat.pressed = pressed;
    });
    expect(over).toContain(`Anna 0 : ${PRESSES.length} Gadalka`);
    const check = checkMatchProof(proof);
    expect(check).toMatchObject({ isWhole: true, signature: "signed" });
    expect(verified).toContain("NOT");
    const { different, gaps } = recomputed(proof);
    const exchanged = different.filter((number) => number <= PRESSES.length);
    expect(exchanged.length).toBeGreaterThan(2);
    expect(gaps).toEqual([]);
    for (const number of exchanged)
      expect(checkNoted(findNoted(messages[number - 1] ?? ""), check).broken).toHaveLength(1);
  });

  it("is exposed for a single cheat by the message before that press", async () => {
    const cheat: Cheat = { pressed: undefined };
    const table = await openTable({ store: patchedStore(await fresh(), one.game, cheat) });
    const { messages, proof } = await played(table, one, (pressed, round) => {
      cheat.pressed = round === one.at ? pressed : undefined;
    });
    expect(recomputed(proof).different).toEqual([one.at + 1]);
    const check = checkMatchProof(proof);
    const broken = messages.map((message) => checkNoted(findNoted(message), check).broken.length);
    expect(broken[one.at]).toBe(1);
  });
});

describe.each(GAMES)("a host with a patched strategy, at $game.id", (one) => {
  it("is exposed by replay, although every seal opens", async () => {
    const decide = vi.spyOn(KeptStrategy.prototype, "decide");
    decide.mockImplementation(() => ({ move: 1, expected: undefined }));
    const { proof, verified, messages } = await played(await openTable(), one);
    decide.mockRestore();
    const check = checkMatchProof(proof);
    expect(check).toMatchObject({ isWhole: true, signature: "signed" });
    // It sealed the moves it played, so the messages fit: only a replay exposes it.
    expect(checkNoted(findNoted(messages.join("\n")), check)).toMatchObject({ broken: [], foreign: 0 });
    expect(recomputed(proof).different.length).toBeGreaterThan(0);
    expect(verified).toContain("NOT");
  });
});

describe.each(GAMES)("an honest host, at $game.id", (one) => {
  it("matches its messages, and replays the same", async () => {
    const { proof, messages, over, verified } = await played(await openTable(), one);
    const check = checkMatchProof(proof);
    expect(recomputed(proof)).toMatchObject({ same: PRESSES.length + 1, different: [], gaps: [] });
    const noted = checkNoted(findNoted([...messages, over].join("\n")), check);
    // The last message shows the code of the move that stays unplayed.
    expect(noted).toMatchObject({ fitting: PRESSES.length + 1, broken: [], foreign: 0, hasEnd: true });
    expect(verified).not.toContain("NOT");
  });
});
