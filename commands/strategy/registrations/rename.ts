// A registration gets another name, under the same claim: at every moment one of the two names is valid, and a crash
// leaves a free name and nothing else.

import { type Claimed, claimedOf, LIST, type Listed, NAME } from "../../../src/arena/made/index.ts";
import type { Speaker } from "../../../src/chat/index.ts";
import { isApart } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { claimName, claimRefusal, releaseName } from "./ledger.ts";
import { newNameRefusal } from "./name.ts";

type RenameRefusal = NonNullable<ReturnType<typeof newNameRefusal>> | "taken" | "yours" | "not-yours";

/** Undefined on success. The versions of a file, what is public of it and its entries stay as they are. */
export async function renameRegistration(
  store: Store,
  caller: Speaker,
  name: string,
  to: string,
): Promise<RenameRefusal | undefined> {
  const found = await owned(store, caller, name);
  if (!found) return "not-yours";
  // The name of a ghost is its person's to choose, with the ghost.
  if (!found.listed.file && isApart(found.listed.strategy)) return "reserved-name";
  const refusal = newNameRefusal(to) ?? (await claimRefusal(store, caller, to));
  if (refusal && refusal !== "full") return refusal;
  const { owner, listed } = found;
  const claim: Claimed = { owner, claim: listed.claim };
  if (!(await claimName(store, to, claim))) return "taken";
  if (!(await listAs(store, claim, name, to))) return "not-yours";
  const now = await store.read(NAME, to);
  if (now?.claim !== listed.claim) {
    await listAs(store, claim, to, name);
    return "taken";
  }
  await releaseName(store, listed);
  return undefined;
}

async function owned(store: Store, caller: Speaker, name: string) {
  for (const one of await caller.identities()) {
    const owner = writePlayerId(one);
    const listed = (await claimedOf(store, owner)).find((entry) => entry.name === name);
    if (listed) return { owner, listed };
  }
  return undefined;
}

function listAs(store: Store, { owner, claim }: Claimed, from: string, name: string): Promise<boolean> {
  const isIt = (one: Listed): boolean => one.claim === claim && one.name === from;
  return store.update(LIST, owner, (listed = []) => {
    const result = listed.some(isIt);
    return { next: result ? listed.map((one) => (isIt(one) ? { ...one, name } : one)) : undefined, result };
  });
}
