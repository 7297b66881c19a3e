import { describe, expect, it } from "vitest";
import { circleGame, oddEven } from "../../../src/core/games/index.ts";
import {
  DataProblem,
  furtherColumns,
  readRecordedPeople,
  readRecordedRounds,
} from "../../../src/lab/kit/recorded-people.ts";

const rps = circleGame(3);
const HEADER = "player,round,move,opponent_move";

describe("readRecordedPeople", () => {
  it("separates people in the order of their first rows", () => {
    const people = readRecordedPeople(rps, `${HEADER}\nb,1,R,P\na,1,S,S\nb,2,P,R\n`);
    expect(people.map(({ player }) => player)).toEqual(["b", "a"]);
    expect(people[0]?.rounds).toEqual({ person: Uint8Array.of(0, 2), bot: Uint8Array.of(2, 0) });
    expect(people[1]?.rounds).toEqual({ person: Uint8Array.of(1), bot: Uint8Array.of(1) });
  });

  it("finds its columns by name in files of other systems", () => {
    const text = "\uFEFFopponent_move, who ,round,player,move\r\nP,x,1,a,r\r\n\r\n";
    expect(readRecordedPeople(rps, text)[0]?.rounds).toEqual({
      person: Uint8Array.of(0),
      bot: Uint8Array.of(2),
    });
  });

  it("reads each person's opponent from a column", () => {
    const [a, b] = readRecordedPeople(
      rps,
      `${HEADER},opponent\na,1,R,R,copier\na,2,R,R,copier\nb,1,R,R,counter`,
    );
    expect([a?.opponent, b?.opponent]).toEqual(["copier", "counter"]);
    expect(readRecordedPeople(rps, `${HEADER}\na,1,R,R`)[0]).not.toHaveProperty("opponent");
  });

  it("reads each person's group from the chosen column", () => {
    const text = `team,${HEADER},age\nred,a,1,R,R,20\nred,a,2,R,R,20\n,b,1,R,R,30`;
    const people = readRecordedPeople(rps, text, "team");
    expect(people.map(({ group }) => group)).toEqual(["red", ""]);
    expect(readRecordedPeople(rps, text)[0]).not.toHaveProperty("group");
    expect([...furtherColumns(text)]).toEqual([
      ["team", 2],
      ["age", 2],
    ]);
  });

  it.each([
    [
      "sex",
      `${HEADER},team\na,1,R,R,x`,
      1,
      'no column "sex". Columns that may hold each person\'s group: team',
    ],
    ["move", `${HEADER}\na,1,R,R`, 1, '"move" is a column of the rounds. Add a column'],
    ["team", `${HEADER},team\na,1,R,R,x\na,2,R,R,y`, 3, 'player a is in the groups "x" and "y". Give each'],
  ])("refuses %s as groups of %j, and says why", (by, text, line, words) => {
    const read = () => readRecordedPeople(rps, text, by);
    expect(read).toThrow(words);
    expect(read).toThrow(expect.objectContaining({ line }));
  });

  it("reads 0 and 1 for odd-even", () => {
    const [person] = readRecordedPeople(oddEven, `${HEADER}\na,1,1,0\na,2,0,1`);
    expect(person?.rounds).toEqual({ person: Uint8Array.of(1, 0), bot: Uint8Array.of(0, 1) });
  });

  it("accepts unrecorded rounds and a new session of the same person", () => {
    const [person, ...others] = readRecordedPeople(rps, `${HEADER}\na,1,R,R\na,5,P,R\na,1,S,R`);
    expect(person?.rounds.person).toEqual(Uint8Array.of(0, 2, 1));
    expect(others).toEqual([]);
  });

  it.each([
    ["", 1, "player, round, move, opponent_move"],
    ["player,round,move\na,1,R", 1, "opponent_move missing"],
    [`${HEADER}\n`, 2, "no rounds"],
    [`${HEADER}\na,1,R,P\na,2,R`, 3, "3 values where the header has 4"],
    [`${HEADER}\na,1,R,P,`, 2, "5 values"],
    [`${HEADER}\n\na,1,X,P`, 3, '"X" isn\'t a move of rps; moves are R, S, P'],
    [`${HEADER}\na,1,RS,P`, 2, '"RS" isn\'t a move'],
    [`${HEADER}\na,1,R,`, 2, '"" isn\'t a move'],
    [`${HEADER}\na,2,R,R\na,2,R,R`, 3, 'round "2" of player a must be a whole number above 2'],
    [`${HEADER}\na,first,R,R`, 2, 'round "first"'],
    [`${HEADER}\na,0,R,R`, 2, 'round "0"'],
    [`${HEADER}\n,1,R,R`, 2, "no player"],
  ])("refuses %j, naming line %i", (text, line, words) => {
    const read = () => readRecordedPeople(rps, text);
    expect(read).toThrow(DataProblem);
    expect(read).toThrow(words);
    expect(read).toThrow(new RegExp(`^line ${line}: `));
  });

  it("refuses rock-paper-scissors letters for odd-even", () => {
    expect(() => readRecordedPeople(oddEven, `${HEADER}\na,1,R,0`)).toThrow("moves are 0, 1");
  });
});

describe("one person's rounds", () => {
  it("need no player column, or one with a single name", () => {
    const rounds = { person: Uint8Array.of(0, 2), bot: Uint8Array.of(1, 0) };
    expect(readRecordedRounds(rps, "round,move,opponent_move\r\n1,R,S\n\n2,p,R\n")).toEqual(rounds);
    expect(readRecordedRounds(rps, "\uFEFFmove,player,opponent_move,round\nR,ann,S,1\nP,ann,R,2")).toEqual(
      rounds,
    );
  });
});
