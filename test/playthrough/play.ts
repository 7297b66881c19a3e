// Plays a script with a platform's people.

import { type Line, readScript, type Step } from "./script.ts";
import type { Button, Crowd, Message, Outcome, Stage } from "./stage.ts";

/** The result of a line. */
export interface Came {
  readonly line: Line;
  readonly outcomes: readonly Outcome[];
  /** All texts that reached anyone. */
  readonly texts: readonly string[];
}

export interface Played {
  /** Number of commands, questions and presses that reached the bot. */
  readonly steps: number;
  /** Steps that couldn't be carried out, with the reason. */
  readonly impossible: readonly string[];
}

/** An observer of the play. */
interface Watch {
  /** Called before each action, with the time that the script lets pass. */
  next?(laterMs: number): void;
  came(one: Came): unknown;
  /** How long the bot must be silent to count as finished. */
  readonly quietMs: number;
  /** Resolves once the bot is idle. */
  rest?(): Promise<unknown>;
}

const LONGEST_MS = 45_000;
const LOOK_EVERY_MS = 50;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A named message, with all buttons that it ever had. */
interface Slot {
  message: Message;
  readonly first: Map<string, Button>;
}

export async function play(stage: Stage, crowd: Crowd, script: string, watch: Watch): Promise<Played> {
  const slots = new Map<string, Slot>();
  const impossible: string[] = [];
  let steps = 0;
  for (const line of readScript(script)) {
    if (line.kind === "step" && !stage.can(line)) continue;
    if (line.kind === "later") watch.next?.(line.milliseconds);
    const outcomes = line.kind === "step" ? await carryOut(crowd, line, slots, watch) : [];
    const failed = outcomes.filter((one) => one.impossible !== undefined);
    steps += outcomes.length - failed.length;
    if (line.kind === "step" && !line.isByChance)
      impossible.push(...failed.map((one) => `${line.text}: ${one.impossible}`));
    await watch.came({ line, outcomes, texts: await textsAfter(crowd, line, watch) });
  }
  return { steps, impossible };
}

/** Carries out a step as often as it says, or until there's no such button any more. */
async function carryOut(
  crowd: Crowd,
  step: Step,
  slots: Map<string, Slot>,
  watch: Watch,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let time = 0; time < (step.deed.kind === "presses" ? step.deed.times : 1); time++) {
    watch.next?.(0);
    const outcome = await actOnce(crowd, step, slots, time);
    if (outcome.impossible !== undefined && time > 0) break;
    outcomes.push(outcome);
    if (outcome.pressable) keep(slots, step, outcome.pressable);
    // Otherwise the name would refer to an earlier message.
    else if (step.slot !== step.who && step.deed.kind === "types") slots.delete(step.slot);
  }
  return outcomes;
}

/** If the awaited text never comes, later steps will show it. */
async function textsAfter(crowd: Crowd, line: Line, { quietMs, rest }: Watch): Promise<readonly string[]> {
  const texts = [...(await crowd.heard())];
  const until = line.kind === "step" ? line.until : undefined;
  for (const end = performance.now() + LONGEST_MS; until !== undefined && performance.now() < end; ) {
    if (texts.some((text) => text.includes(until))) break;
    await pause(LOOK_EVERY_MS);
    texts.push(...(await crowd.heard()));
  }
  if (until !== undefined) await rest?.();
  for (let more = line.kind === "wait"; more; ) {
    await pause(quietMs);
    await rest?.();
    const last = await crowd.heard();
    texts.push(...last);
    more = last.length > 0;
  }
  return texts;
}

/** A pressed message keeps its name; the message that results becomes the presser's newest. */
function keep(slots: Map<string, Slot>, { deed, slot, who }: Step, message: Message): void {
  const isPress = deed.kind === "presses" || deed.kind === "sends";
  const same = [...slots.values()].find((kept) => isSame(kept.message, message));
  const kept = same ?? { message, first: new Map<string, Button>() };
  kept.message = message;
  for (const button of message.buttons) {
    const move = moveOf(button);
    if (!kept.first.has(move)) kept.first.set(move, button);
  }
  slots.set(isPress ? who : slot, kept);
}

const isSame = (a: Message, b: Message): boolean => a.id === b.id && a.place === b.place;

async function actOnce(
  crowd: Crowd,
  step: Step,
  slots: ReadonlyMap<string, Slot>,
  time: number,
): Promise<Outcome> {
  const { deed, slot } = step;
  const on = slots.get(slot);
  if (deed.kind === "sends" && on) return crowd.act(step, { on: on.message, data: deed.text });
  if (deed.kind !== "presses") return crowd.act(step);
  const move = deed.moves[time % deed.moves.length] ?? "";
  const buttons = on ? (deed.how === "stale" ? [...on.first.values()] : on.message.buttons) : [];
  const button = buttonOf(buttons, move);
  if (on && button) return crowd.act(step, { on: on.message, data: button.data });
  return { impossible: `no button ${move} but ${buttons.map(moveOf).join(" ") || "none"}` };
}

/** The move of a button's action. */
const moveOf = ({ data }: Button): string => data.split(":").slice(3).join(":");

/** Finds a button by its move, a move prefix (`o*`), its number, or its label with or without a leading emoji. */
function buttonOf(buttons: readonly Button[], move: string): Button | undefined {
  if (/^\d+$/.test(move)) return buttons[Number(move) - 1];
  const [begin = "", end] = move.split("*");
  if (end !== undefined)
    return buttons.find((button) => moveOf(button).startsWith(begin) && moveOf(button).endsWith(end));
  return (
    buttons.find((button) => moveOf(button) === move) ??
    buttons.find(({ label }) => label === move || label.endsWith(` ${move}`))
  );
}
