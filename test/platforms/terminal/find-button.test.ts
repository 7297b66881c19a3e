// Which button a typed line presses.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buttonsMeant, findButton } from "../../../src/platforms/terminal/find-button.ts";
import { button, ROWS } from "./stage.ts";

const BUTTONS = ROWS.flat();
const moveOf = (typed: string, buttons = BUTTONS) => findButton(typed, { buttons, former: [] })?.action.move;

describe("finding the button for a line", () => {
  it.each([
    ["1", "rock"],
    ["5", "stop"],
    ["[2]", "paper"],
    ["rock", "rock"],
    ["ROCK", "rock"],
    ["✊ Rock", "rock"],
    ["✊", "rock"],
    ["✌", "scissors"],
    ["why", "why"],
    ["why?", "why"],
    ["pa", "paper"],
    ["sc", "scissors"],
  ])("%j presses %s", (typed, move) => {
    expect(moveOf(typed)).toBe(move);
  });

  it.each(["0", "6", "-1x", "rocky", "s", "", "?", "spock"])("%j presses nothing", (typed) => {
    expect(moveOf(typed)).toBeUndefined();
  });

  it("accepts a move's word when the label is in another language, and the label too", () => {
    const russian = [button("✊ Камень", "rock"), button("✋ Бумага", "paper")];
    expect(moveOf("paper", russian)).toBe("paper");
    expect(moveOf("бумага", russian)).toBe("paper");
    expect(moveOf("КАМ", russian)).toBe("rock");
  });

  it("treats е and ё as equal, as people type them", () => {
    const russian = [button("Нечет", "odd"), button("Чёт", "even")];
    expect(moveOf("чет", russian)).toBe("even");
    expect(moveOf("нечёт", russian)).toBe("odd");
  });

  it("accepts a letter that starts only one move: p is paper, but s is ambiguous", () => {
    const move = (sign: string, label: string) => ({ ...button(label, label.toLowerCase()), sign });
    const moves = [move("✊", "Rock"), move("✋", "Paper"), move("✌️", "Scissors"), move("🖖", "Spock")];
    const buttons = [...moves, button("Why?", "why"), button("Stop", "stop"), button("Rules", "rules")];
    expect(["r", "p", "P", "s", "w"].map((typed) => moveOf(typed, buttons))).toEqual([
      ...["rock", "paper", "paper", undefined, "why"],
    ]);
    const meant = (typed: string) => buttonsMeant(typed, { buttons, former: [] }).map(({ number }) => number);
    expect(["s", "st", "r", "x", "ru"].map(meant)).toEqual([[3, 4], [], [], [], []]);
    expect(moveOf("s", buttons.toSpliced(3, 1)), "where Spock cannot be played").toBe("scissors");
    expect(["sc", "sp", "st", "stop", "ru"].map((typed) => moveOf(typed, buttons))).toEqual([
      ...["scissors", "spock", "stop", "stop", "rules"],
    ]);
    const former = findButton("s", { buttons: [button("Save", "save")], former: buttons });
    expect(former, "typed for a round that is over").toBeUndefined();
  });

  it("prefers a whole word to the start of a longer one", () => {
    const buttons = [button("Stop it all", "end"), button("Stop", "stop")];
    expect(moveOf("stop", buttons)).toBe("stop");
    expect(moveOf("stop i", buttons)).toBe("end");
  });

  it("does not guess between buttons of the same name, but accepts their numbers", () => {
    const twins = [button("Yes", "a"), button("Yes", "b")];
    expect(moveOf("yes", twins)).toBeUndefined();
    expect(moveOf("2", twins)).toBe("b");
  });

  it("reads a number as a position even when labels are numbers", () => {
    expect(moveOf("1", [button("2", "two"), button("1", "one")])).toBe("two");
  });

  it("finds every button by its number and its whole label", () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(labels, (names) => {
        const buttons = names.map((name, index) => button(`✊ ${name}`, `m-${index}`));
        const panel = { buttons, former: [] };
        for (const [index, one] of buttons.entries()) {
          expect(findButton(String(index + 1), panel)).toBe(one);
          expect(findButton(names[index] ?? "", panel)).toBe(one);
        }
      }),
      { seed: 3 },
    );
  });
});

describe("finding a button of a message whose buttons just changed", () => {
  const panel = { buttons: [button("Rematch", "again"), button("Verify", "verify")], former: BUTTONS };
  const found = (typed: string) => findButton(typed, panel)?.action.move;

  it.each(["1", "2", "5", "[1]", "rock", "r", "p", "✊"])(
    "%j, which was a move, presses nothing",
    (typed) => {
      expect(found(typed)).toBeUndefined();
    },
  );

  it.each([
    ["6", "again"],
    ["[7]", "verify"],
    ["Rematch", "again"],
    ["rem", "again"],
    ["v", "verify"],
  ])("%j, which meant nothing before, presses %s", (typed, move) => {
    expect(found(typed)).toBe(move);
  });

  it("accepts a whole name even when its letters started another", () => {
    const buttons = [button("Roc", "roc"), button("Verify", "verify")];
    expect(findButton("roc", { buttons, former: BUTTONS })?.action.move).toBe("roc");
  });
});
