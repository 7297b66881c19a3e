// Minesweeper on Discord: games by buttons in component messages.

import { expect, it } from "vitest";
import { isPrivate, type Message, type Outcome, type Person, type Scene, shownBy } from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

interface Component {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
}

const partsOf = (message: Message) => message.components as readonly Component[];
const textOf = (message: Message): string =>
  [message.content, ...partsOf(message).map(({ content }) => content)].join("\n");
const buttonsOf = (message: Message) => partsOf(message).flatMap(({ components = [] }) => components);

async function press(person: Person, message: Message, move: string, scene: Scene = {}): Promise<Outcome> {
  const button = buttonsOf(message).find(({ custom_id }) => custom_id?.endsWith(`:${move}`));
  if (!button?.custom_id)
    throw new Error(`no button ${move}: ${buttonsOf(message).map(({ custom_id }) => custom_id)}`);
  return person.sends(message, button.custom_id, scene);
}

const pressed = async (person: Person, message: Message, move: string) =>
  shownBy(await press(person, message, move));

describeOnDiscord("minesweeper on Discord", {}, (stage) => {
  it("shows 5×5 buttons and a row below, updated by every press, also after a restart", async () => {
    const person = await stage.person();
    let message = shownBy(await person.says("mines play"));
    expect(message.flags & 32768).toBe(32768);
    expect(
      partsOf(message)
        .filter(({ type }) => type === 1)
        .map(({ components }) => components?.length),
    ).toEqual([5, 5, 5, 5, 5, 3]);
    message = await pressed(person, message, "o0");
    await stage.restartBot("SIGKILL");
    message = await pressed(person, message, "stop");
    expect(textOf(message)).toContain("Stopped. Vera had cleared");
    expect(buttonsOf(message).filter(({ label }) => label === "💣")).toHaveLength(4);
    expect(noticeOf(await press(person, message, "c0", { until: "followup" }))).toContain(
      "This game is over",
    );
  });
});

/** Returns the message that only the person who pressed sees. */
function onlyPrivate({ message, followups }: Outcome): Message {
  const found = [...followups, ...(message ? [message] : [])].find(isPrivate);
  if (!found) throw new Error("nothing private was shown");
  return found;
}

function noticeOf(outcome: Outcome): string {
  return textOf(onlyPrivate(outcome));
}
