// Options shared by several commands. Each is parsed on reading, so commands receive values.

import { Option } from "commander";
import { GAME_IDS_LINE, matrixGame } from "../core/games/index.ts";
import { readGame, readNumber } from "../lab/kit/options.ts";

/** An integer from `min` to `max`; help shows `usual` as it would be typed. */
export function whole(flags: string, about: string, [min, max]: readonly [number, number], usual?: number) {
  const option = new Option(flags, about);
  option.argParser((typed: string) => readNumber(String(option.long), typed, min, max));
  return usual === undefined ? option : option.default(usual, `"${usual}"`);
}

export function seed(about: string, usual?: number): Option {
  return whole("--seed <number>", about, [0, Number.MAX_SAFE_INTEGER], usual);
}

/** Threads of this process, or matches played at a time; by default the number of cores. */
export function threads(flags: string, about: string): Option {
  return whole(flags, about, [1, 256]);
}

export function game(usual?: "rps"): Option {
  const option = new Option("--game <id>", GAME_IDS_LINE).argParser(readGame);
  return usual === undefined
    ? option.makeOptionMandatory()
    : option.default(matrixGame(usual), JSON.stringify(usual));
}
