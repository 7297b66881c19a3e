// What the fortune-teller may lose to a person at a game: it risks only what it has won (docs/studies.md, What it may lose).

/** Expected winnings, averaged over the secret random draws so that luck doesn't count. Points are rounds won minus
 * rounds lost. */
export interface Account {
  /** What the next rounds may lose, in points: 0 … BANK_MAX. */
  readonly bank: number;
  /** What it may lose in the first rounds, when a stranger may know every forecast; 0 or more. */
  readonly purse: number;
  /** The number of rounds booked. */
  readonly rounds: number;
  /** What an empty bank is refilled from, in points; 0 or more. Bank and reserve together are all that it may ever lose
   * from now on: LENT plus everything that it was expected to win. */
  readonly reserve: number;
}

/** The account of a strategy in play. */
export interface AccountInPlay {
  /** May be set before each choice. */
  account: Account;
  /** The expected result of the last draw for each opponent move; undefined once it's booked. */
  readonly results: Float64Array | undefined;
}

export const BANK_MAX = 20;
/** A bank below this is refilled to it from the reserve; otherwise it could never win anything back. */
export const BANK_MIN = 0.01;

/** What everyone is lent, once a game. */
export const NEW_ACCOUNT: Account = { bank: 8, purse: 3, rounds: 0, reserve: 2 };

/** The most points that anyone can ever be expected to be ahead by: everything that was lent. */
export const LENT = NEW_ACCOUNT.bank + NEW_ACCOUNT.reserve;

/** Returns the account after a round whose expected result was `gained`, at least -bank. Bank and reserve together
 * change by exactly that amount: what exceeds the bank's maximum goes to the reserve, and refills come from there. */
export function booked({ bank, purse, rounds, reserve }: Account, gained: number): Account {
  const before = bank + gained;
  const surplus = Math.max(0, before - BANK_MAX);
  const lift = Math.min(Math.max(0, BANK_MIN - before), reserve);
  return {
    bank: Math.max(0, before - surplus + lift),
    purse: Math.max(0, purse + gained),
    rounds: rounds + 1,
    reserve: reserve + surplus - lift,
  };
}

const NOTHING = 1e-9;

/** Whether nothing is left to lose, so that it plays at random from now on. */
export function isExpired({ bank, reserve }: Account): boolean {
  return bank + reserve < NOTHING;
}
