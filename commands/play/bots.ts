// Who chooses the bot's moves: strategies that are kept ready between presses, or someone's file in the sandbox.

import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { NextMove } from "../../src/arena/sandbox/orders.ts";
import type { Sandbox } from "../../src/arena/sandbox/sandbox.ts";
import type { MatrixGame } from "../../src/core/games/matrix-game.ts";
import { Bot, type Decision } from "../../src/core/matches/bot.ts";
import { diceOf } from "../../src/core/proof/match.ts";
import { type Account, BANK_MAX, CAREFUL_ROUNDS } from "../../src/core/strategies/bases/bank.ts";
import { isSandboxed } from "../../src/core/strategies/family.ts";
import { isPlayable, parseStrategy, showsInside } from "../../src/core/strategies/registry.ts";
import { withoutLast } from "../../src/people/rounds/packed-rounds.ts";
import {
  type Ending,
  expectedIn,
  type KnownRounds,
  knownIn,
  type Match,
  turnOf,
} from "../../src/people/rounds/predictor.ts";
import { MATCH_ROUNDS_MAX } from "../kit/length.ts";
import { isRanking, keyOf, type MatchState, type Opponent, roundsOf } from "./rules.ts";

/** A strategy that isn't kept is fed the newest rounds; older ones hardly change what it does. */
const FED_MAX = 1_000;
/** Rounds fed without letting other events in between: a few milliseconds. */
const SLICE = 50;
const MB = 2 ** 20;
const MEMORY_MB_USUAL = 256;
/** The rest is for what the garbage collector hasn't freed yet. */
const SHARE_KEPT = 1 / 2;

/** What opponents that aren't ranked may lose: all that they play for. */
const RICH: Account = { bank: BANK_MAX, purse: BANK_MAX, rounds: CAREFUL_ROUNDS, reserve: 0 };

/** The opponent can't choose a next move, which ends the match. */
interface OpponentGone {
  readonly gone: Extract<Ending, "forfeited" | "withdrawn">;
  /** Line and column of the failure in its file. */
  readonly brokeAt?: [number, number] | undefined;
}

/** A move. `keep`: to be called once it's stored, so that the strategy is at hand for the next one. */
export interface Chosen {
  readonly decision: Decision | OpponentGone;
  keep?(): void;
}

/** What a move that takes longer was prepared with: a strategy and its name, or what a file answered to a question. */
export type Prepared =
  | { readonly name: string; readonly bot: Bot }
  | { readonly asked: string; readonly decision: Decision | OpponentGone };

export interface BotsOptions {
  /** Limits the memory of kept strategies, in megabytes. */
  readonly memoryMb?: number;
  /** Plays opponents written by others; default: there are none. */
  readonly sandbox?: Pick<Sandbox, "next">;
}

export class Bots {
  readonly #kept: LRUCache<string, Bot>;
  readonly #sandbox: Pick<Sandbox, "next"> | undefined;

  constructor({ memoryMb = MEMORY_MB_USUAL, sandbox }: BotsOptions) {
    this.#kept = new LRUCache({
      maxSize: Math.max(1, Math.floor(memoryMb * MB * SHARE_KEPT)),
      sizeCalculation: (bot) => bot.bytes,
    });
    this.#sandbox = sandbox;
  }

  /** How many are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** The match's next move; undefined if that takes longer: `prepare` it, then ask again. `person`: the document's id. */
  choose(person: string, state: MatchState, prepared?: Prepared): Chosen | undefined {
    const { game, document, match } = state;
    if (isSandboxed(match.opponent)) {
      const isAnswer = prepared && "asked" in prepared && prepared.asked === questionOf(match);
      return isAnswer ? { decision: prepared.decision } : undefined;
    }
    const key = keyOf(game, match);
    if (document.learns === false && state.opponent?.lifetime !== undefined)
      return { decision: { move: diceOf(key).below(game.size), expected: undefined } };
    const known = knownIn(game, document, match, state.opponent?.lifetime);
    const name = nameOf(person, state, known);
    const given = prepared && "bot" in prepared && prepared.name === name ? prepared.bot : undefined;
    const bot = this.#take(name, game, match.opponent, known, given);
    const { length } = known.rounds.person;
    if (known.before + length - bot.seen > SLICE) return undefined;
    bot.feed(known.rounds, bot.seen - known.before);
    return { decision: decisionOf(bot, key, state), keep: () => void this.#kept.set(name, bot) };
  }

  /** Feeds the match's opponent all rounds that it may know but the last, while other events go on; asks a file for its
   * move. */
  async prepare(person: string, state: MatchState): Promise<Prepared> {
    const { game, document, match, opponent } = state;
    if (isSandboxed(match.opponent)) return this.#ask(state);
    const { rounds, ...known } = knownIn(game, document, match, opponent?.lifetime);
    const before = { ...known, rounds: withoutLast(rounds) };
    const name = nameOf(person, state, known);
    const bot = this.#take(name, game, match.opponent, before);
    await feedInSlices(bot, before);
    return { name, bot };
  }

  /** A strategy that has seen all of these rounds, to look at. `name`: see `nameOf`. */
  async look(name: string, game: MatrixGame, opponent: string, known: KnownRounds): Promise<Bot> {
    const bot = this.#take(name, game, opponent, known);
    await feedInSlices(bot, known);
    this.#kept.set(name, bot);
    return bot;
  }

  /** What the opponent based its move on in the match's last round. Undefined if it has no table to show, or if it
   * would decide differently now. */
  async lastDecision({ game, document, match, opponent }: MatchState): Promise<Decision | undefined> {
    const turn = turnOf(match);
    if (!opponent || turn === 0 || !showsInside(match.opponent, game)) return undefined;
    const { rounds, ...known } = knownIn(game, document, match, opponent?.lifetime);
    const before = withoutLast(rounds);
    const bot = newBot(game, match.opponent, { ...known, rounds: before });
    await feedInSlices(bot, { ...known, rounds: before });
    const decision = bot.choose(keyOf(game, match, turn - 1), RICH, true);
    const isSame =
      decision.move === roundsOf(game, match).bot.at(-1) && decision.expected === expectedIn(match);
    return isSame ? decision : undefined;
  }

  /** Lets go of all strategies whose name begins so. */
  drop(prefix: string): void {
    for (const name of [...this.#kept.keys()]) if (name.startsWith(prefix)) this.#kept.delete(name);
  }

  /** The strategy by that name, which isn't kept until it's put back; a new one if it has seen other rounds. */
  #take(name: string, game: MatrixGame, opponent: string, known: KnownRounds, given?: Bot): Bot {
    const kept = given ?? this.#kept.get(name);
    this.#kept.delete(name);
    const fits = kept && kept.seen >= known.before && kept.seen <= known.before + known.rounds.person.length;
    return fits ? kept : newBot(game, opponent, known);
  }

  async #ask({ game, match }: MatchState): Promise<Prepared> {
    const rounds = roundsOf(game, match);
    const next: NextMove = (await this.#sandbox?.next({
      strategy: match.opponent,
      game: game.id,
      side: "bot",
      rounds: MATCH_ROUNDS_MAX,
      // The file plays all rounds again, so its dice may not change from one to the next.
      seed: keyOf(game, match, 0),
      own: rounds.bot,
      opponent: rounds.person,
    })) ?? { withdrawn: true };
    return { asked: questionOf(match), decision: answered(next) };
  }
}

/** How a strategy plays; undefined if the program doesn't have it, or it doesn't play the game. */
export function opponentOf(game: MatrixGame, id: string): Opponent | undefined {
  if (!isPlayable(id, game)) return undefined;
  const { family, values } = parseStrategy(id);
  return { lifetime: family.modelLifetime?.(values), playsBy: family.playsBy };
}

/** The name of a strategy that may know these rounds; without a state, the beginning of all of a person's. */
export function nameOf(
  person: string,
  state?: Pick<MatchState, "document"> & { readonly match: Pick<Match, "id" | "opponent"> },
  known?: Pick<KnownRounds, "isMatchOnly">,
): string {
  if (!state) return `${person}|`;
  const of = known?.isMatchOnly ? state.match.id : state.document.since;
  return `${person}|${state.match.opponent}|${of}`;
}

function newBot(game: MatrixGame, opponent: string, { before, rounds }: KnownRounds): Bot {
  return new Bot(game, opponent, before + Math.max(0, rounds.person.length - FED_MAX));
}

async function feedInSlices(bot: Bot, { before, rounds }: KnownRounds): Promise<void> {
  const { length } = rounds.person;
  for (let at = bot.seen - before; at < length; at += SLICE) {
    bot.feed(rounds, at, Math.min(length, at + SLICE));
    await setImmediate();
  }
}

function decisionOf(bot: Bot, key: Uint8Array, { document, match }: MatchState): Decision {
  if (isRanking(match)) return bot.choose(key, document.account);
  const { results: _notBooked, ...decision } = bot.choose(key, RICH);
  return decision;
}

function questionOf({ id, rounds }: Match): string {
  return `${id}|${rounds.packed}|${rounds.rounds}`;
}

function answered(next: NextMove): Decision | OpponentGone {
  if ("move" in next) return { move: next.move, expected: undefined };
  if ("withdrawn" in next) return { gone: "withdrawn" };
  const { at } = next.broken;
  return { gone: "forfeited", brokeAt: at && [at.line, at.column] };
}
