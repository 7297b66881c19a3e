// The door of the processes: strategies and outside programs play each other over a line protocol.
// Waits and clocks live here, not in the pure rooms.

export { LineServer } from "./line-server.ts";
export { type Player, strategyPlayer } from "./player.ts";
export { openProcess } from "./process-player.ts";
export { type Forfeit, type RefereedMatch, refereeMatch } from "./referee.ts";
export { serveLines } from "./serve-lines.ts";
