// What people do in every language: each command, its main buttons, and input that is refused. A step
// a line, the same on all platforms and in all languages, for buttons are named by what they mean:
//
//   anna /rps play length="first to 2"   types a command in private; its answer becomes #anna
//   anna@here /rps duel #duel            types it in the group; the answer is called #duel
//   anna [rock]                          presses the button whose action is that move
//   anna [o*]                            … begins so
//   anna [2]                             … or the second button
//   boris [accept] #duel                 presses on a message with a name
//   anna [rock] x30                      presses on while there is such a button
//   anna ? /rps play opponent=           asks what is suggested for the last option
//   wait                                 until the bot says nothing more by itself

export type Deed =
  | { readonly kind: "types" | "asks"; readonly line: string }
  | { readonly kind: "presses"; readonly moves: readonly string[]; readonly times: number };

export interface Step {
  readonly text: string;
  readonly who: string;
  readonly inGroup: boolean;
  /** The message that is pressed, or that is answered with. */
  readonly slot: string;
  readonly deed: Deed;
}

export type Line = Step | "wait";

/** @throws Error naming the first line that is none. */
export function readScript(script: string): readonly Line[] {
  return script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("=="))
    .map((line) => (line === "wait" ? line : readStep(line)));
}

function readStep(text: string): Step {
  const [, who = "", here, rest = "", slot] = /^(\w+)(@here)? (.+?)(?: #(\w+))?$/.exec(text) ?? [];
  const [, moves, times] = /^\[(.+)\](?: x(\d+))?$/.exec(rest) ?? [];
  const [, asked, line] = /^(\? )?(\/.+)$/.exec(rest) ?? [];
  const deed: Deed | undefined = moves
    ? { kind: "presses", moves: moves.split(","), times: Number(times ?? 1) }
    : line
      ? { kind: asked ? "asks" : "types", line }
      : undefined;
  if (!deed) throw new Error(`no line of the script: ${text}`);
  return { text, who, inGroup: here !== undefined, slot: slot ?? who, deed };
}

export const SCRIPT = `
== Whom one has met
anna /start
anna /help
anna /help command=rps
anna /help command=oddeven
anna /help command=mines
anna /help command=model
anna /help command=strategy
anna /help command=tournament
anna /help command=profile
anna /help command=league
anna /help command=leaderboard
anna /help command=place
anna /help command=account
anna /help command=data
anna /help command=privacy
anna /help command=fairness
anna /help command=language
anna /help command=lizard-spock
anna /help command=tornament
anna /help command=zzzzzz
anna ? /help command=t
anna /privacy
anna [1]
anna [1]
anna /privacy challenges=perhaps
anna /language
anna /fairness
anna /data export
anna /data delete
anna [keep]
`;
