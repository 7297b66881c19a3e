// Hosts that cheat, made by patching the real program: one whose strategy is another, and one that
// throws the sealed move away and chooses after the press. What they hand out is found out.

import { afterEach, describe, expect, it, vi } from "vitest";
import { matchRounds } from "../../../commands/play/state/play.ts";
import type { Reply } from "../../../src/chat/index.ts";
import {
  checkMatchProof,
  checkNoted,
  findNoted,
  type MatchProof,
  openCourse,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { KeptStrategy } from "../../../src/core/matches/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  courseOfMatch,
  liveMatch,
  type MatchRecord,
  PLAYER_GAME,
  type PlayerGame,
  strategyVersion,
} from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { openTable, proofIn, proofOf, type Table, textOf, viewOf } from "./table.ts";

/** `at`: a round at which the honest move is another one than the winning one. */
const GAMES = [
  { command: "rps", game: matrixGame("rps") ?? expect.fail(), labels: ["Rock", "Scissors", "Paper"], at: 4 },
  {
    command: "oddeven",
    game: matrixGame("oddeven") ?? expect.fail(),
    labels: ["Odd", "Even", "Even"],
    at: 3,
  },
];

/** What the person presses: nothing that a model foresees. */
const PRESSES = [0, 1, 1, 2, 0, 2, 1, 0, 0, 1];

const fresh = () => openStore({ dataDir: ":memory:", report: () => {} });

afterEach(() => vi.restoreAllMocks());

/** The move by which the bot wins against that one. */
function winning(game: MatrixGame, pressed: number): number {
  return game.moveIds.findIndex((_id, mine) => game.result("person", pressed, mine) < 0);
}

/** The move just pressed; undefined while the host plays fair. */
interface Cheat {
  pressed: number | undefined;
}

/** A store as the cheating host runs it: when it likes, the move that was sealed is exchanged
 * for the winning one before the press is counted, and the chain is built anew from the seed. */
function patchedStore(store: Store, game: MatrixGame, cheat: Cheat): Store {
  const exchanged = (document: PlayerGame): PlayerGame => {
    const match = liveMatch(document);
    if (!match?.next || cheat.pressed === undefined) return document;
    const [, , , , ...results] = match.next;
    const next: MatchRecord["next"] = [winning(game, cheat.pressed), -1, -1, 0, ...results];
    const rounds = matchRounds({ game, document, match }) ?? expect.fail("a short match is stored");
    const course = courseOfMatch(game, { ...match, next }, rounds);
    const [, ...others] = document.matches;
    return { ...document, matches: [{ ...match, next, chain: openCourse(course).chain }, ...others] };
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

/** A match of ten rounds of the same move; all messages of it, and its proof. */
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

/** What comes out when the proof's opponent is played again by an honest copy. */
function recomputed({ course }: MatchProof) {
  return recomputeMoves(openCourse(course).seals, course, undefined, strategyVersion(course.opponent));
}

describe.each(GAMES)("a host that chooses after the press, at $game.id", (one) => {
  it("wins every round with a whole chain and a true signature, and is found out by playing again and by any message from before", async () => {
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

  it("is found out where it cheated but once, by the message from before that press", async () => {
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
  it("is found out by playing again, although every seal opens", async () => {
    const decide = vi.spyOn(KeptStrategy.prototype, "decide");
    decide.mockImplementation(() => ({ move: 1, expected: undefined }));
    const { proof, verified, messages } = await played(await openTable(), one);
    decide.mockRestore();
    const check = checkMatchProof(proof);
    expect(check).toMatchObject({ isWhole: true, signature: "signed" });
    // It sealed what it played, so the messages fit: only playing again tells.
    expect(checkNoted(findNoted(messages.join("\n")), check)).toMatchObject({ broken: [], foreign: 0 });
    expect(recomputed(proof).different.length).toBeGreaterThan(0);
    expect(verified).toContain("NOT");
  });
});

describe.each(GAMES)("an honest host, at $game.id", (one) => {
  it("fits its messages and plays the same again", async () => {
    const { proof, messages, over, verified } = await played(await openTable(), one);
    const check = checkMatchProof(proof);
    expect(recomputed(proof)).toMatchObject({ same: PRESSES.length + 1, different: [], gaps: [] });
    const noted = checkNoted(findNoted([...messages, over].join("\n")), check);
    // The end shows the code of the move that it leaves unplayed.
    expect(noted).toMatchObject({ fitting: PRESSES.length + 1, broken: [], foreign: 0, hasEnd: true });
    expect(verified).not.toContain("NOT");
  });
});
