// What an opponent may lose to a person: it risks only what it has won (docs/studies.md, What it may
// lose).

/** Expected winnings over the secret dice, so that luck does not enter. Points are rounds won less
 * rounds lost. */
export interface Account {
  /** What it may lose from now on, in points: BANK_MIN … BANK_MAX. */
  readonly bank: number;
  /** What it may lose in the first rounds, where a stranger may know every forecast; 0 or more. */
  readonly purse: number;
  /** Rounds booked. */
  readonly rounds: number;
}

const UNITS = 2 ** 40;

/** The account of a strategy in play, for those who keep it elsewhere, or look at it. */
export interface AccountInPlay {
  /** May be set before a choice. */
  account: Account;
  /** By the opponent's move, the expected result of the last draw; undefined once it is booked. */
  readonly results: Float64Array | undefined;
  /** The last draw is played elsewhere, or not at all: it is not booked. */
  release(): void;
}

export const BANK_MAX = 20;
/** Whoever has nothing left may risk so much a round, or it would never win anything back. */
export const BANK_MIN = exact(0.01);

/** What everybody is lent, once. */
export const NEW_ACCOUNT: Account = { bank: 8, purse: 3, rounds: 0 };

/** The account after a round whose expected result was `gained`. */
export function booked({ bank, purse, rounds }: Account, gained: number): Account {
  return {
    bank: Math.min(BANK_MAX, Math.max(BANK_MIN, exact(bank + gained))),
    purse: Math.max(0, exact(purse + gained)),
    rounds: rounds + 1,
  };
}

/** The nearest account that can be: a stored one may be damaged, or of another program. */
export function boundedAccount({ bank, purse, rounds }: Account): Account {
  return {
    bank: Number.isFinite(bank) ? Math.min(BANK_MAX, Math.max(0, bank)) : BANK_MIN,
    purse: Number.isFinite(purse) ? Math.max(0, purse) : 0,
    rounds: Number.isSafeInteger(rounds) ? Math.max(0, rounds) : 0,
  };
}

/** Rounded to multiples that sums do not round again: what is held back and given back is the same. */
export function exact(points: number): number {
  return Math.round(points * UNITS) / UNITS;
}

export function isSameAccount(one: Account, other: Account): boolean {
  return one.bank === other.bank && one.purse === other.purse && one.rounds === other.rounds;
}
