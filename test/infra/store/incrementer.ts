// A separate process that increments a counter many times in parallel; forked by the store contract.

import { once } from "node:events";
import { openStore } from "../../../src/infra/store/index.ts";
import { counterKind } from "./kinds.ts";

const { id, times, ...options } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore(options);
const increment = (current?: { count: number }) => ({
  next: { count: (current?.count ?? 0) + 1 },
  result: null,
});
process.send?.("ready");
await once(process, "message");
await Promise.all(Array.from({ length: times }, () => store.update(counterKind, id, increment)));
await store.close();
process.disconnect();
