// What is stored of links between accounts, and the personal data of all accounts of one person. Each part stays under
// the identity that created it.

import type { PersonalData } from "../../src/chat/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import {
  type Handshake,
  handleOf,
  handshakeOf,
  NAME_ACROSS,
  type PlayerId,
  removeLink,
  removeTries,
  triesOf,
  writePlayerId,
} from "../../src/people/index.ts";

/** Removed last of all: an interrupted deletion needs it to find the rest of both accounts. */
export function linksData(store: Store): PersonalData {
  return {
    kinds: ["link", "link-of", "link-tries", NAME_ACROSS.name],
    export: async (person) => {
      const shake = await handshakeOf(store, person);
      const tries = await triesOf(store, person);
      const name = await NAME_ACROSS.read(store, writePlayerId(person));
      return {
        ...(shake && { link: exportedLink(shake) }),
        ...(tries && { linkTries: tries }),
        ...(name && { nameAcross: name }),
      };
    },
    remove: async (person) => {
      const removed = [
        await NAME_ACROSS.remove(store, writePlayerId(person)),
        await removeTries(store, person),
        await removeLink(store, person),
      ];
      return removed.some(Boolean);
    },
  };
}

/** The caller learns whose the other account is only once both have confirmed. */
function exportedLink({ link: { state, sides } }: Handshake): object {
  if (state === "linked") return { state, sides };
  return { state, sides: sides.map(({ name, hasConfirmed }) => ({ name, hasConfirmed })) };
}

/** Deletes everything of these identities, last feature first, because consents must go before the rounds they expose.
 * Resolves to whether there was anything; `forget` is called with each identity. */
export async function removeOf(
  store: Store,
  all: readonly PersonalData[],
  identities: readonly (PlayerId & { readonly handle?: string })[],
  forget: (identity: PlayerId) => void,
): Promise<boolean> {
  // Read first, because the handles are removed, too.
  const people = await Promise.all(identities.map((one) => withHandles(store, one)));
  let hasRemoved = false;
  for (const data of all.toReversed())
    for (const one of people) hasRemoved = (await data.remove(one)) || hasRemoved;
  people.forEach(forget);
  return hasRemoved;
}

async function withHandles(store: Store, one: PlayerId & { readonly handle?: string }) {
  const { platform, id, handle } = one;
  const noted = await handleOf(store, one);
  const handles = [...new Set([handle, noted])].filter((name) => name !== undefined);
  return { platform, id, handles };
}
