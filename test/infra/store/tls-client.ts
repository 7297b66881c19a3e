// A separate process that opens the store at REDIS_URL and counts to two there. Which authorities it trusts is set by
// NODE_EXTRA_CA_CERTS, which Node reads at startup.

import { openStore, StoreError } from "../../../src/infra/store/index.ts";
import { counterKind } from "./kinds.ts";

try {
  const redisUrl = process.env.REDIS_URL ?? "";
  const store = await openStore({ redisUrl, dataDir: "/nonexistent" });
  const count = () =>
    store.update(counterKind, "tls", (current) => ({
      next: { count: (current?.count ?? 0) + 1 },
      result: null,
    }));
  await count();
  await count();
  process.stdout.write(JSON.stringify(await store.read(counterKind, "tls")));
  await store.close();
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  process.stdout.write(error.message);
}
