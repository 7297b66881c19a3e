// What the bot may lose to a person, across all games: one account, written by the update that counts the round. See
// src/core/strategies/bank.

import { z } from "zod";
import { accountNumbers } from "../../core/fairness/transcript.ts";
import { booked, boundedAccount, isSameAccount, NEW_ACCOUNT } from "../../core/strategies/bank/account.ts";
import type { Account } from "../../core/strategies/index.ts";
import { documentKind } from "../../infra/document-kind.ts";

/** `bank`, `purse`, `rounds`, `reserve`; impossible values are brought into range, with a process warning. */
export const storedAccount = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .transform(([bank, purse, rounds, reserve]): Account => {
    const account = { bank, reserve, purse, rounds };
    const bounded = boundedAccount(account);
    if (!isSameAccount(bounded, account))
      process.emitWarning(`An account was out of range (${inWords(account)})`, {
        code: "GADALKA_ACCOUNT",
        detail: `It goes on with ${inWords(bounded)}.`,
      });
    return bounded;
  });

function inWords({ bank, reserve, purse, rounds }: Account): string {
  return `bank ${bank}, reserve ${reserve}, purse ${purse}, rounds ${rounds}`;
}

/** A person's account. */
export interface PersonAccount {
  readonly account: Account;
  /** By game id, what sealed but unplayed moves may cost. */
  readonly held: Readonly<Record<string, number>>;
}

const stored = z
  .strictObject({ account: storedAccount, held: z.record(z.string(), z.number().nonnegative()).optional() })
  .transform(({ account, held = {} }): PersonAccount => ({ account, held }));

/** One per person, under `writePlayerId`. A person without one starts with the standard credit. */
export const ACCOUNT = documentKind<PersonAccount>({
  name: "account",
  losable: ["held.*"],
  parse: (value) => stored.parse(value),
  encode: ({ account, held }) => ({
    account: accountNumbers(account),
    ...(Object.keys(held).length > 0 && { held }),
  }),
});

export const NEW_PERSON_ACCOUNT: PersonAccount = { account: NEW_ACCOUNT, held: {} };

/** The account after a round with this expected result; unchanged without one. */
export function withBooked(person: PersonAccount, gained: number | undefined): PersonAccount {
  return gained === undefined ? person : { ...person, account: booked(person.account, gained) };
}

/** Sets what a game's sealed moves may cost from now on. */
export function withHeld({ account, held }: PersonAccount, gameId: string, points: number): PersonAccount {
  const { [gameId]: _before, ...others } = held;
  return { account, held: points > 0 ? { ...others, [gameId]: points } : others };
}

/** What all sealed moves may cost. */
export function heldIn(held: PersonAccount["held"]): number {
  return Object.values(held).reduce((sum, points) => sum + points, 0);
}

export function isSamePersonAccount(one: PersonAccount, other: PersonAccount): boolean {
  return isSameAccount(one.account, other.account) && JSON.stringify(one.held) === JSON.stringify(other.held);
}
