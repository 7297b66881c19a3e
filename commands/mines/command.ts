// `/mines`: minesweeper, alone or in a race, with explained hints and strategies to watch.

import type {
  Choice,
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  Reply,
  TextOption,
} from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { CHOICES_MAX } from "../kit/options.ts";
import { badWord, readWord, WORD_OPTION } from "../kit/own-word.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { findRival, RIVAL_PROBLEMS, type RivalProblem } from "../kit/rival.ts";
import { shownName } from "../kit/shown-name.ts";
import {
  BOARD_OPTION,
  LEVEL_OPTION,
  MINES_OPTION,
  RULES_OPTIONS,
  readCode,
  readRules,
  repeatsCode,
  SIZE_OPTION,
  START_OPTION,
} from "./answers/board-option.ts";
import { answerContinue } from "./answers/continue.ts";
import { answerAgain, answerHint, answerStart, answerStats, answerTyped } from "./answers/play.ts";
import { answerRaceCall } from "./answers/race.ts";
import { answerVerify } from "./answers/verify.ts";
import { answerWatch } from "./answers/watch.ts";
import { CELLS_TYPED, cellName } from "./game/cells.ts";
import type { MinesDeps } from "./game/deps.ts";
import { gameOf } from "./game/document.ts";
import { readGames } from "./game/games.ts";

const NO_GUESS_OPTION: ChoiceOption = {
  type: "choice",
  name: "noguess",
  description: "option-mines-noguess",
  choices: [
    { value: "yes", label: "choice-yes" },
    { value: "no", label: "choice-no" },
  ],
};

const STRATEGY_OPTION: ChoiceOption = {
  type: "choice",
  name: "strategy",
  choices: [
    { value: "exact", label: "choice-exact" },
    { value: "simple", label: "choice-simple" },
    { value: "random", label: "choice-random" },
  ],
};

const CELLS_OPTION: TextOption = {
  type: "text",
  name: "cells",
  description: "option-mines-cells",
  maxLength: 100,
  suggests: true,
  takes: CELLS_TYPED,
};

const PROOF_OPTION: TextOption = {
  type: "text",
  name: "proof",
  maxLength: 1500,
  suggests: false,
};

export function mines(deps: MinesDeps): Command {
  const typedOnly = true;
  return {
    name: "mines",
    description: "command-mines",
    alsoTyped: ["minesweeper"],
    subcommands: [
      {
        name: "play",
        description: "command-mines-play",
        options: [...RULES_OPTIONS, START_OPTION, NO_GUESS_OPTION, BOARD_OPTION, WORD_OPTION],
        audience: "place",
      },
      { name: "continue", options: [], audience: "place", typedOnly },
      { name: "open", options: [CELLS_OPTION], audience: "place", typedOnly },
      { name: "flag", options: [CELLS_OPTION], audience: "place", typedOnly },
      { name: "hint", options: [], audience: "caller", costs: "hint", typedOnly },
      {
        name: "watch",
        typedOnly,
        options: [STRATEGY_OPTION, ...RULES_OPTIONS, START_OPTION, BOARD_OPTION],
        audience: "place",
        costs: "hint",
      },
      {
        name: "race",
        description: "command-mines-race",
        options: [
          { type: "person", name: "user", description: "option-mines-user", required: true },
          LEVEL_OPTION,
          { ...SIZE_OPTION, typedOnly },
          { ...MINES_OPTION, typedOnly },
          WORD_OPTION,
        ],
        audience: "place",
      },
      { name: "verify", options: [PROOF_OPTION], audience: "caller", typedOnly },
      { name: "stats", options: [], audience: "caller", typedOnly },
    ],
    run: (call) => answer(deps, call),
    complete: (completion) => suggestCells(deps, completion),
  };
}

async function answer(deps: MinesDeps, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  switch (call.subcommand) {
    case "open":
      return options.cells === undefined
        ? answerAgain(deps, call)
        : answerTyped(deps, call, options.cells, false);
    case "flag":
      if (options.cells === undefined) return notice(say(caller.locale, "mines-which-cell"));
      return answerTyped(deps, call, options.cells, true);
    case "continue":
      return answerContinue(deps, call);
    case "hint":
      return answerHint(deps, call);
    case "watch":
      return watch(deps, call);
    case "race":
      return race(deps, call);
    case "verify":
      return answerVerify(deps, call);
    case "stats":
      return answerStats(deps, caller);
    default:
      return play(deps, call);
  }
}

async function play(deps: MinesDeps, call: CommandCall): Promise<Reply> {
  const { board, noguess } = call.options;
  const wrong = wrongChoice(call, START_OPTION) ?? wrongChoice(call, NO_GUESS_OPTION);
  if (wrong) return wrong;
  if (board !== undefined && repeatsCode(call))
    return notice(say(call.caller.locale, "mines-board-and-size"));
  if (board !== undefined) {
    const code = readCode(call, board);
    return "refusal" in code ? notice(code.refusal) : answerStart(deps, call, { kind: "code", code });
  }
  const rules = readRules(call);
  if ("refusal" in rules) return notice(rules.refusal);
  const drawn = wordOf(call);
  if ("refused" in drawn) return drawn.refused;
  return answerStart(deps, call, { kind: "fresh", rules, noGuess: noguess === "yes", ...drawn });
}

async function watch(deps: MinesDeps, call: CommandCall): Promise<Reply> {
  const { strategy = "exact", board } = call.options;
  const wrong = wrongChoice(call, STRATEGY_OPTION) ?? wrongChoice(call, START_OPTION);
  if (wrong) return wrong;
  if (board !== undefined && repeatsCode(call))
    return notice(say(call.caller.locale, "mines-board-and-size"));
  const code = board === undefined ? undefined : readCode(call, board);
  if (code && "refusal" in code) return notice(code.refusal);
  if (code) return answerWatch(deps, call, { strategy, rules: code.rules, seed: code.seed });
  const rules = readRules(call);
  return "refusal" in rules ? notice(rules.refusal) : answerWatch(deps, call, { strategy, rules });
}

const NO_RIVAL: Readonly<Record<RivalProblem, MessageId>> = {
  ...RIVAL_PROBLEMS,
  nobody: "mines-race-nobody",
  unknown: "mines-race-whom",
  bot: "mines-race-bot",
  self: "mines-race-self",
};

async function race(deps: MinesDeps, call: CommandCall): Promise<Reply> {
  const { caller, place, options, id } = call;
  const { locale } = caller;
  const rules = readRules(call);
  if ("refusal" in rules) return notice(rules.refusal);
  const drawn = wordOf(call);
  if ("refused" in drawn) return drawn.refused;
  const found = await findRival(deps, call, options.user);
  if ("problem" in found)
    return notice(say(locale, NO_RIVAL[found.problem], { name: shownName(found.name) }));
  return answerRaceCall(deps, { caller, place, rival: found.rival, rules, ...drawn, origin: `race:${id}` });
}

/** The player's own word for drawing the board, if any. */
function wordOf({ caller, options }: CommandCall): { readonly word?: string } | { readonly refused: Reply } {
  if (options.word === undefined) return {};
  const word = readWord(options.word);
  return word === undefined ? { refused: badWord(caller.locale, options.word) } : { word };
}

function wrongChoice({ caller, options }: CommandCall, option: ChoiceOption): Reply | undefined {
  const typed = options[option.name];
  const isKnown = typed === undefined || option.choices.some(({ value }) => value === typed);
  return isKnown ? undefined : badChoice(caller.locale, typed, option);
}

async function suggestCells(deps: MinesDeps, { typed, caller }: Completion): Promise<readonly Choice[]> {
  const [live] = (await readGames(deps, caller)).games;
  if (!live || live.ending) return [];
  const { seen, board } = gameOf(live);
  const [, before = "", last = ""] = /^(.*?)(\S*)$/s.exec(typed) ?? [];
  return [...seen.keys()]
    .filter((cell) => (seen[cell] ?? 0) < 0)
    .map((cell) => cellName(board, cell))
    .filter((name) => name.startsWith(last.toUpperCase()))
    .slice(0, CHOICES_MAX)
    .map((name) => ({ value: `${before}${name}`, label: `${before}${name}` }));
}
