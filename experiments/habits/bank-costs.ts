// What the bank costs at odd-even, and what other rules of staking the same loan would: how much of it is inherent.

import { type Move, oddEven } from "../../src/core/games/index.ts";
import { type Estimate, sum } from "../../src/core/statistics.ts";
import { type Account, booked, NEW_ACCOUNT } from "../../src/core/strategies/index.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";

/** One person's moves, and the probability of move 1 that was forecast for each. */
export interface Foretold {
  readonly person: readonly Move[];
  readonly ones: readonly number[];
}

interface Rule {
  readonly name: string;
  /** How much the bet grows with the expected result; 1/2 in the program. */
  readonly slope?: number;
  /** How many of the first rounds stake the purse alone; 10 in the program. */
  readonly careful?: number;
  /** What the bank starts with; 8 in the program. */
  readonly bank?: number;
  /** Whether lost points come back at once, as if the loan had no end. */
  readonly isEndless?: true;
}

/** The first is the program's. */
const RULES: readonly [Rule, ...Rule[]] = [
  { name: "as played" },
  { name: "slope 1", slope: 1 },
  { name: "slope 2", slope: 2 },
  { name: "all that it has", slope: 1e9 },
  { name: "no careful rounds", careful: 0 },
  { name: "no careful rounds, slope 1", careful: 0, slope: 1 },
  { name: "a loan of 20", bank: 20 },
  { name: "a loan without end", bank: 20, isEndless: true },
];

export interface BankCost {
  readonly rule: string;
  readonly score: Estimate;
  /** The score of always playing the likelier move, minus this one, person by person. */
  readonly cost: Estimate;
  readonly earlyCost: Estimate;
}

const EARLY_ROUNDS = 10;

/** The cost of every rule against these people, expected over the secret draws. */
export function bankCosts(people: readonly Foretold[]): readonly BankCost[] {
  return RULES.map((rule) => {
    const results = people.map((one) => resultsWith(rule, one));
    const difference = (to: number): Estimate =>
      clusteredMean(
        people.map((one, index) => {
          const lost = pureResults(one).map((pure, round) => pure - (results[index]?.[round] as number));
          return { sum: sum(lost.slice(0, to)), count: Math.min(to, lost.length) };
        }),
      );
    return {
      rule: rule.name,
      score: clusteredMean(results.map((all) => ({ sum: sum(all), count: all.length }))),
      cost: difference(Number.POSITIVE_INFINITY),
      earlyCost: difference(EARLY_ROUNDS),
    };
  });
}

/** The expected results of the program's own rule, round by round. */
export function resultsAsPlayed(person: Foretold): readonly number[] {
  return resultsWith(RULES[0], person);
}

function pureResults({ person, ones }: Foretold): readonly number[] {
  return person.map((move, round) => signOf(ones[round] as number, move));
}

/** 1 if the likelier move came, -1 if the other did, 0 if neither is likelier. */
function signOf(one: number, move: Move): number {
  return Math.sign(one - 0.5) * oddEven.result("bot", 1, move);
}

/** At two moves a stake is one number: the points at risk, which are also those to be won. */
function resultsWith({ slope = 1 / 2, careful = 10, bank, isEndless }: Rule, told: Foretold): number[] {
  const start: Account = { ...NEW_ACCOUNT, bank: bank ?? NEW_ACCOUNT.bank };
  let account = start;
  return told.person.map((move, round) => {
    const one = told.ones[round] as number;
    const bold = 2 * slope * account.bank * Math.max(1, account.bank / 4) * Math.abs(2 * one - 1);
    const wanted = round < careful ? account.purse / 4 : bold;
    const result = Math.min(1, account.bank, wanted) * signOf(one, move);
    account = booked(account, result);
    if (isEndless) account = { ...account, bank: start.bank };
    return result;
  });
}
