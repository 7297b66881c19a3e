// What an opponent may lose to a person: it risks only what it has won (docs/studies.md, What it may lose).

/** Expected winnings, averaged over the secret random draws so that luck doesn't count. Points are rounds won minus
 * rounds lost. */
export interface Account {
  /** What the next rounds may lose, in points: 0 … BANK_MAX. */
  readonly bank: number;
  /** What an empty bank is refilled from, in points; 0 or more. Bank and reserve together are all that it may ever lose
   * from now on: LENT plus everything that it was expected to win. */
  readonly reserve: number;
  /** What it may lose in the first rounds, when a stranger may know every forecast; 0 or more. */
  readonly purse: number;
  /** The number of rounds booked. */
  readonly rounds: number;
}

const UNITS = 2 ** 40;

/** The account of a strategy in play, for callers that store or inspect it. */
export interface AccountInPlay {
  /** May be set before each choice. */
  account: Account;
  /** The expected result of the last draw for each opponent move; undefined once it's booked. */
  readonly results: Float64Array | undefined;
  /** Discards the last draw without booking it, because it's played elsewhere or not at all. */
  release(): void;
}

export const BANK_MAX = 20;
/** A bank below this is refilled to it from the reserve; otherwise it could never win anything back. */
export const BANK_MIN = exact(0.01);

/** Whether one account can have become the other through `played` unknown rounds: each changes its points by at most
 * one. */
export function canBecome(before: Account, after: Account, played: number): boolean {
  if (after.rounds !== before.rounds + played || played < 0) return false;
  if (played === 0) return isSameAccount(before, after);
  const reach = played * (1 + BANK_MIN);
  const { rounds: _booked, ...points } = before;
  const names = Object.keys(points) as (keyof typeof points)[];
  return names.every((name) => Math.abs(after[name] - before[name]) <= reach);
}

/** What everyone is lent, once. */
export const NEW_ACCOUNT: Account = { bank: 8, reserve: 2, purse: 3, rounds: 0 };

/** The most points that anyone can ever be expected to be ahead by: everything that was lent. */
export const LENT = NEW_ACCOUNT.bank + NEW_ACCOUNT.reserve;

/** Returns the account after a round whose expected result was `gained`, at least -bank. Bank and reserve together
 * change by exactly that amount: what exceeds the bank's maximum goes to the reserve, and refills come from there. */
export function booked({ bank, reserve, purse, rounds }: Account, gained: number): Account {
  const before = exact(bank + gained);
  const surplus = Math.max(0, before - BANK_MAX);
  const lift = Math.min(Math.max(0, BANK_MIN - before), reserve);
  return {
    bank: Math.max(0, before - surplus + lift),
    reserve: exact(reserve + surplus - lift),
    purse: Math.max(0, exact(purse + gained)),
    rounds: rounds + 1,
  };
}

/** Whether nothing is left to lose, so that it plays at random from now on. */
export function isExpired({ bank, reserve }: Account): boolean {
  return bank === 0 && reserve === 0;
}

/** Returns the nearest valid account, because a stored one may be damaged or from a different version. Anything that
 * isn't a number becomes 0, so that a damaged account isn't lent a second time. */
export function boundedAccount({ bank, reserve, purse, rounds }: Account): Account {
  return {
    bank: Math.min(BANK_MAX, atLeast0(bank)),
    reserve: atLeast0(reserve),
    purse: atLeast0(purse),
    rounds: Number.isSafeInteger(rounds) ? Math.max(0, rounds) : 0,
  };
}

function atLeast0(points: number): number {
  return Number.isFinite(points) ? Math.max(0, points) : 0;
}

/** Returns what's left for the next move: points that other sealed moves may cost can't be risked twice. */
export function available(account: Account, held: number): Account {
  return { ...account, bank: Math.max(0, account.bank - held) };
}

/** Rounds to multiples that add up without rounding errors, so points held back and returned are the same. */
export function exact(points: number): number {
  return Math.round(points * UNITS) / UNITS;
}

export function isSameAccount(one: Account, other: Account): boolean {
  return (
    one.bank === other.bank &&
    one.reserve === other.reserve &&
    one.purse === other.purse &&
    one.rounds === other.rounds
  );
}
