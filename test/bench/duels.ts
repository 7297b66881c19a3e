// How soon a pick in a duel is acknowledged, compared with a press in a match against the bot. Pairs of people do both
// in turn with the same bot, so that other load on the machine affects both alike.

import { decodeAction, encodeAction } from "../../src/chat/index.ts";
import { type Simulator, startSimulator, temporaryFolder } from "../platforms/conformance/rig.ts";
import { connectedTo, type PlatformName, startOurs } from "./contestants.ts";
import { buttonIds, newDiscordUser, pressOnDiscord, sayOnDiscord } from "./discord-table.ts";
import { type Latencies, latencies } from "./figures.ts";
import { printTable } from "./table.ts";
import { keysOf, newTelegramUser, sayOnTelegram, type TelegramMessage, WAIT_MS } from "./tables.ts";

/** A duel ends after 100 rounds. */
const ROUNDS = 60;
const WARM_UP_ROUNDS = 15;
const PAIRS = 8;

interface DuelFigures {
  readonly platform: PlatformName;
  readonly match: Latencies;
  readonly pick: Latencies;
  /** A pick's time divided by a press's. */
  readonly ratio: Latencies;
}

/** A message whose first button is pressed each round. */
interface Board {
  readonly message: string;
  readonly button: string;
}

/** What a pair does in its own chat; a press resolves once it's acknowledged. */
interface Ground {
  person(): Promise<string>;
  says(who: string, line: "match" | "duel"): Promise<Board>;
  /** The button of a duel once it's accepted. */
  accepts(who: string, board: Board): Promise<Board>;
  press(who: string, board: Board): Promise<void>;
}

export async function benchDuels(): Promise<void> {
  const figures = [await benchOn("discord", discordGround), await benchOn("telegram", telegramGround)];
  printTable(
    `Acknowledging a pick in a duel beside a press in a match (${PAIRS} pairs, ${ROUNDS} rounds each), ms`,
    ["", "match", "duel", "duel/match"],
    figures.flatMap(({ platform, match, pick, ratio }) => [
      [`${platform}: p50`, match.p50, pick.p50, ratio.p50],
      [`${platform}: p99`, match.p99, pick.p99, ratio.p99],
    ]),
  );
}

async function benchOn(
  platform: PlatformName,
  groundOf: (simulator: Simulator) => Ground,
): Promise<DuelFigures> {
  const simulator = await startSimulator(platform, "--no-self-check");
  const folder = temporaryFolder();
  try {
    const bot = await startOurs(connectedTo({ [platform]: simulator }), { DATA_DIR: folder.path });
    try {
      return { platform, ...(await measured(() => groundOf(simulator))) };
    } finally {
      await bot.stop();
    }
  } finally {
    await simulator.stop();
    folder.remove();
  }
}

async function measured(ground: () => Ground): Promise<Omit<DuelFigures, "platform">> {
  const [matchMs, pickMs]: [number[], number[]] = [[], []];
  await Promise.all(Array.from({ length: PAIRS }, () => play(ground(), matchMs, pickMs)));
  const [match, pick] = [latencies(matchMs), latencies(pickMs)];
  return { match, pick, ratio: { p50: pick.p50 / match.p50, p99: pick.p99 / match.p99 } };
}

/** One pair: in each round, the first person presses in a match, then both pick in their duel. */
async function play(ground: Ground, matchMs: number[], pickMs: number[]): Promise<void> {
  const [anna, boris] = [await ground.person(), await ground.person()];
  const match = await ground.says(anna, "match");
  const duel = await ground.accepts(boris, await ground.says(anna, "duel"));
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
    const isCounted = round >= WARM_UP_ROUNDS;
    for (const [who, board, times] of [
      [anna, match, matchMs],
      [anna, duel, pickMs],
      [boris, duel, pickMs],
    ] as const) {
      const began = performance.now();
      await ground.press(who, { ...board, button: atTurn(board.button, round) });
      if (isCounted) times.push(performance.now() - began);
    }
  }
}

function atTurn(button: string, turn: number): string {
  const action = decodeAction(button);
  if (!action) throw new Error(`no button of a match: ${button}`);
  return encodeAction({ ...action, turn });
}

const COMMANDS = {
  match: { name: "rps play", options: { length: "endless" }, text: "/rps play endless" },
  duel: { name: "rps duel", options: {}, text: "/rps duel" },
} as const;

const discordGround = (simulator: Simulator): Ground => {
  const boardOf = (outcome: Awaited<ReturnType<typeof sayOnDiscord>>): Board => {
    const { message } = outcome;
    if (!message) throw new Error(`nothing was posted: ${outcome.state}`);
    return { message: message.id, button: buttonIds(message)[0] ?? "" };
  };
  return {
    person: () => newDiscordUser(simulator),
    says: async (who, line) =>
      boardOf(await sayOnDiscord(simulator, who, COMMANDS[line].name, COMMANDS[line].options)),
    accepts: async (who, board) => boardOf(await pressOnDiscord(simulator, who, board)),
    press: async (who, board) => {
      const { state } = await pressOnDiscord(simulator, who, board, { force: true, until: "ack" });
      if (state !== "acked") throw new Error(`a press was left ${state}`);
    },
  };
};

const telegramGround = (simulator: Simulator): Ground => {
  let chat: Promise<{ readonly id: number }> | undefined;
  const group = async (): Promise<number> => {
    chat ??= simulator.post<{ readonly id: number }>("chat", { title: "Duels" });
    return (await chat).id;
  };
  const boardOf = (message: TelegramMessage): Board => ({
    message: String(message.message_id),
    button: keysOf(message)[0] ?? "",
  });
  const press = async (user: string, { message, button: data }: Board): Promise<void> => {
    const pressing = { user: Number(user), chat: await group(), message: Number(message), data, force: true };
    const { answered } = await simulator.post<{ answered: boolean }>("press", { ...pressing, wait: WAIT_MS });
    if (!answered) throw new Error("a press was left unanswered");
  };
  return {
    person: async () => String(await newTelegramUser(simulator)),
    says: async (user, line) => {
      const typed = { user: Number(user), chat: await group(), text: COMMANDS[line].text, calls: 1 };
      return boardOf(await sayOnTelegram(simulator, typed));
    },
    accepts: async (user, board) => {
      await press(user, board);
      const { scope = "", session = "" } = decodeAction(board.button) ?? {};
      return { ...board, button: encodeAction({ scope, session, turn: 0, move: "rock" }) };
    },
    press,
  };
};
