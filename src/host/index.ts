// Public API of the host: its pledge, its day keys, and what is drawn and signed under them.

export { type Drawn, type Host, openHost } from "./host.ts";
export { HostKeyProblem, renewPledge } from "./host-documents.ts";
