// The page's logic: the state is the server's, and the page shows its newest answer.

import { doublingMs } from "../../../infra/doubling.ts";
import type { BoardState, MinesAnswer, Texts } from "../wire.ts";
import { openScreen, type Screen, type Shown } from "./screen.ts";
import type { Answer, Server } from "./server.ts";

/** How often to poll: while the other player's progress is shown, or only the chat may have gone on. */
const LOOK_MS = { race: 1_500, alone: 10_000, most: 60_000 } as const;

export function openPlay(into: HTMLElement, given: Texts, server: Server, first: string | undefined): void {
  let texts = given;
  let session = first;
  let shown: Shown = { isFlagging: false };
  let isUnknown = false;
  let failures = 0;
  let screen: Screen | undefined;
  const show = (more: Partial<Shown>): void => {
    shown = { ...shown, ...more };
    screen ??= openScreen(into, texts, pressed, server.isHere);
    screen.show(shown);
  };
  const take = (answered: MinesAnswer): void => {
    if (answered.texts) {
      texts = answered.texts;
      document.documentElement.lang = texts.locale;
      document.title = texts.title;
      screen = undefined;
    }
    const { board, race, wanted } = answered;
    // An answer overtaken by a newer one.
    const isOld = board && board.id === shown.board?.id && board.turn < shown.board.turn;
    if (board || race) session = (board ?? race)?.id;
    show({
      ...((board || race) && !isOld && { board, race }),
      wanted,
      said: answered.problem ?? answered.said,
    });
  };
  const answered = (answer: Exclude<Answer, { state: "unreachable" }>): void => {
    failures = 0;
    isUnknown = answer.state === "unknown";
    if (answer.state === "answered") take(answer.body);
    else show({ said: answer.problem });
  };
  const unreachable = (): void => {
    failures += 1;
    show({ said: texts.unreachable });
  };
  const moves = createMoves(server, { answered, unreachable });
  const about = () => ({ locale: texts.locale });
  const pressed = {
    cell: (cell: number, how: "tap" | "flag"): void => {
      const seen = shown.board;
      const look = seen?.cells[cell] ?? "";
      if (seen?.state !== "live" || look === "0") return;
      const letter = letterOf(look, how === "flag" || shown.isFlagging);
      // Built at its turn: an earlier move may be in flight, and this one counts only if its cell is unchanged.
      const body = () => {
        const { board } = shown;
        const isMeant = board?.id === seen.id && board.state === "live" && board.cells[cell] === look;
        return isMeant ? { ...about(), ...addressOf(board), move: `${letter}${cell}` } : undefined;
      };
      moves.add({ name: "move", body });
    },
    move: (move: string): void => {
      const { board, race, wanted } = shown;
      const of = board ?? race;
      const to = move === "new" ? { session: wanted, scope: "mines", turn: 0 } : of && addressOf(of);
      if (move === "continue" && wanted !== undefined) show({ wanted: undefined, said: undefined });
      else if (to) moves.add({ name: "move", body: () => ({ ...about(), ...to, move }) });
    },
    begin: (options: object): void => moves.add({ name: "new", body: () => ({ ...about(), options }) }),
    mode: (): void => show({ isFlagging: !shown.isFlagging }),
  };
  const look = async (): Promise<void> => {
    if (document.hidden || moves.isBusy()) return;
    const answer = await server.ask("state", { ...about(), ...(session !== undefined && { session }) });
    if (answer.state === "unreachable") return unreachable();
    if (moves.isBusy()) return;
    if (answer.state === "unknown" || shown.board === undefined || answer.body.problem)
      return answered(answer);
    // Not an answer to an action, so the last message stays.
    failures = 0;
    const { said, wanted } = shown;
    take({
      ...answer.body,
      ...(said !== undefined && said !== texts.unreachable && { said }),
      ...(wanted && { wanted }),
    });
  };
  begin(look, { moves, nextMs: () => (isUnknown ? undefined : nextLookMs(shown, failures)) });
}

const addressOf = ({ id, scope, turn }: Pick<BoardState, "id" | "scope" | "turn">) => ({
  session: id,
  scope,
  turn,
});

/** The same letter as on the cell's button in the chat. */
function letterOf(look: string, flags: boolean): string {
  if (look === "c") return flags ? "f" : "o";
  if (look === "f") return flags ? "u" : "o";
  return "c";
}

/** Milliseconds until the server is asked again, longer after each unanswered request. */
function nextLookMs({ board, race }: Shown, failures: number): number {
  const running = board?.race ?? race;
  const usual = running && !running.isOver ? LOOK_MS.race : LOOK_MS.alone;
  return doublingMs(usual, LOOK_MS.most, failures + 1);
}

/** Polls now and repeatedly, and at once when the page is visible again or the network is back. */
function begin(
  look: () => Promise<void>,
  { moves, nextMs }: { readonly moves: { hurry(): void }; nextMs(): number | undefined },
): void {
  let timer: number | undefined;
  let isLooking = false;
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
    const ms = nextMs();
    if (ms !== undefined && !document.hidden) timer = window.setTimeout(run, ms);
  };
  const back = (): void => {
    moves.hurry();
    if (!document.hidden) void run();
  };
  document.addEventListener("visibilitychange", back);
  window.addEventListener("online", back);
  void run();
}

// Moves in flight: sent one at a time, each with its own id, and repeated with that id until the server has answered.
// So nothing is lost or counted twice, whatever the network does.

interface Errand {
  readonly name: "move" | "new";
  /** What to send besides its id; undefined if it no longer applies. Called once, when its turn has come. */
  readonly body: () => object | undefined;
}

interface Moves {
  add(errand: Errand): void;
  /** Whether a move is in flight or waiting. */
  isBusy(): boolean;
  /** Ends the current wait: the network is back, or the page is visible again. */
  hurry(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

function createMoves(
  server: Server,
  on: { answered(answer: Exclude<Answer, { state: "unreachable" }>): void; unreachable(): void },
): Moves {
  const waiting: Errand[] = [];
  let isRunning = false;
  let wake = (): void => {};
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const send = async ({ name, body }: Errand): Promise<void> => {
    const asked = body();
    if (!asked) return;
    const sent = { ...asked, id: crypto.randomUUID() };
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const answer = await server.ask(name, sent);
      if (answer.state !== "unreachable") return on.answered(answer);
      on.unreachable();
      await pause(waitMs);
    }
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) await send(errand);
    isRunning = false;
  };
  return {
    add: (errand) => {
      waiting.push(errand);
      if (!isRunning) void run();
    },
    isBusy: () => isRunning,
    hurry: () => wake(),
  };
}
