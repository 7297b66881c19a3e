import { describe, expect, it } from "vitest";
import { watchLeaks } from "./leaks.ts";
import type { DuelLedger, PickPress, PickReport, Side } from "./ledger.ts";
import { judge, type StoredDuel } from "./referee.ts";

const [ROCK, SCISSORS] = [0, 1];

/** Three rounds in which rock beat scissors, as pressed and as stored. */
function won(): { ledger: DuelLedger; stored: StoredDuel } {
  const press = (turn: number, side: Side, move: string) => ({
    ...{ turn, side, move, heard: "in" as PickReport },
  });
  const presses = [0, 1, 2].flatMap((turn) => [press(turn, 0, "rock"), press(turn, 1, "scissors")]);
  const round = [ROCK, SCISSORS] as const;
  return {
    ledger: {
      ...{ id: "d", terms: { variant: "classic", length: "first to 3" }, presses },
      ...{ stops: [false, false], resigned: [false, false] },
    },
    stored: {
      play: {
        rounds: [round, round, round],
        picks: [null, null],
        over: { winner: 0, ending: "score", at: 30 },
      },
    } as StoredDuel,
  };
}

const judged = (change: (world: ReturnType<typeof won>) => void, stored?: object): readonly string[] => {
  const world = won();
  change(world);
  const play = { ...world.stored.play, ...stored } as NonNullable<StoredDuel["play"]>;
  return judge(world.ledger, { play });
};

describe("the referee", () => {
  it("finds nothing in a duel that matches its announcements", () => {
    expect(judged(() => {})).toEqual([]);
  });

  it("finds a duel that was lost or never ended", () => {
    expect(judge(won().ledger, undefined)).toHaveLength(1);
    expect(judged(() => {}, { over: undefined })).toEqual(["d: never ended"]);
  });

  it("finds a pick that was counted twice, replaced or made up", () => {
    expect(judged(({ ledger }) => ledger.presses.push(ledger.presses[0] as PickPress))[0]).toContain(
      "doubled",
    );
    const paper = { side: 0, turn: 0, move: "paper", heard: "in" } as const;
    expect(judged(({ ledger }) => ledger.presses.splice(0, 1, paper))[0]).toContain("paper was counted");
    expect(judged(({ ledger }) => ledger.presses.splice(0, 1))[0]).toContain("nobody was told so");
  });

  it("accepts an unanswered press as counted or not", () => {
    const unsure = { side: 0, turn: 0, move: "rock", heard: "unsure" } as const;
    expect(judged(({ ledger }) => ledger.presses.splice(0, 1, unsure))).toEqual([]);
  });

  it("finds a pick after the last round, and an end that no one reached", () => {
    const more = { side: 0, turn: 3, move: "rock", heard: "in" } as const;
    expect(judged(({ ledger }) => void ledger.presses.push(more))[0]).toContain("lost");
    const over = { winner: 1, ending: "score", at: 30 };
    expect(judged(() => {}, { over })[0]).toContain("score for 1");
    expect(judged(() => {}, { over: { winner: "level", ending: "agreed", at: 30 } })).toHaveLength(1);
  });
});

describe("the watch on outgoing data", () => {
  const situation = { key: "round 1", names: [[/Anna\d/g, "A"]] as const, forms: 1 };

  it("finds a text that varies with the hidden pick, ignoring names", () => {
    const watch = watchLeaks();
    watch.look("Anna1 has chosen", { ...situation, hidden: "rock" });
    watch.look("Anna2 has chosen", { ...situation, hidden: "paper" });
    expect(watch.report()).toMatchObject({ texts: 2, compared: 1, problems: [] });
    watch.look("Anna2 has chosen ", { ...situation, hidden: "scissors" });
    expect(watch.report().problems).toHaveLength(1);
  });

  it("finds moves in logs, and picks distinguishable in the store", () => {
    const watch = watchLeaks();
    watch.logLine('{"msg":"a press of rock"}');
    watch.stored("abcd");
    watch.stored("abcd");
    watch.stored("abcde");
    expect(watch.report().problems).toHaveLength(3);
  });
});
