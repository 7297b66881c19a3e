import { describe, expect, it } from "vitest";
import { holds, moveOf } from "../../../../src/core/profiles/portrait/holds.ts";
import type { Condition, SaidMove } from "../../../../src/core/profiles/portrait/index.ts";
import { roundsOf } from "./people.ts";

/** The rounds before which it holds, from 0, and after the last one. */
function heldIn(condition: Condition, person: string, bot: string): readonly number[] {
  const rounds = roundsOf(person, bot);
  return Array.from({ length: person.length + 1 }, (_, at) => at).filter((at) =>
    holds(condition, rounds, at),
  );
}

describe("a condition", () => {
  // Rock beats scissors, scissors beat paper, paper beats rock.
  const [person, bot] = ["rrspps", "srspsr"];

  it.each<[Condition, number[]]>([
    [{ kind: "result", result: 1, ago: 1 }, [1]],
    [{ kind: "result", result: 0, ago: 2 }, [3, 4, 5]],
    [{ kind: "result", result: -1, ago: 1 }, [5, 6]],
    [{ kind: "own", move: 0, ago: 1 }, [1, 2]],
    [{ kind: "bot", move: 1, ago: 2 }, [2, 4, 6]],
    [{ kind: "own-step", step: 0 }, [2, 5]],
    [{ kind: "own-step", step: 1 }, [6]],
    [{ kind: "own-step", step: 2 }, [3, 4]],
    [{ kind: "bot-step", step: 1 }, [2, 5, 6]],
    [{ kind: "same-move", rounds: 2 }, [2, 5]],
    [{ kind: "same-result", result: 0, rounds: 3 }, [4]],
    [{ kind: "since", move: 0, rounds: 3 }, [5, 6]],
    [{ kind: "count", move: 0, often: "most", rounds: 3 }, [3]],
    [{ kind: "count", move: 0, often: "least", rounds: 4 }, [6]],
    [
      {
        kind: "both",
        first: { kind: "own-step", step: 0 },
        second: { kind: "result", result: -1, ago: 1 },
      },
      [5],
    ],
  ])("%j holds before rounds %j", (condition, expected) => {
    expect(heldIn(condition, person, bot)).toEqual(expected);
  });
});

describe("a line's move", () => {
  it.each<[SaidMove, string, string, string | undefined]>([
    [{ kind: "move", move: 2 }, "", "", "p"],
    [{ kind: "own", step: 0 }, "r", "s", "r"],
    [{ kind: "own", step: 1 }, "r", "s", "p"],
    [{ kind: "bot", step: 2 }, "r", "s", "p"],
    [{ kind: "own", step: 1 }, "", "", undefined],
    [{ kind: "again", from: "own", ago: 1 }, "rs", "rr", "p"],
    [{ kind: "again", from: "own", ago: 2 }, "rsp", "rrr", "r"],
    [{ kind: "again", from: "own", ago: 2 }, "rs", "rr", undefined],
    [{ kind: "again", from: "bot", ago: 1 }, "rs", "sp", "p"],
    [{ kind: "again", from: "bot", ago: 2 }, "rrs", "srp", "s"],
    [{ kind: "as-before", rounds: 1 }, "rsrpr", "rsrpr", "p"],
    [{ kind: "as-before", rounds: 1 }, "rsr", "rss", undefined],
    [{ kind: "as-before", rounds: 2 }, "rsprprs", "rsprprs", "p"],
    [{ kind: "as-before", rounds: 3 }, "rsprsprs", "rrrrrrrr", "p"],
  ])("%j after %s against %s is %s", (said, person, bot, expected) => {
    const move = moveOf(said, roundsOf(person, bot), person.length);
    expect(move === undefined ? undefined : "rsp"[move]).toBe(expected);
  });

  it("forgets what was more than fifty rounds ago", () => {
    const moveAfter = (rounds: number): number | undefined => {
      const letters = `rs${"p".repeat(rounds)}r`;
      return moveOf({ kind: "as-before", rounds: 1 }, roundsOf(letters, letters), letters.length);
    };
    expect([moveAfter(48), moveAfter(49)]).toEqual([1, undefined]);
  });
});
