// Plays the script with people of one language, and tells what they were told.

import type { Locale } from "../../src/infra/i18n/index.ts";
import { type Line, readScript, SCRIPT, type Step } from "./script.ts";
import { type Crowd, moveOf, type Outcome, type Pressable, type Stage, type Who } from "./stage.ts";

export interface Played {
  /** How many commands, questions and presses reached the bot. */
  readonly steps: number;
  /** Steps that nobody could carry out, with the reason. */
  readonly impossible: readonly string[];
  /** Every text, by the step that it followed. */
  readonly told: readonly { readonly step: string; readonly texts: readonly string[] }[];
}

/** With names of its own for what is registered for everybody. */
const scriptIn = (locale: Locale): string =>
  SCRIPT.replaceAll("LANGUAGE", locale).replaceAll("LANG-", `${locale.toLowerCase()}-`);

const QUIET_MS = 600;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function playThrough(
  stage: Stage,
  locale: Locale,
  names: Readonly<Record<Who, string>>,
  lines: readonly Line[] = readScript(scriptIn(locale)),
): Promise<Played> {
  const crowd = await stage.crowd(locale, names);
  const slots = new Map<string, Pressable>();
  const told: { step: string; texts: readonly string[] }[] = [];
  const impossible: string[] = [];
  let steps = 0;
  for (const line of lines) {
    if (line === "wait") {
      await quiet(crowd, told);
      continue;
    }
    if (stage.isTyped ? line.deed.kind === "asks" : line.isTypedOnly) continue;
    for (let time = 0; time < timesOf(line); time++) {
      const outcome = await carryOut(crowd, line, slots, time);
      if (outcome.impossible !== undefined && time > 0) break;
      if (outcome.impossible === undefined) steps += 1;
      else if (!line.isByChance) impossible.push(`${line.text}: ${outcome.impossible}`);
      keep(slots, line, outcome);
    }
    told.push({ step: line.text, texts: await crowd.told() });
  }
  await quiet(crowd, told);
  return { steps, impossible, told };
}

/** A press that led to another message leaves the pressed one under its name. */
function keep(slots: Map<string, Pressable>, { deed, slot, who }: Step, { pressable }: Outcome): void {
  if (!pressable) return;
  const isOther = deed.kind === "presses" && slots.get(slot)?.id !== pressable.id;
  slots.set(isOther ? who : slot, pressable);
}

const timesOf = ({ deed }: Step): number => (deed.kind === "presses" ? deed.times : 1);

async function carryOut(
  crowd: Crowd,
  { deed, who, inGroup, slot }: Step,
  slots: ReadonlyMap<string, Pressable>,
  time: number,
): Promise<Outcome> {
  if (deed.kind === "practises") return crowd.practises(who as Who);
  if (deed.kind === "asks") return crowd.asks(who as Who, deed.line);
  if (deed.kind === "types") return crowd.types(who as Who, deed.line, inGroup);
  const on = slots.get(slot);
  const move = deed.moves[time % deed.moves.length] ?? "";
  const button = on && buttonOf(on, move);
  if (!button) return { impossible: `no button ${move} but ${on?.buttons.map(moveOf).join(" ") ?? "none"}` };
  return crowd.presses(who as Who, on, button.data);
}

/** By its move, the beginning of one (`o*`), or its number. */
function buttonOf({ buttons }: Pressable, move: string) {
  if (/^\d+$/.test(move)) return buttons[Number(move) - 1];
  if (move.endsWith("*")) return buttons.find((button) => moveOf(button).startsWith(move.slice(0, -1)));
  return buttons.find((button) => moveOf(button) === move);
}

/** Keeps what the bot says by itself until it says nothing more. */
async function quiet(crowd: Crowd, told: { step: string; texts: readonly string[] }[]): Promise<void> {
  for (;;) {
    await pause(QUIET_MS);
    const texts = await crowd.told();
    if (texts.length === 0) return;
    told.push({ step: "wait", texts });
  }
}
