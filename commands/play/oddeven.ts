// `/oddeven`: the person picks odd or even, the fortune-teller guesses; a miss is the person's
// point.

import type { Choice, Command, Completion } from "../../src/chat/index.ts";
import { oddEven } from "../../src/core/games/index.ts";
import { suggestOpponents } from "../strategy/index.ts";
import {
  LENGTH_OPTION,
  LEVEL_OPTION,
  OPPONENT_OPTION,
  PROOF_OPTIONS,
  playMatch,
  suggestLengths,
  verifyMatch,
} from "./match.ts";
import type { PlayServices } from "./services.ts";

const LENGTHS = ["first to 50", "first to 20", "first to 10", "first to 100", "best of 99", "endless"];

export function oddeven(services: PlayServices): Command {
  return {
    name: "oddeven",
    description: "command-oddeven",
    subcommands: [
      {
        name: "play",
        description: "command-oddeven-play",
        options: [LENGTH_OPTION, LEVEL_OPTION, OPPONENT_OPTION],
        audience: "place",
      },
      { name: "verify", description: "command-oddeven-verify", options: PROOF_OPTIONS, audience: "caller" },
    ],
    run: (call) =>
      call.subcommand === "verify"
        ? verifyMatch(services, call, [oddEven])
        : playMatch(services, call, oddEven),
    complete: (completion) => suggest(services, completion),
  };
}

async function suggest(services: PlayServices, completion: Completion): Promise<readonly Choice[]> {
  if (completion.option === "length") return suggestLengths(completion.typed, LENGTHS);
  return suggestOpponents(services, completion, [oddEven]);
}
