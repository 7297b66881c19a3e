// Processes that share a store agree on one pledge, whichever store it is.

import { expect, it } from "vitest";
import { pledgeId } from "../../../src/core/fairness/index.ts";
import { openHost, servedPledges } from "../../../src/people/host/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";

describeOnBothStores("the hosts of one store", (open) => {
  it("serve one pledge and draw the same seeds after starting at once", async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const opened = stores.map((store, at) =>
      openHost({ store, freshKey: () => new Uint8Array(32).fill(at + 1), now: () => Date.UTC(2026, 10, 22) }),
    );
    const hosts = await Promise.all(opened);
    expect(new Set(hosts.map(({ pledge }) => pledgeId(pledge))).size).toBe(1);
    expect(new Set(hosts.map((host) => host.draw("match", "abc").seed.join())).size).toBe(1);
    const [store] = stores;
    expect(store && (await servedPledges(store))).toHaveLength(1);
    for (const each of stores) await each.close();
  });
});
