// The command list that Discord gets, what people see of it in their language, and the commands around the game.

import { expect, it } from "vitest";
import { eventually, spawnBot } from "../rig.ts";
import {
  buttonsOf,
  exportOf,
  isPrivate,
  noticeIn,
  type Outcome,
  type Person,
  roundsOf,
  shownBy,
  wordsOn,
} from "./person.ts";
import { changeCommands, describeOnDiscord } from "./stage.ts";

/** A command, or part of one, as Discord stores it. */
interface Published {
  readonly id: string;
  readonly name: string;
  readonly options?: readonly Published[];
}

const PUBLISHED = [
  ...["daily", "help", "leaderboard", "mines", "oddeven", "profile", "rps", "settings", "strategy"],
  "tournament",
];

describeOnDiscord("commands on Discord", {}, (stage) => {
  it("log in without any intents", async () => {
    const { sessions } = await stage.simulator.get<{ sessions: readonly { intents: number }[] }>("state");
    expect(sessions.map(({ intents }) => intents)).toEqual([0]);
  });

  it("are available in servers, DMs and private channels, for both installs", async () => {
    const commands = await stage.simulator.get<readonly Published[]>("commands");
    const names = commands.map(({ name }) => name).sort();
    expect(names).toEqual(["Compare how we play", "Duel", ...PUBLISHED]);
    for (const command of commands)
      expect(command).toMatchObject({ contexts: [0, 1, 2], integration_types: [0, 1] });
  });

  it("replace Discord's list at each start, but keep the entry point of an Activity", async () => {
    const commands = () => stage.simulator.get<readonly Published[]>("commands");
    const [first, ...others] = await commands();
    await changeCommands(stage, "DELETE", `/${first?.id}`);
    await stage.simulator.post("activities");
    expect(await stage.restartBot()).toBe(0);
    const names = (await commands()).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set([first, ...others].map((one) => one?.name).concat("launch")));
    const publish = async () => {
      const command = spawnBot(["cli/index", "publish-commands"], stage.environment);
      expect(await command.ended()).toBe(0);
      return command.output();
    };
    expect(await publish()).toContain("discord: commands published");
  });

  it("suggest opponents and lengths that match the typed text", async () => {
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

  it("name a strategy from its page, suggest it to its owner, let anyone play it", async () => {
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
    const gone = shownBy(await owner.presses(question, "Withdraw it"));
    expect(gone.content).toContain("is withdrawn");
    expect(wordsOn(gone)).toEqual([]);
  });

  it("use the server's language in public and the person's in private", async () => {
    const { id, channels } = await stage.simulator.post<{ id: string; channels: readonly string[] }>(
      "guild",
      {
        locale: "ru",
      },
    );
    const [channel = ""] = channels;
    const visitor = await stage.person({ guild: id, channel, locale: "en-GB" });
    const theirs = shownBy(await visitor.says("rps play", { length: "first to 2" }));
    expect(theirs.content).toContain("Камень-ножницы-бумага · до 2 очков");
    expect(wordsOn(theirs)).toEqual(["Камень", "Бумага", "Ножницы", "Почему?", "Закончить"]);
    expect(noticeIn(await visitor.presses(theirs, "Почему?"))).toContain("Ask me after the first round");
    const russian = await stage.person({ locale: "ru" }, "Вера");
    const english = shownBy(await russian.says("rps play"));
    expect(english.content).toContain("Rock-paper-scissors · first to 10");
    expect(noticeIn(await russian.presses(english, "Why?"))).toContain("Спросите после первого раунда");
    expect(shownBy(await russian.says("help")).content).toContain("Что я умею");
    expect(noticeIn(await russian.says("rps play", { length: "долго" }))).toContain("не длина матча");
    expect(noticeIn(await russian.presses(theirs, "Камень"))).toContain("В этом матче играет");
  });

  it("/help lists every published command", async () => {
    const person = await stage.person();
    const first = shownBy(await person.says("help"));
    const pages: string[] = [];
    for (const section of ["Play", "With friends", "About you", "Strategies"])
      pages.push(shownBy(await person.presses(shownBy(await person.says("help")), section)).content);
    const seen = pages.join("\n");
    const typable = PUBLISHED.filter((name) => name !== "help");
    for (const name of typable) expect(seen).toMatch(new RegExp(`^</${name}[ :].*: `, "m"));
    expect(wordsOn(first)).toHaveLength(6);
  });

  it("/start starts a game with its button", async () => {
    const person = await stage.person();
    const greeting = shownBy(await person.says("start"));
    expect(greeting.content).toContain("I’m Gadalka");
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

  it("/privacy says what is kept and /data export returns all of it", async () => {
    const person = await stage.person();
    expect(wordsOn(shownBy(await person.says("privacy")))).toContain("Delete everything");
    const first = shownBy(await person.says("rps play", { length: "endless" }));
    await person.presses(first, "Paper");
    const taken = await exportOf(person);
    expect(taken.player).toBe(`discord:${person.id}`);
    expect(taken.games.rps?.rounds.map(({ you }) => you)).toEqual(["paper"]);
    expect(JSON.stringify(taken)).not.toContain("seed");
  });

  it("/data delete asks first, deletes on yes and keeps everything on no", async () => {
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
    expect(noticeIn(await person.presses(match, "Rock"))).toContain("That button is too old to work");
    const again = shownBy(
      await person.presses(shownBy(await person.says("data delete")), "Delete everything"),
    );
    expect(again.content).toContain("nothing to delete");
  });
});
