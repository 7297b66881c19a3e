// Runs the store contract on the embedded file, encrypted or not, and in memory.

import { describeStore } from "../../contracts/store-contract.ts";
import { embeddedFile } from "./embedded.ts";
import { KEYS } from "./kinds.ts";

describeStore("embedded file", "shared", async () => embeddedFile());
describeStore("embedded file, encrypted", "shared", async () => embeddedFile(KEYS));
describeStore("in memory", "private", async () => ({
  options: { dataDir: ":memory:" },
  stop: async () => {},
}));
