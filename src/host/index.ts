// Public API of the host: its pledge, its day keys, and what is drawn and signed under them.

export { type Host, type OpenHost, openHost } from "./host.ts";
export { HostKeyProblem, type KeySource, renewPledge, servedPledges } from "./host-documents.ts";
export { keepFresh } from "./keep-fresh.ts";
export { loadOwnPopulations, readOwnPopulations } from "./own-populations.ts";
export { keepUptime, readDownDays } from "./uptime.ts";
