// Public API of the host: its pledge, its day keys, and what's drawn and signed under them.

export { HostKeyProblem, type KeySource, secretInText } from "./host.ts";
export {
  HOST_DOCUMENTS,
  renewPledge,
  servedPledges,
} from "./host-documents.ts";
export { keyedHasher } from "./keyed-hash.ts";
export { type Host, type OpenHost, openHost } from "./pledged.ts";
