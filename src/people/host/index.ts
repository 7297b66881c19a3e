// Public API of the host: its pledge, its day keys, and what's drawn and signed under them.

export { type Host, type OpenHost, openHost } from "./host.ts";
export {
  HOST_DOCUMENTS,
  HostKeyProblem,
  type KeySource,
  renewPledge,
  secretInText,
  servedPledges,
} from "./host-documents.ts";
export { keepFresh } from "./keep-fresh.ts";
export { keyedHasher } from "./keyed-hash.ts";
