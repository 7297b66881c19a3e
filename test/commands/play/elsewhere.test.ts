// A match whose opponent knows rounds from elsewhere: it starts, is proved, is interrupted, and goes on after those
// rounds were removed.

import { describe, expect, it } from "vitest";
import { continueMatch, startAsked, startOrAsk } from "../../../commands/play/state/continue.ts";
import {
  allMatches,
  matchRounds,
  nextMoveInput,
  play,
  sealMove,
  stop,
} from "../../../commands/play/state/play.ts";
import { stateOf } from "../../../commands/play/state/stored-matches.ts";
import { openTranscript } from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { decide } from "../../../src/core/matches/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { available, booked } from "../../../src/core/strategies/index.ts";
import { recomputeMoves } from "../../../src/core/verify/index.ts";
import {
  changedLog,
  type FromElsewhere,
  firstStored,
  knownHistory,
  liveMatch,
  MODEL_CHANGES,
  NEW_PERSON_ACCOUNT,
  NEW_PLAYER_GAME,
  nextDecision,
  ownCount,
  PLAYER_GAME,
  type PlayerGame,
  sealedResults,
  seedOf,
  stakeFor,
  transcriptOfMatch,
  turnOf,
  withoutElsewhere,
} from "../../../src/people/index.ts";
import { stretchesOf } from "../../../src/people/rounds/segments.ts";
import { roundsBy, stubborn } from "../kit/histories.ts";
import { testBinding } from "./binding.ts";

const game = matrixGame("rps") as MatrixGame;
const binding = testBinding(250);
const OWN_MEMORY = "fortune-teller:prior=none,memory=match";
const LINK = "link:telegram:2";

const linked = (total: number): FromElsewhere => ({
  ...{ key: LINK, total, rounds: roundsBy(game, stubborn, total, 3) },
});

/** A person who plays one match after another. */
class Playing {
  document: PlayerGame = NEW_PLAYER_GAME;
  person = NEW_PERSON_ACCOUNT;
  readonly #random: RandomSource;
  #events = 0;

  constructor(seed = 11) {
    this.#random = seededRandom(seed);
  }

  begin(id: string, elsewhere: readonly FromElsewhere[] = [], opponent = "fortune-teller"): string {
    const wanted = { id, opponent, length: "endless", locale: "en" };
    const step = startOrAsk(game, this.document, wanted, { now: 0, binding, elsewhere });
    if (step.next) this.#seal(step.next);
    return step.result;
  }

  /** Starts the requested match; pauses the open one. */
  startAsked(id: string, elsewhere: readonly FromElsewhere[]): void {
    const step = startAsked(game, this.document, id, { now: 0, binding, elsewhere });
    this.#seal(step.next ?? expect.fail(step.result));
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

  /** That many rounds that were learned, then as many with a frozen model. */
  roundsAndFrozen(count: number): void {
    this.rounds(count);
    this.document = changedLog(this.document, "freeze") ?? expect.fail("frozen already");
    this.rounds(count);
  }

  stop(): void {
    const id = liveMatch(this.document)?.id ?? "";
    this.document = stop(this.document, id, "stopped") ?? expect.fail("no live match");
  }

  unlink(isTaken = (_key: string) => true): void {
    this.document = withoutElsewhere(game, this.document, isTaken, 0);
  }

  /** What its proof finds when the match's opponent is replayed. */
  proof(id: string, isGiven = true) {
    const state = stateOf(game, this.document, id) ?? expect.fail("no such match");
    const rounds = matchRounds(state) ?? expect.fail("no rounds");
    const course = transcriptOfMatch(game, state.match, rounds);
    const { seals, chain } = openTranscript(course);
    expect(chain).toBe(state.match.chain);
    const history = isGiven ? knownHistory(game, this.document) : undefined;
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

describe("a match with imported rounds", () => {
  it("imports them at the start, and can be replayed from them", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(120)]);
    expect([anna.document.totals.rounds, ownCount(anna.document)]).toEqual([120, 0]);
    anna.rounds(6);
    anna.stop();
    expect(anna.proof("match-one-AA")).toEqual({ same: 7, different: [], gaps: [], sealed: 7 });
    expect(anna.document.totals).toMatchObject({ rounds: 126 });
    expect(ownCount(anna.document)).toBe(6);
  });

  it("asks before interrupting another match, and imports nothing meanwhile", () => {
    const anna = new Playing();
    anna.begin("match-one-AA");
    anna.rounds(2);
    expect(anna.begin("match-two-AA", [linked(50)])).toBe("asked");
    expect(anna.document.totals.rounds).toBe(2);
    expect(anna.continue("match-one-AA", [linked(50)])).toBe("live");
    expect(anna.document.totals.rounds).toBe(2);
  });

  it("resumes with the rounds played elsewhere meanwhile", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(30)]);
    anna.rounds(4);
    anna.document = { ...anna.document, matches: [], paused: pausedOf(anna.document) };
    expect(anna.continue("match-one-AA", [linked(60)])).toBe("continued");
    anna.rounds(5);
    anna.stop();
    expect(anna.proof("match-one-AA")).toEqual({ same: 11, different: [], gaps: [], sealed: 11 });
    expect([anna.document.totals.rounds, ownCount(anna.document)]).toEqual([69, 9]);
  });

  it("charges only rounds played here to the budget", () => {
    const anna = new Playing();
    const before = anna.person;
    anna.begin("match-one-AA", [linked(400)]);
    expect(anna.person).toBe(before);
  });
});

function pausedOf({ matches }: PlayerGame) {
  return matches.map((match) => ({ ...match, pausedAt: 0 }));
}

describe("the removal of imported rounds", () => {
  it("makes a finished match unreplayable, without reporting a mismatch", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)]);
    anna.rounds(5);
    anna.stop();
    anna.unlink();
    expect(anna.proof("match-one-AA")).toEqual({ same: 0, different: [], gaps: ["history-cut"], sealed: 6 });
  });

  it("still replays a match that learns only from itself", () => {
    const anna = new Playing();
    anna.begin("match-one-AA", [linked(40)], OWN_MEMORY);
    anna.rounds(5);
    anna.stop();
    anna.unlink();
    expect(anna.proof("match-one-AA")).toEqual({ same: 6, different: [], gaps: [], sealed: 6 });
  });

  it.each([
    [true, "history-cut"],
    [false, "no-history"],
  ])("reports no mismatch in a match with partial memory (export: %s)", (isGiven, gap) => {
    const anna = new Playing(1);
    anna.begin("match-one-AA", [linked(40)], OWN_MEMORY);
    anna.roundsAndFrozen(4);
    anna.unlink();
    anna.continue("match-one-AA");
    anna.rounds(6);
    anna.stop();
    expect(anna.proof("match-one-AA", isGiven)).toEqual({ same: 9, different: [], gaps: [gap], sealed: 16 });
  });

  it.each([
    [true, 240],
    [false, 0],
  ])("still replays an interrupted match (export: %s, %i rounds before)", (isGiven, before) => {
    const anna = new Playing(1);
    anna.begin("match-one-AA", [], "copy");
    anna.rounds(before);
    anna.stop();
    anna.begin("match-two-AA", [], OWN_MEMORY);
    anna.roundsAndFrozen(4);
    anna.begin("match-3rd-AA", [], "copy");
    anna.startAsked("match-3rd-AA", []);
    anna.rounds(30);
    anna.continue("match-two-AA");
    anna.rounds(6);
    anna.stop();
    expect(firstStored(anna.document) > 0).toBe(isGiven);
    expect(anna.proof("match-two-AA", isGiven)).toEqual({ same: 16, different: [], gaps: [], sealed: 16 });
  });

  it.each([0, 3])("pauses an open match of %i rounds, which then goes on without them", (count) => {
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

  it("replays a later match from the remaining rounds", () => {
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

const OPPONENTS = ["fortune-teller", "wildcard", "mixing"];

/** One of: a match starts, goes on or ends; more becomes known from elsewhere, or is withdrawn; a model changes. */
function happening(anna: Playing, known: Map<string, number>, random: RandomSource, id: string): void {
  const { paused = [] } = anna.document;
  const from = [...known].map(([key, total]) => ({ ...linked(total), key }));
  const [luck, which] = [random.below(14), random.below(12)];
  const key = [LINK, "duel:discord:1"][which % 2] ?? LINK;
  const waiting = paused[which % Math.max(1, paused.length)];
  const change = MODEL_CHANGES[which % MODEL_CHANGES.length] ?? "reset";
  if (!liveMatch(anna.document) || luck < 2) {
    if (anna.begin(id, from, OPPONENTS[which % 3]) === "asked") anna.startAsked(id, from);
  } else if (luck < 4 && waiting) anna.continue(waiting.id, from);
  else if (luck === 4) anna.stop();
  else if (luck === 5) known.set(key, (known.get(key) ?? 0) + 2 * which);
  else if (luck === 6 && known.delete(key)) anna.unlink((one) => one === key);
  else if (luck === 7) anna.document = changedLog(anna.document, change) ?? anna.document;
  else anna.rounds(1 + (which % 6));
}

it.each([1, 2])("keeps all matches of person %i complete in the log and replayable", (seed) => {
  const [anna, random, known] = [new Playing(seed), seededRandom(seed), new Map<string, number>()];
  let again = 0;
  for (let step = 0; step < 200; step++) {
    happening(anna, known, random, `match-${step}`);
    anna.document = PLAYER_GAME.parse(PLAYER_GAME.encode?.(anna.document));
    if (step % 5 > 0) continue;
    for (const { id } of allMatches(anna.document)) {
      const stretches = stretchesOf(anna.document, id);
      const bounds = stretches.flat().slice(0, -1);
      expect(new Set(bounds).size).toBe(bounds.length);
      if (stretches.some(([from]) => from < firstStored(anna.document))) continue;
      const { same, different, gaps } = anna.proof(id);
      expect([different, gaps.filter((why) => why !== "history-cut")]).toEqual([[], []]);
      again += same;
    }
  }
  expect([again > 500, firstStored(anna.document) > 0]).toEqual([true, true]);
});
