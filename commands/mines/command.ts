// `/mines`: minesweeper on boards of buttons, with explained hints.

import type { ChoiceOption, Command, CommandCall, Reply, TextOption } from "../../src/chat/index.ts";
import { badWord, readWord, WORD_OPTION } from "../kit/own-word.ts";
import { badChoice } from "../kit/refusals.ts";
import { LEVEL_OPTION, rulesOf, tooLarge } from "./answers/level-option.ts";
import { answerStart, answerStats } from "./answers/play.ts";
import { answerVerify } from "./answers/verify.ts";
import type { MinesDeps } from "./game/deps.ts";

const NO_GUESS_OPTION: ChoiceOption = {
  type: "choice",
  name: "noguess",
  description: "option-mines-noguess",
  choices: [
    { value: "yes", label: "choice-yes" },
    { value: "no", label: "choice-no" },
  ],
};

const PROOF_OPTION: TextOption = {
  type: "text",
  name: "proof",
  maxLength: 1500,
  suggests: false,
};

export function mines(deps: MinesDeps): Command {
  return {
    name: "mines",
    description: "command-mines",
    alsoTyped: ["minesweeper"],
    subcommands: [
      {
        name: "play",
        description: "command-mines-play",
        options: [LEVEL_OPTION, NO_GUESS_OPTION, WORD_OPTION],
        audience: "place",
      },
      { name: "verify", options: [PROOF_OPTION], audience: "caller", typedOnly: true },
      { name: "stats", options: [], audience: "caller", typedOnly: true },
    ],
    run: async (call) => {
      if (call.subcommand === "verify") return answerVerify(deps, call);
      if (call.subcommand === "stats") return answerStats(deps, call.caller);
      return play(deps, call);
    },
  };
}

async function play(deps: MinesDeps, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const wrong = wrongChoice(call, LEVEL_OPTION) ?? wrongChoice(call, NO_GUESS_OPTION);
  if (wrong) return wrong;
  const word = options.word === undefined ? undefined : readWord(options.word);
  if (options.word !== undefined && word === undefined) return badWord(caller.locale, options.word);
  const rules = rulesOf(options.level, caller);
  if (rules) return answerStart(deps, call, { rules, noGuess: options.noguess === "yes", word });
  const { text, ...link } = tooLarge(deps.publicUrl, caller);
  return { type: "post", view: { blocks: [{ type: "text", text }], ...link }, audience: "caller" };
}

function wrongChoice({ caller, options }: CommandCall, option: ChoiceOption): Reply | undefined {
  const typed = options[option.name];
  const isKnown = typed === undefined || option.choices.some(({ value }) => value === typed);
  return isKnown ? undefined : badChoice(caller.locale, typed, option);
}
