// The scripts' language: what people do, one step per line. Lines that start with == are headings.
//
//   anna /rps play length="first to 2"    types a command; its answer becomes #anna
//   anna@here /rps duel #duel             types it in the group; the answer is called #duel
//   anna says hello                       writes a text that isn't a command
//   anna [rock]                           presses the button whose action is that move
//   anna [o*]  anna [2]  anna [Scissors]  … by the start of its move; by number; by its label
//   boris [accept] #duel                  presses on a named message
//   anna [rock,paper] x30                 presses in turn while there is such a button
//   anna [stop] [more] [chart]            three steps, one after the other
//   anna [rock] stale, [rock] twice       the button as the message first had it; the press is delivered twice
//   anna {rps:nothing:0:rock}             presses with made-up data
//   anna ? /rps play opponent=            asks for suggestions for the last option
//   anna menu "Compare how we play" boris chooses an entry in a person's menu
//   anna inline lizard, anna chooses 2    asks by inline mode, and sends a result to a chat
//   anna practises                        has already played some hundred rounds
//   anna /tournament start until "🏆"     continues only once the bot has said so
//   typed anna /paly                      only if commands are typed freely
//   maybe anna [stop]                     may be impossible, by chance
//   wait                                  until the bot says nothing more by itself
//   later 25h                             advances the clock

const HOUR_MS = 3_600_000;

type Deed =
  | { readonly kind: "types" | "says" | "suggests" | "sends" | "inline"; readonly text: string }
  | { readonly kind: "presses"; readonly moves: readonly string[]; readonly times: number; readonly how: How }
  | { readonly kind: "menu"; readonly entry: string; readonly target: string }
  | { readonly kind: "chooses"; readonly result: number }
  | { readonly kind: "practises" };

type How = "now" | "stale" | "twice";

export interface Step {
  readonly kind: "step";
  readonly text: string;
  /** Impossible in apps that only offer valid choices. */
  readonly isTypedOnly: boolean;
  /** Whether it's possible depends on chance. */
  readonly isByChance: boolean;
  readonly who: string;
  readonly place: string | undefined;
  /** The name of the message that's pressed, or of the answer. */
  readonly slot: string;
  /** What the bot says when the step is over. */
  readonly until: string | undefined;
  readonly deed: Deed;
}

export type Line =
  | Step
  | { readonly kind: "heading" | "wait"; readonly text: string }
  | { readonly kind: "later"; readonly milliseconds: number; readonly text: string };

/** @throws Error that names the first invalid line. */
export function readScript(script: string): readonly Line[] {
  return script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap(walk)
    .map(readLine);
}

const PRESS = String.raw`\[[^\]]+\](?: (?:stale|twice|x\d+))?`;
const WALK = new RegExp(`^(.*?)(${PRESS}(?: ${PRESS})+)((?: #\\w+)?)$`);

/** Splits a line with several presses into one line each. */
function walk(line: string): readonly string[] {
  const [, begin = "", presses, end = ""] = WALK.exec(line) ?? [];
  const all = presses?.match(new RegExp(PRESS, "g"));
  return all?.map((press) => `${begin}${press}${end}`) ?? [line];
}

function readLine(text: string): Line {
  if (text.startsWith("==")) return { kind: "heading", text };
  if (text === "wait") return { kind: "wait", text };
  const [, hours] = /^later (\d+)h$/.exec(text) ?? [];
  if (hours) return { kind: "later", milliseconds: Number(hours) * HOUR_MS, text };
  const [, mark, who, place, rest = "", until, slot] =
    /^(typed |maybe )?(\w+)(?:@(\w+))? (.*?)(?: until "(.*)")?(?: #(\w+))?$/.exec(text) ?? [];
  const deed = readDeed(rest);
  if (!who || !deed) throw new Error(`no line of a script: ${text}`);
  return {
    kind: "step",
    text,
    isTypedOnly: mark === "typed ",
    isByChance: mark === "maybe ",
    who,
    place,
    slot: slot ?? who,
    until,
    deed,
  };
}

const WORDS = { "?": "suggests", says: "says", inline: "inline" } as const;

function readDeed(deed: string): Deed | undefined {
  if (deed.startsWith("/")) return { kind: "types", text: deed };
  if (deed === "practises") return { kind: "practises" };
  const [, moves, how, times] = /^\[(.+)\](?: (?:(stale|twice)|x(\d+)))?$/.exec(deed) ?? [];
  if (moves)
    return {
      kind: "presses",
      moves: moves.split(","),
      times: Number(times ?? 1),
      how: (how ?? "now") as How,
    };
  const [, data] = /^\{(.*)\}$/.exec(deed) ?? [];
  if (data) return { kind: "sends", text: data };
  const [, entry, target] = /^menu "(.+)" (\w+)$/.exec(deed) ?? [];
  if (entry && target) return { kind: "menu", entry, target };
  const [, result] = /^chooses (\d+)$/.exec(deed) ?? [];
  if (result) return { kind: "chooses", result: Number(result) };
  const [, word, text = ""] = /^(\?|says|inline) ?(.*)$/.exec(deed) ?? [];
  const kind = WORDS[word as keyof typeof WORDS];
  return kind && { kind, text };
}

/** Parses `/rps play length="first to 3" variant=x`. */
export function readTyped(line: string): {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
} {
  const [name = "", ...rest] = line.slice(1).split(/ (?=[\w-]+=)/);
  const pairs = rest.map((pair) => /^([\w-]+)="?(.*?)"?$/s.exec(pair) ?? []);
  return { name, options: Object.fromEntries(pairs.map(([, option = "", value = ""]) => [option, value])) };
}
