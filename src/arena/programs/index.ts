// External programs as players: line protocol, timeouts and clocks, kept out of the pure modules.

export { LineServer } from "./line-server.ts";
export { type Player, PlayerFailure, strategyPlayer } from "./player.ts";
export { openProcess } from "./process-player.ts";
export { type Forfeit, forfeited, type RefereedMatch, refereeMatch } from "./referee.ts";
export { serveLines } from "./serve-lines.ts";
