import { describe, expect, it } from "vitest";
import { type ProofToShow, proofView } from "../../../commands/kit/proof-view.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { type Proof, readLine, writeBoardLine } from "../../../src/core/proof/line.ts";
import { boundOf, hexOf, inGroups } from "../../../src/core/proof/match.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { played } from "../../core/proof/played.ts";

const PAGES = "https://gadalka.example.org";
const { match, line } = played("rps", 12);

const shown = (text: string, more: Partial<ProofToShow> = {}) =>
  proofView({ line: text, check: checkProof(readLine(text) as Proof), publicUrl: PAGES, ...more }, "en");
const textOf = (view: ReturnType<typeof shown>): string => (view.blocks[0] as { text: string }).text;

describe("the view of a proof", () => {
  it("says in three lines what was fixed and shown, and links to the check", () => {
    const words = { bound: inGroups(boundOf(match.secret)), secret: hexOf(match.secret) };
    const lines = [
      say("en", "proof-moves", { count: 13 }),
      say("en", "proof-shown", words),
      say("en", "proof-how-page"),
    ];
    expect(shown(line)).toEqual({
      blocks: [{ type: "text", text: lines.join("\n") }],
      link: { label: "Check it yourself", url: `${PAGES}/verify#${line}` },
    });
  });

  it("gives a line that doesn't fit behind a button as text or as a file; without a page, with the command", () => {
    const [middle, long] = [played("rps", 300).line, played("rps", 600).line];
    const code = { type: "code", text: middle };
    expect(shown(middle)).toMatchObject({ blocks: [{}, code], link: { url: `${PAGES}/verify` } });
    expect(shown(long).blocks[1]).toMatchObject({ type: "file", content: `${long}\n` });
    const view = shown(line, { publicUrl: undefined });
    expect(view.link).toBeUndefined();
    expect(view.blocks.at(-1)).toEqual({ type: "code", text: line });
    expect(textOf(view)).toContain("gadalka -- verify");
  });

  it("speaks of a board's mines, and warns of codes that weren't shown", () => {
    const rules = { width: 9, height: 9, mines: 10, start: "opening" } as const;
    const board = writeBoardLine({ session: "b1", secret: match.secret, rules, first: 40, attempt: 0 });
    expect(textOf(shown(board))).toContain(say("en", "proof-mines"));
    expect(textOf(shown(line, { isShown: false }))).toContain(say("en", "proof-wrong"));
  });
});
