// A separate process that updates one document many times; forked by the store bench, and started by its message.

import { once } from "node:events";
import { openStore } from "../../src/infra/store/index.ts";
import { update } from "./store-update.ts";

const { place, key, times } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore({ ...place, report: ({ message }) => process.stderr.write(`${message}\n`) });
process.send?.("ready");
await once(process, "message");
for (let done = 0; done < times; done++) await update(store, key);
await store.close();
process.disconnect();
