// What Discord is told about the commands, what people see of them in their language, and the
// commands around the game.

import { expect, it } from "vitest";
import { eventually, spawnBot } from "../rig.ts";
import {
  buttonsOf,
  exportOf,
  isPrivate,
  noticeIn,
  type Outcome,
  PATIENCE_MS,
  type Person,
  roundsOf,
  shownBy,
  wordsOn,
} from "./person.ts";
import { changeCommands, describeOnDiscord, type Stage } from "./stage.ts";

const PUBLICATION = "transcript?operation=bulk_set_application_commands";

async function publications(stage: Stage): Promise<number> {
  return (await stage.simulator.get<readonly unknown[]>(PUBLICATION)).length;
}

/** A command, or a part of one, as Discord holds it. */
interface Published {
  readonly name: string;
  readonly options?: readonly Published[];
}

const PUBLISHED = [
  ...["daily", "help", "leaderboard", "mines", "oddeven", "profile", "rps", "settings", "strategy"],
  "tournament",
];

const RUSSIAN = /[а-яё]{3}/i;

describeOnDiscord("commands on Discord", {}, (stage) => {
  it("logs in without a single intent", async () => {
    const { sessions } = await stage.simulator.get<{ sessions: readonly { intents: number }[] }>("state");
    expect(sessions.map(({ intents }) => intents)).toEqual([0]);
  });

  it("are offered everywhere: in servers, direct messages and private channels, by server and by user installation", async () => {
    const commands = await stage.simulator.get<readonly Published[]>("commands");
    const names = commands.map(({ name }) => name).sort();
    expect(names).toEqual(["Compare how we play", "Duel", ...PUBLISHED]);
    for (const command of commands)
      expect(command).toMatchObject({ contexts: [0, 1, 2], integration_types: [0, 1] });
  });

  it("carry every text in Russian beside the English", async () => {
    // An entry of the menu on a person has a name alone.
    const described: object[] = [];
    JSON.stringify(await stage.simulator.get("commands"), (_, value: unknown) => {
      if (typeof value === "object" && value !== null && "description" in value && value.description !== "")
        described.push(value);
      return value;
    });
    expect(described.length).toBeGreaterThan(10);
    for (const part of described) {
      expect(part).toMatchObject({
        description: expect.not.stringMatching(RUSSIAN),
        description_localizations: { ru: expect.stringMatching(RUSSIAN) },
      });
    }
  });

  it("offer each variant as a choice, named in both languages", async () => {
    const [option, values] = ["variant", ["classic", "lizard-spock"]];
    const published = await stage.simulator.get<readonly Published[]>("commands");
    const offered = ["rps", "play", option].reduce<Published | undefined>(
      (part, wanted) => part?.options?.find(({ name }) => name === wanted),
      { name: "all commands", options: published },
    );
    const choices = values.map((value) => ({
      value,
      name_localizations: { ru: expect.stringMatching(RUSSIAN) },
    }));
    expect(offered).toMatchObject({ choices });
  });

  it("are published once: not by a second start, nor by the command line, until Discord's list differs", async () => {
    expect(await publications(stage)).toBe(1);
    expect(await stage.restartBot()).toBe(0);
    const command = spawnBot(["cli/index", "publish-commands"], stage.environment);
    expect(await command.ended()).toBe(0);
    expect(await publications(stage)).toBe(1);
    const [first] = await stage.simulator.get<readonly { id: string }[]>("commands");
    await changeCommands(stage, "DELETE", `/${first?.id}`);
    await stage.restartBot();
    expect(await publications(stage)).toBe(2);
    expect(await stage.simulator.get<readonly unknown[]>("commands")).toHaveLength(12);
  });

  it("suggest opponents and lengths that fit what is being typed", async () => {
    const person = await stage.person();
    expect(await person.suggestions("rps play", "opponent", "")).toEqual(
      expect.arrayContaining(["novice", "random", "wildcard"]),
    );
    expect(await person.suggestions("rps play", "opponent", "rand")).toEqual(["random"]);
    const lengths = await person.suggestions("rps play", "length", "best");
    expect(lengths.length).toBeGreaterThan(0);
    for (const length of lengths) {
      const opened = shownBy(await person.says("rps play", { length, opponent: "random" }));
      expect(opened.content).toContain(length);
    }
    expect(await person.suggestions("rps play", "opponent", "nobody of that name")).toEqual([]);
  });

  it("the page of a strategy gives it a name, which is suggested to its owner and played by anybody", async () => {
    const [owner, other] = [await stage.person(), await stage.person()];
    const names = async (who: Person): Promise<Outcome> => {
      const page = shownBy(await who.says("strategy list", { strategy: "markov:order=4,decay=0.98" }));
      return who.fillsIn(await who.presses(page, "Give it a name"), { name: "my-markov" });
    };
    const asked = await names(owner);
    const report = await eventually(
      async () => shownBy(await stage.simulator.get<Outcome>(`interaction?id=${asked.id}`)),
      ({ content }) => content.includes("my-markov = markov:order=4,decay=0.98"),
    );
    expect(isPrivate(report)).toBe(true);
    expect(shownBy(await names(other)).content).toContain("already");
    expect(await owner.suggestions("rps play", "opponent", "my-")).toEqual(["my-markov"]);
    expect(await other.suggestions("rps play", "opponent", "my-")).toEqual([]);
    expect(wordsOn(shownBy(await other.says("rps play", { opponent: "my-markov" })))).toContain("Rock");
    const mine = shownBy(await owner.says("strategy mine"));
    const question = shownBy(
      await owner.presses(shownBy(await owner.presses(mine, "my-markov")), "Withdraw"),
    );
    const gone = shownBy(await owner.presses(question, "Give it up"));
    expect(gone.content).toContain("is given up");
    expect(wordsOn(gone)).toEqual([]);
  });

  it("speak the server's language in public and the person's in private", async () => {
    const { id, channels } = await stage.simulator.post<{ id: string; channels: readonly string[] }>(
      "guild",
      {
        locale: "ru",
      },
    );
    const [channel = ""] = channels;
    const visitor = await stage.person({ guild: id, channel, locale: "en-GB" });
    const theirs = shownBy(await visitor.says("rps play", { length: "first to 2" }));
    expect(theirs.content).toContain("Камень, ножницы, бумага · до 2 очков");
    expect(wordsOn(theirs)).toEqual(["Камень", "Бумага", "Ножницы", "Почему?", "Закончить"]);
    expect(noticeIn(await visitor.presses(theirs, "Почему?"))).toContain("Ask me after the first round");
    const russian = await stage.person({ locale: "ru" }, "Вера");
    const english = shownBy(await russian.says("rps play"));
    expect(english.content).toContain("Rock-paper-scissors · first to 10");
    expect(noticeIn(await russian.presses(english, "Why?"))).toContain("Спросите после первого раунда");
    expect(shownBy(await russian.says("help")).content).toContain("Что я умею");
    expect(noticeIn(await russian.says("rps play", { length: "долго" }))).toContain(
      "не похоже на длину матча",
    );
    expect(noticeIn(await russian.presses(theirs, "Камень"))).toContain("Эти кнопки не ваши");
  });

  it("speak the person's language where nobody else reads along", async () => {
    const person = await stage.person({ context: "bot_dm", locale: "ru" }, "Вера");
    const first = shownBy(await person.says("rps play", { length: "до 1" }));
    expect(first.content).toContain("Выбирайте ход");
    expect(shownBy(await person.presses(first, "Закончить")).content).toContain(
      "Закончено при счёте Вера 0 : 0 Гадалка",
    );
  });

  it("/help names every command that Discord was told of", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("help"));
    const pages: string[] = [];
    for (const section of ["Play", "With friends", "About you", "Strategies"])
      pages.push(shownBy(await person.presses(shownBy(await person.says("help")), section)).content);
    const told = pages.join("\n");
    const typable = PUBLISHED.filter((name) => name !== "help");
    for (const name of typable) expect(told).toMatch(new RegExp(`^</${name}[ :].*: `, "m"));
    expect(wordsOn(first)).toHaveLength(6);
  });

  it("makes the commands that a message names clickable, by the ids under which they are published", async () => {
    const person = await stage.person();
    const published =
      await stage.simulator.get<
        readonly {
          readonly name: string;
          readonly id: string;
          readonly options?: readonly { name: string }[];
        }[]
      >("commands");
    const topics = ["play", "friends", "you", "strategies"];
    const texts = await Promise.all(
      topics.map(async (topic) => shownBy(await person.says("help", { topic })).content),
    );
    const links = texts.flatMap((text) => [...text.matchAll(/<\/([a-z-]+)(?: ([a-z-]+))?:(\d+)>/g)]);
    expect(links.length).toBeGreaterThan(12);
    for (const [, name, subcommand, id] of links) {
      const command = published.find((one) => one.id === id);
      expect(command?.name).toBe(name);
      if (subcommand) expect(command?.options?.map((one) => one.name)).toContain(subcommand);
    }
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(2000);
  });

  it("makes no link of a person who is named like a command", async () => {
    const person = await stage.person(undefined, "/rps play");
    const match = shownBy(await person.says("rps play"));
    expect(match.content).toContain("rps play 0 : 0");
    expect(match.content).not.toMatch(/<\/[^>]*> 0 : 0/);
  });

  it("/start begins a game by its button", async () => {
    const person = await stage.person();
    const greeting = shownBy(await person.says("start"));
    expect(greeting.content).toContain("I am Gadalka");
    const games = ["Rock-paper-scissors", "Rock-paper-scissors-lizard-Spock", "Odd-even", "Minesweeper"];
    expect(wordsOn(greeting)).toEqual([...games, "Duel a friend", "The daily challenge", "What I can do"]);
    const board = shownBy(await person.presses(greeting, "Minesweeper"));
    expect(isPrivate(board)).toBe(false);
    expect(buttonsOf(board).length).toBeGreaterThan(25);
    const match = shownBy(await person.presses(greeting, "Rock-paper-scissors"));
    expect(isPrivate(match)).toBe(false);
    expect(wordsOn(shownBy(await person.presses(match, "Rock")))).toContain("Scissors");
    expect(await roundsOf(person)).toBe(1);
  });

  it("/privacy says what is kept, and /data export hands over all of it", async () => {
    const person = await stage.person();
    expect(wordsOn(shownBy(await person.says("privacy")))).toContain("Delete everything");
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    await person.presses(first, "Paper");
    const taken = await exportOf(person);
    expect(taken.player).toBe(`discord:${person.id}`);
    expect(taken.games.rps?.rounds.map(({ you }) => you)).toEqual(["paper"]);
    expect(JSON.stringify(taken)).not.toContain("seed");
  });

  it("/data delete asks first, deletes on a yes, and leaves everything on a no", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    const match = shownBy(await person.presses(first, "Paper"));
    const kept = shownBy(await person.presses(shownBy(await person.says("data delete")), "Keep it"));
    expect(kept.content).toContain("Kept");
    expect(await roundsOf(person)).toBe(1);
    const deleted = shownBy(
      await person.presses(shownBy(await person.says("data delete")), "Delete everything"),
    );
    expect(deleted.content).toContain("Gone");
    expect(wordsOn(deleted)).toEqual([]);
    expect((await exportOf(person)).games).toEqual({});
    expect(noticeIn(await person.presses(match, "Rock"))).toContain("That button is from another time");
    const again = shownBy(
      await person.presses(shownBy(await person.says("data delete")), "Delete everything"),
    );
    expect(again.content).toContain("nothing to delete");
  });

  it("/model share asks first, shares on a yes, keeps on a no, and takes back at once", async () => {
    const person = await stage.person();
    const ask = async () => {
      const asked = await person.says("model share", { sharing: "on" });
      expect(isPrivate(shownBy(asked))).toBe(true);
      expect(shownBy(asked).content).toContain("no name, no single round");
      return shownBy(asked);
    };
    const shows = async () => shownBy(await person.says("model show")).content;
    const kept = shownBy(await person.presses(await ask(), "Keep to myself"));
    expect(kept.content).toContain("stays between us");
    expect(wordsOn(kept)).toEqual([]);
    expect(await shows()).toContain("stays between us");
    const shared = shownBy(await person.presses(await ask(), "Share"));
    expect(shared.content).toContain("Thank you");
    expect(wordsOn(shared)).toEqual([]);
    expect(await shows()).toContain("You share how you play");
    expect(JSON.stringify(await exportOf(person))).toContain('"modelSharing"');
    expect(noticeIn(await person.says("model share", { sharing: "off" }))).toContain("Taken back");
    expect(await shows()).toContain("stays between us");
    expect(JSON.stringify(await exportOf(person))).not.toContain('"modelSharing"');
  });

  it.each([
    ["a command", { name: "chess", description: "not ours" }, "chess", {}, 'no command "chess"'],
    [
      "a subcommand",
      { name: "data", description: "x", options: [{ type: 1, name: "sell", description: "x" }] },
      "data sell",
      {},
      'knows no "sell"',
    ],
    [
      "an option",
      { name: "help", description: "x", options: [{ type: 3, name: "mood", description: "x" }] },
      "help",
      { mood: "love" },
      'does not understand "mood"',
    ],
  ])(
    "%s that this version does not know is refused privately and in words",
    async (_, body, typed, options, words) => {
      await changeCommands(stage, "POST", "", body);
      const person = await stage.person();
      const refused = await person.says(typed, options);
      expect(isPrivate(shownBy(refused))).toBe(true);
      expect(noticeIn(refused)).toContain(words);
    },
  );

  it("an entry of a person's menu that this version does not know is answered all the same", async () => {
    await changeCommands(stage, "POST", "", { name: "Inspect", type: 2 });
    const action = { kind: "user_command", name: "Inspect", target: "bob", wait: PATIENCE_MS };
    expect(isPrivate(shownBy(await stage.simulator.post<Outcome>("interaction", action)))).toBe(true);
  });
});
