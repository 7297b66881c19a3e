// Runs the store contract on the embedded file and in memory.

import { describeStore } from "../../contracts/store-contract.ts";
import { embeddedFile } from "./embedded.ts";

describeStore("embedded file", async () => embeddedFile());
describeStore("in memory", async () => ({ options: { dataDir: ":memory:" }, stop: async () => {} }));
