// A server with one language on the simulated Discord, with members who speak it and play duels there.

import { becomes, type Message, newcomer, type Outcome, type Person, type Scene, shownBy } from "./person.ts";
import type { Stage } from "./stage.ts";

export interface DuelServer {
  readonly scene: Required<Pick<Scene, "guild" | "channel" | "locale">>;
  /** Creates members of the server. */
  members(...names: readonly string[]): Promise<readonly [Person, Person, Person]>;
  /** Resolves to the message once it contains this text. */
  becomes(message: Message, part: string): Promise<Message>;
  /** Anna challenges Boris by name, and he accepts. */
  fight(options?: Readonly<Record<string, string>>): Promise<Fight>;
}

interface Fight {
  readonly anna: Person;
  readonly boris: Person;
  /** The message as it was when Boris accepted. */
  readonly message: Message;
}

/** `locale`: the server's language and, unless `theirs` is given, the people's. */
export async function openServer(stage: Stage, locale: string, theirs: string = locale): Promise<DuelServer> {
  const { id: guild, channels } = await stage.simulator.post<{ id: string; channels: readonly string[] }>(
    "guild",
    { name: "Duels", locale, memberIds: [] },
  );
  const scene = { guild, channel: channels[0] as string, locale: theirs };
  const server: DuelServer = {
    scene,
    members: async (...names) => {
      const people = await Promise.all(names.map((name) => newcomer(stage.simulator, scene, name)));
      for (const { id } of people) await stage.simulator.post("member", { guild, user: id });
      return people as unknown as readonly [Person, Person, Person];
    },
    becomes: (message, part) => becomes(stage.simulator, message, part),
    fight: async (options = {}) => {
      const [anna, boris] = await server.members("Anna", "Boris");
      const card = shownBy(await anna.says("rps duel", { user: boris.id, ...options }));
      return { anna, boris, message: shownBy(await pressed(boris, card, "accept")) };
    },
  };
  return server;
}

/** Presses the button for that move. */
export function pressed(who: Person, message: Message, move: string, scene?: Scene): Promise<Outcome> {
  const button = buttonFor(message, move);
  if (!button) throw new Error(`no button for ${move} below: ${message.content}`);
  return who.sends(message, button, scene);
}

/** The id of the button for the move. */
export function buttonFor({ components }: Message, move: string): string | undefined {
  const ids = components.flatMap((row) => row.components.map(({ custom_id }) => custom_id));
  return ids.find((id) => id?.endsWith(`:${move}`));
}
