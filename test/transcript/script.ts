// The language of the scripts: a step a line, `who@place does what #message`. Lines that begin with
// == are headings, with -- remarks.
//
//   vera /rps play length="first to 3"      types a command; its answer becomes #vera (or what is
// named at the end)   boris@group [Rock] #vera                presses a button of a message;
// without a name, of one's own newest with buttons   vera [Rock] stale | twice               the
// button as the message first had it; the press is delivered twice   vera {rps:nothing:0:rock}
// presses with data of one's own making   vera plays 30 Rock,Paper                presses in turn
// until the times are up or there is no such button   vera ? /rps play opponent=mar           asks
// what is suggested for the last option   vera says hello                         writes a text
// that is no command   vera menu "Compare how we play" boris   chooses an entry of the menu on a
// person   vera inline lizard, vera chooses 2      asks by inline mode, and sends a result into a
// place   vera /tournament start until "Winner"   looks only when a new message says so   vera
// waits "has ended" #card            resolves when the message (at the terminal: what was printed)
// says so, and shows it   later 25h                               moves the clock

const HOUR_MS = 3_600_000;

export type Action =
  | { readonly kind: "types" | "says" | "suggests" | "inline" | "waits"; readonly text: string }
  | { readonly kind: "presses"; readonly label: string; readonly stale: boolean; readonly twice: boolean }
  | { readonly kind: "sends"; readonly data: string }
  | { readonly kind: "plays"; readonly times: number; readonly labels: readonly string[] }
  | { readonly kind: "menu"; readonly entry: string; readonly target: string }
  | { readonly kind: "chooses"; readonly result: number };

/** What is pressed names a message by its slot; what it leads to is the presser's own newest. */
export const isPress = ({ kind }: Action): boolean =>
  kind === "presses" || kind === "sends" || kind === "plays";

export interface Step {
  readonly who: string;
  readonly place: string | undefined;
  /** The name of a message. */
  readonly slot: string | undefined;
  /** What a message says that the step is to wait for. */
  readonly until: string | undefined;
  readonly action: Action;
}

export type Line =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "later"; readonly milliseconds: number; readonly text: string }
  | { readonly kind: "step"; readonly step: Step; readonly text: string };

/** @throws Error naming the first line that is none. */
export function readScript(script: string): readonly Line[] {
  return script
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("--"))
    .map(readLine);
}

function readLine(text: string): Line {
  if (text.startsWith("==")) return { kind: "heading", text };
  const [, hours] = /^later (\d+)h$/.exec(text) ?? [];
  if (hours) return { kind: "later", milliseconds: Number(hours) * HOUR_MS, text };
  const [, who, place, deed = "", until, slot] =
    /^(\w+)(?:@(\w+))? (.*?)(?: until "(.*)")?(?: #(\w+))?$/.exec(text) ?? [];
  const action = READERS.map((read) => read(deed)).find((one) => one !== undefined);
  if (!who || !action) throw new Error(`no line of a script: ${text}`);
  return { kind: "step", step: { who, place, slot, until, action }, text };
}

const TEXTS = { "?": "suggests", says: "says", inline: "inline", waits: "waits" } as const;

const READERS: readonly ((deed: string) => Action | undefined)[] = [
  (deed) => (deed.startsWith("/") ? { kind: "types", text: deed } : undefined),
  (deed) => {
    const [, label, how] = /^\[(.*)\](?: (stale|twice))?$/.exec(deed) ?? [];
    return label === undefined
      ? undefined
      : { kind: "presses", label, stale: how === "stale", twice: how === "twice" };
  },
  (deed) => {
    const [, data] = /^\{(.*)\}$/.exec(deed) ?? [];
    return data === undefined ? undefined : { kind: "sends", data };
  },
  (deed) => {
    const [, times, labels = ""] = /^plays (\d+) (.+)$/.exec(deed) ?? [];
    return times ? { kind: "plays", times: Number(times), labels: labels.split(",") } : undefined;
  },
  (deed) => {
    const [, entry, target] = /^menu "(.+)" (\w+)$/.exec(deed) ?? [];
    return entry && target ? { kind: "menu", entry, target } : undefined;
  },
  (deed) => {
    const [, result] = /^chooses (\d+)$/.exec(deed) ?? [];
    return result ? { kind: "chooses", result: Number(result) } : undefined;
  },
  (deed) => {
    const [, word, text = ""] = /^(\?|says|inline|waits) ?(.*)$/.exec(deed) ?? [];
    const kind = TEXTS[word as keyof typeof TEXTS];
    return kind && { kind, text: text.replace(/^"(.*)"$/, "$1") };
  },
];
