// `/oddeven`: the person picks odd or even, the fortune-teller guesses; a miss scores.

import type { Command } from "../../src/chat/index.ts";
import { oddEven } from "../../src/core/games/index.ts";
import { matchCommand, playMatch } from "./match.ts";
import type { PlayServices } from "./services.ts";

const LENGTHS = ["first to 50", "first to 20", "first to 10", "first to 100", "best of 99", "endless"];

export function oddeven(services: PlayServices): Command {
  return matchCommand(services, {
    name: "oddeven",
    description: "command-oddeven",
    playDescription: "command-oddeven-play",
    games: [oddEven],
    lengths: LENGTHS,
    options: [],
    play: (call) => playMatch(services, call, oddEven),
  });
}
