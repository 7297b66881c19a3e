// Every registered strategy meets the strategy contract.

import { describe, expect, it } from "vitest";
import { families, parseStrategy } from "../../../src/core/strategies/index.ts";
import { strategyContract } from "../../contracts/strategy-contract.ts";

/** A strategy, and the games that it's tried at; all of these if absent. */
type Case = readonly [spec: string, games?: string];
const EVERY = "oddeven rps rpsls rps-101";

const BEATING_CONSTANT: readonly Case[] = [
  ["fortune-teller"],
  ["fortune-teller:prior=none", "rps"],
  ["wildcard", "oddeven rps"],
  ["wildcard:context=7", "rpsls rps-7"],
  ["wildcard:context=64,decay=0.98,reply=value", "rps rpsls"],
  ["wildcard:context=33,base=2.5", "rps rps-101"],
  ["always-counter"],
  ["win-stay-lose-shift", "oddeven"],
  ["after-result:won=0,drawn=2,lost=1", "oddeven rps"],
  ["frequency"],
  ["frequency:decay=0.9,reply=value"],
  ["markov"],
  ["mupn"],
  ["daemons", "rps-101"],
  ["daemons:largest=2,smallest=2,guesses=1,context=machine,ties=first"],
  ["experts"],
  ["experts:mixing=logistic"],
  ["experts:mixing=vote"],
  ["experts:mixing=ppm"],
  ["experts:mixing=ppm,depth=8,decay=1", "rps"],
  ["experts:mixing=tree"],
  ["experts:mixing=bayes"],
  ["experts:mixing=bayes,depth=8,decay=0.5,reply=likeliest", "rps"],
  ["history-match"],
  ["second-guess"],
  ["iocaine", "oddeven rps rpsls"],
  ["iocaine:horizons=3,decay=0.9", "rps rps-9"],
];

/** They learn nothing, never change course, draw, shift at random until they win, keep exploring on purpose, or need more
 * than 100 rounds. */
const OTHERS: readonly Case[] = [
  ["mirror"],
  ["random"],
  ["constant"],
  ["constant:move=2", "rps rpsls"],
  ["rotation"],
  ["anti-rotation"],
  ["copy"],
  ["always-counter-self"],
  ["win-stay-lose-shift:draw=stay"],
  ["after-result"],
  ["markov:order=1,side=own,decay=0.95,reply=value"],
  ["markov:order=6,study=true,boost=0.1", "rps rpsls"],
  ["markov:order=8,side=both"],
  ["mupn:order=5,side=both"],
  ["supp"],
  ["supp:order=7,epsilon=0.95", "rpsls rps-101"],
  ["mksu"],
  ["mksu:study=true", "rps rpsls"],
  ["mkia"],
  ["daemons", "oddeven rps rpsls"],
  ["daemons:largest=8,smallest=2,eps=0.5", "oddeven"],
  ["shannon", "oddeven"],
  ["seer", "oddeven"],
];

const cases = (all: readonly Case[], beatsConstant: boolean) =>
  all.map(([spec, games = EVERY]) => ({ spec, games: games.split(" "), beatsConstant }));

describe.each([...cases(BEATING_CONSTANT, true), ...cases(OTHERS, false)])("$spec", strategyContract);

it("no family is without the contract tests", () => {
  const tested = new Set([...BEATING_CONSTANT, ...OTHERS].map(([spec]) => parseStrategy(spec).family));
  expect(new Set(families)).toEqual(tested);
});
