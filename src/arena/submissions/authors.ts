// The owners who submitted files, so that no one has to scan all registrations for them.

import type { Store } from "../../infra/store/index.ts";
import { claimedOf, type Listed, type Registration } from "./registration.ts";

const AUTHORS_MAX = 10_000;
/** Lists read at a time. */
const AT_ONCE = 100;

/** A name that refers to a file, and its owner (`platform:id`). */
export interface FileRegistration extends Registration {
  readonly file: NonNullable<Registration["file"]>;
  readonly owner: string;
}

/** Records an author, before the first of their files is stored. `at`: Unix ms. */
export function noteAuthor(store: Store, owner: string, at: number): Promise<void> {
  return authorsOf(store).set(owner, 0 - at);
}

export function forgetAuthor(store: Store, owner: string): Promise<boolean> {
  return authorsOf(store).remove(owner);
}

/** All names that refer to files; grouped by author, in arbitrary order. */
export async function fileRegistrations(store: Store): Promise<readonly FileRegistration[]> {
  const owners = (await authorsOf(store).top(AUTHORS_MAX)).map(({ member }) => member);
  const found: FileRegistration[] = [];
  for (let at = 0; at < owners.length; at += AT_ONCE) {
    const some = owners.slice(at, at + AT_ONCE);
    const lists = await Promise.all(some.map((owner) => claimedOf(store, owner)));
    found.push(...lists.flatMap((list, index) => filesIn(list ?? [], some[index] as string)));
  }
  return found;
}

function filesIn(list: readonly Listed[], owner: string): FileRegistration[] {
  return list.flatMap(({ claim: _claim, pending: _pending, file, ...one }) =>
    file ? [{ ...one, file, owner }] : [],
  );
}

function authorsOf(store: Store) {
  return store.board(`strategy-authors`);
}
