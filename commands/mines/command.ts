// `/mines`: minesweeper on boards of buttons, with explained hints.

import type {
  Caller,
  ChoiceOption,
  Command,
  CommandCall,
  FieldLimits,
  Link,
  Reply,
} from "../../src/chat/index.ts";
import type { MinesRules } from "../../src/core/games/minesweeper/board.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { badChoice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { answerLastVerify, answerStart, answerStats } from "./play.ts";
import { MINES_BOARDS, NAMED_LEVELS, type NamedLevel } from "./rules.ts";
import { LEVEL_LABELS } from "./view.ts";

const LEVEL: ChoiceOption = {
  type: "choice",
  name: "level",
  description: "option-mines-level",
  choices: NAMED_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] })),
};

const NO_GUESS: ChoiceOption = {
  type: "choice",
  name: "noguess",
  description: "option-mines-noguess",
  choices: [
    { value: "yes", label: "choice-yes" },
    { value: "no", label: "choice-no" },
  ],
};

export function mines(deps: Services): Command {
  const former = { options: [], audience: "caller", typedOnly: true } as const;
  return {
    name: "mines",
    description: "command-mines",
    alsoTyped: ["minesweeper"],
    subcommands: [
      {
        name: "play",
        description: "command-mines-play",
        options: [LEVEL, NO_GUESS],
        audience: "place",
        byLink: "begins",
      },
      { name: "verify", ...former },
      { name: "stats", ...former },
    ],
    run: async (call) => {
      if (call.subcommand === "verify") return answerLastVerify(deps, call.caller);
      if (call.subcommand === "stats") return answerStats(deps, call.caller);
      return play(deps, call);
    },
  };
}

async function play(deps: Services, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const wrong = wrongChoice(call, LEVEL) ?? wrongChoice(call, NO_GUESS);
  if (wrong) return wrong;
  const rules = rulesOf(options.level, caller);
  if (rules) return answerStart(deps, call, { rules, noGuess: options.noguess === "yes" });
  const { text, ...link } = tooLarge(deps.publicUrl, caller);
  return { type: "post", view: { blocks: [{ type: "text", text }], ...link }, audience: "caller" };
}

function wrongChoice({ caller, options }: CommandCall, option: ChoiceOption): Reply | undefined {
  const typed = options[option.name];
  const isKnown = typed === undefined || option.choices.some(({ value }) => value === typed);
  return isKnown ? undefined : badChoice(caller.locale, typed, option);
}

/** The largest board in any chat. */
const LARGEST: FieldLimits = { columns: 8, rows: 8 };

/** The level's rules, by default those of the largest that the chat can show; undefined if the level's board has more
 * buttons than that. */
export function rulesOf(
  level: string | undefined,
  { fieldLimits }: Pick<Caller, "fieldLimits">,
): MinesRules | undefined {
  const board = MINES_BOARDS[(level ?? largest(fieldLimits)) as NamedLevel];
  return fits(board, fieldLimits) ? { ...board, start: "opening" } : undefined;
}

function largest(limits: Caller["fieldLimits"]): NamedLevel {
  return fits(MINES_BOARDS.small, limits) ? "small" : "pocket";
}

function fits({ width, height }: Pick<MinesRules, "width" | "height">, { columns, rows } = LARGEST): boolean {
  return width <= Math.min(columns, LARGEST.columns) && height <= Math.min(rows, LARGEST.rows);
}

/** Where larger boards are played, or how large they may be here. */
function tooLarge(
  publicUrl: string | undefined,
  { fieldLimits, locale }: Caller,
): { readonly text: string; readonly link?: Link } {
  const { width, height } = MINES_BOARDS[largest(fieldLimits)];
  const text = say(locale, "mines-too-large", { most: `${width}×${height}` });
  // Platforms refuse buttons with addresses of this machine.
  if (!publicUrl?.startsWith("https:")) return { text };
  return { text, link: { sign: "🔎", label: say(locale, "button-open-page"), url: `${publicUrl}/#mines` } };
}
