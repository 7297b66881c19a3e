// A match whose opponent knows rounds from elsewhere: it begins, is proved, interrupted, and goes on
// after they were taken out again.

import { describe, expect, it } from "vitest";
import { beginOrAsk, continueMatch } from "../../../commands/play/state/continue.ts";
import { matchRounds, nextMoveInput, play, sealMove, stop } from "../../../commands/play/state/play.ts";
import { stateOf } from "../../../commands/play/state/stored-matches.ts";
import { openCourse } from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { decide } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { available, booked } from "../../../src/core/strategies/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import {
  courseOfMatch,
  type FromElsewhere,
  knownHistory,
  liveMatch,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  nextDecision,
  ownCount,
  type PlayerGame,
  sealedResults,
  seedOf,
  stakeFor,
  turnOf,
  withoutElsewhere,
} from "../../../src/people/index.ts";
import { roundsBy, stubborn } from "../kit/histories.ts";
import { testBinding } from "./binding.ts";

const game = matrixGame("rps") as MatrixGame;
const binding = testBinding(1000);
const LINK = "link:telegram:2";

const linked = (total: number): FromElsewhere => ({
  ...{ key: LINK, total, rounds: roundsBy(game, stubborn, total, 3) },
});

/** A person who plays matches one after the other. */
class Playing {
  document: PlayerGame = NEW_PLAYER_GAME;
  person = NEW_PERSON_ACCOUNT;
  readonly #random = seededRandom(11);
  #events = 0;

  begin(id: string, elsewhere: readonly FromElsewhere[] = [], opponent = "fortune-teller"): string {
    const wanted = { id, opponent, length: "endless", locale: "en" };
    const step = beginOrAsk(game, this.document, wanted, { now: 0, binding, elsewhere });
    if (step.next) this.#seal(step.next);
    return step.result;
  }

  continue(session: string, elsewhere: readonly FromElsewhere[] = []): string {
    const event = `event ${++this.#events}`;
    const moment = { now: 0, binding, elsewhere };
    const step = continueMatch(game, this.document, { session, event, locale: "en" }, moment);
    if (step.next) this.#seal(step.next);
    return step.result;
  }

  rounds(count: number): void {
    for (let round = 0; round < count; round++) {
      const live = liveMatch(this.document) ?? expect.fail("no live match");
      const move = this.#random.below(game.size);
      const press = { session: live.id, turn: turnOf(live), move, event: `event ${++this.#events}` };
      const gained = sealedResults(live)?.[move];
      const played = play(game, this.document, press, { binding, now: 0 });
      if (played.kind !== "accepted") throw new Error(played.kind);
      const { account } = this.person;
      if (gained !== undefined) this.person = { ...this.person, account: booked(account, gained) };
      this.#seal(played.document);
    }
  }

  stop(): void {
    const id = liveMatch(this.document)?.id ?? "";
    this.document = stop(this.document, id, "stopped") ?? expect.fail("no live match");
  }

  unlink(): void {
    this.document = withoutElsewhere(game, this.document, () => true, 0);
  }

  /** What its proof finds when the match's opponent is played again. */
  proof(id: string) {
    const state = stateOf(game, this.document, id) ?? expect.fail("no such match");
    const rounds = matchRounds(state) ?? expect.fail("no rounds");
    const course = courseOfMatch(game, state.match, rounds);
    const { seals, chain } = openCourse(course);
    expect(chain).toBe(state.match.chain);
    const history = knownHistory(game, this.document);
    const { same, different, gaps } = recomputeMoves(seals, course, history, binding.versionOf(""));
    return { same, different, gaps: [...new Set(gaps.map(({ why }) => why))], sealed: seals.length };
  }

  #seal(document: PlayerGame): void {
    const input = nextMoveInput(game, document);
    this.document = document;
    if (!input || input.match.next) return;
    const stake = stakeFor(game, document, input.match, this.person);
    const asked = { ...input, stake };
    const account = stake && available(stake.account, stake.held);
    this.document = sealMove(asked, decide(nextDecision(input, seedOf(input.match), account)), binding);
  }
}

describe("a match that knows rounds from elsewhere", () => {
  it("takes them in when it begins, and its moves can be played again from them", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(120)]);
    expect([anna.document.totals.rounds, ownCount(anna.document)]).toEqual([120, 0]);
    anna.rounds(6);
    anna.stop();
    expect(anna.proof("match-one-AA")).toEqual({ same: 7, different: [], gaps: [], sealed: 7 });
    expect(anna.document.totals).toMatchObject({ rounds: 126 });
    expect(ownCount(anna.document)).toBe(6);
  });

  it("asks before it interrupts another, and takes nothing in meanwhile", () => {
    const anna = new Playing();
    anna.begin("match-one-AA");
    anna.rounds(2);
    expect(anna.begin("match-two-AA", [linked(50)])).toBe("asked");
    expect(anna.document.totals.rounds).toBe(2);
    expect(anna.continue("match-one-AA", [linked(50)])).toBe("live");
    expect(anna.document.totals.rounds).toBe(2);
  });

  it("goes on after an interruption with what was played elsewhere meanwhile", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(30)]);
    anna.rounds(4);
    anna.document = { ...anna.document, matches: [], aside: asideOf(anna.document) };
    expect(anna.continue("match-one-AA", [linked(60)])).toBe("continued");
    anna.rounds(5);
    anna.stop();
    expect(anna.proof("match-one-AA")).toEqual({ same: 11, different: [], gaps: [], sealed: 11 });
    expect([anna.document.totals.rounds, ownCount(anna.document)]).toEqual([69, 9]);
  });

  it("books on the account what was played here alone", () => {
    const anna = new Playing();
    const before = anna.person;
    anna.begin("match-one-AA", [linked(400)]);
    expect(anna.person).toBe(before);
  });
});

function asideOf({ matches }: PlayerGame) {
  return matches.map((match) => ({ ...match, asideAt: 0 }));
}

describe("when rounds from elsewhere are taken out", () => {
  it("a finished match that knew them cannot be played again, and nothing in it is called different", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)]);
    anna.rounds(5);
    anna.stop();
    anna.unlink();
    expect(anna.proof("match-one-AA")).toEqual({ same: 0, different: [], gaps: ["history-cut"], sealed: 6 });
  });

  it("a match that learns of itself alone is played again all the same", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)], "fortune-teller:prior=none,memory=match");
    anna.rounds(5);
    anna.stop();
    anna.unlink();
    expect(anna.proof("match-one-AA")).toEqual({ same: 6, different: [], gaps: [], sealed: 6 });
  });

  it.each([0, 3])("a live match of %i rounds is set aside and goes on without them", (count) => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)]);
    anna.rounds(count);
    anna.unlink();
    expect(liveMatch(anna.document)).toBeUndefined();
    expect(anna.continue("match-one-AA")).toBe("continued");
    anna.rounds(4);
    anna.stop();
    const state = stateOf(game, anna.document, "match-one-AA") ?? expect.fail("no match");
    expect(turnOf(state.match)).toBe(count + 4);
    expect(anna.proof("match-one-AA")).toMatchObject({ different: [], gaps: ["history-cut"] });
    expect(ownCount(anna.document)).toBe(count + 4);
  });

  it("a match begun afterwards is played again from what was left", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)]);
    anna.rounds(7);
    anna.stop();
    anna.unlink();
    anna.begin("match-two-AA");
    anna.rounds(5);
    anna.stop();
    expect(anna.proof("match-two-AA")).toEqual({ same: 6, different: [], gaps: [], sealed: 6 });
    anna.begin("match-3rd-AA", [linked(90)]);
    anna.rounds(5);
    anna.stop();
    expect(anna.proof("match-3rd-AA")).toEqual({ same: 6, different: [], gaps: [], sealed: 6 });
    expect(anna.proof("match-two-AA")).toEqual({ same: 6, different: [], gaps: [], sealed: 6 });
  });
});
