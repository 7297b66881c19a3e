// People on the simulated Discord.

import { startSimulator } from "../../platforms/conformance/rig.ts";
import type { World } from "../world.ts";
import { type Answer, type Chair, type Chat, PATIENCE_MS, type Shown, type Typed, type Way } from "./chat.ts";
import { type Component, privateWords, shown } from "./discord-messages.ts";

interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly content: string;
  readonly flags: number;
  readonly components: readonly Component[];
  readonly attachments: readonly { readonly url: string }[];
}

interface Outcome {
  readonly id: string;
  readonly state: string;
  readonly message: Message | null;
  readonly followups: readonly Message[];
}

/** A different channel from that of the simulator's own people. */
const CHANNEL = "800000000000000011";

export async function openDiscord(world: World): Promise<Chat> {
  const simulator = await startSimulator("discord", "--no-privileged-intents");
  world.guards(simulator.process);
  world.finally(() => simulator.stop());
  const interact = (body: object) =>
    simulator.post<Outcome>("interaction", { wait: PATIENCE_MS.discord, ...body });
  const messageIn = async (channel: string, id: string) =>
    (await simulator.get<readonly Message[]>(`messages?channel=${channel}`)).find((one) => one.id === id);
  const sit = async (name: string, isPrivate: boolean): Promise<Chair> => {
    const { id: user } = await simulator.post<{ id: string }>("user", { global_name: name });
    const scene = isPrivate ? { context: "bot_dm" } : { channel: CHANNEL };
    let seen: Message | undefined;
    const message = (): Message => {
      if (!seen) throw new Error(`${name} looks at no message`);
      return seen;
    };
    const pressOnce = async (button: string, duplicate = 0): Promise<Outcome> => {
      const what = { kind: "button", message: message().id, custom_id: button, force: true };
      return interact({ user, ...what, duplicate });
    };
    const look = async (): Promise<Shown> => {
      seen = (await messageIn(message().channel_id, message().id)) ?? seen;
      return shown(message());
    };
    return {
      player: { platform: "discord", id: user },
      look,
      begin: async ({ name: command, options }: Typed) => {
        const begun = await interact({ kind: "slash", name: command, options, user, ...scene });
        if (!begun.message?.components[0])
          throw new Error(`"${command}" drew no buttons: ${privateWords(begun) || begun.state}`);
        seen = begun.message;
        return shown(begun.message);
      },
      press: async (button: string, { duplicate, again }: Way) => {
        const presses = [pressOnce(button, duplicate), ...(again ? [pressOnce(button)] : [])];
        const outcomes = await Promise.all(presses);
        const now = await look();
        return outcomes.map((outcome): Answer => ({ words: privateWords(outcome), shown: now }));
      },
      proof: async (button) => {
        const { id } = await pressOnce(button);
        const outcome = await simulator.get<Outcome>(`interaction?id=${id}`);
        const heard = [outcome.message, ...outcome.followups].filter((one) => one && one.id !== seen?.id);
        return (await Promise.all(heard.map((one) => textOf(one as Message)))).join("\n");
      },
    };
  };
  const environment = { DISCORD_TOKEN: simulator.token, DISCORD_API_URL: simulator.apiUrl };
  return { simulator, environment, sit };
}

async function textOf(message: Message): Promise<string> {
  const files = await Promise.all(message.attachments.map(async ({ url }) => (await fetch(url)).text()));
  return [shown(message).text, ...files].join("\n");
}
