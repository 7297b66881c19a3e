// What an opponent may lose to a person: it risks only what it has won (docs/studies.md, What it may
// lose).

/** Expected winnings over the secret dice, so that luck does not enter. Points are rounds won less
 * rounds lost. */
export interface Account {
  /** What the next rounds may lose, in points: 0 … BANK_MAX. */
  readonly bank: number;
  /** What an empty bank is lifted from, in points; 0 or more. Bank and reserve together are what it may
   * lose from now on, for ever: LENT and all that it was expected to win. */
  readonly reserve: number;
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
/** An emptier bank is lifted to this from the reserve, or it would never win anything back. */
export const BANK_MIN = exact(0.01);

/** Whether an account can have become another one by `played` rounds that are not known: each changes its
 * points by one at most. */
export function canBecome(before: Account, after: Account, played: number): boolean {
  if (after.rounds !== before.rounds + played || played < 0) return false;
  if (played === 0) return isSameAccount(before, after);
  const reach = played * (1 + BANK_MIN);
  const { rounds: _booked, ...points } = before;
  const names = Object.keys(points) as (keyof typeof points)[];
  return names.every((name) => Math.abs(after[name] - before[name]) <= reach);
}

/** What everybody is lent, once. */
export const NEW_ACCOUNT: Account = { bank: 8, reserve: 2, purse: 3, rounds: 0 };

/** Points that nobody is ever expected to be further ahead by: all that was lent. */
export const LENT = NEW_ACCOUNT.bank + NEW_ACCOUNT.reserve;

/** The account after a round whose expected result was `gained`, at least -bank. Bank and reserve
 * together change by exactly that: what the bank cannot hold goes to the reserve, and what lifts it
 * comes from there. */
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

/** Whether nothing is left that may be lost: it plays at random from now on. */
export function isSpent({ bank, reserve }: Account): boolean {
  return bank === 0 && reserve === 0;
}

/** The nearest account that can be: a stored one may be damaged, or of another program. What is no
 * number is nothing, since a damaged account must not lend anew. */
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

/** What is left of it for the next move: points that other sealed moves may cost are not there to be lost
 * again. */
export function available(account: Account, held: number): Account {
  return { ...account, bank: Math.max(0, account.bank - held) };
}

/** Rounded to multiples that sums do not round again: what is held back and given back is the same. */
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
