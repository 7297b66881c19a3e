// Results as page elements. Whatever a proof says is inserted as neutral text, never as markup.

import { type FindingWords, findingWords } from "../../../../commands/kit/finding-words.ts";
import type { Finding, Mark, MoveDetails, Verdict } from "../../../core/verify/index.ts";
import { neutralLine } from "../../../infra/i18n/name-in-text.ts";
import type { Checked, Refused } from "../check.ts";
import { REFUSALS } from "../message.ts";
import type { Texts } from "./texts.ts";

const VERDICTS = { fits: "good", open: "warn", wrong: "bad" } as const satisfies Readonly<
  Record<Verdict, string>
>;

const MARKS = {
  ok: { sign: "✓", look: "good" },
  FAIL: { sign: "✗", look: "bad" },
  open: { sign: "?", look: "warn" },
  skip: { sign: "·", look: "quiet" },
} as const satisfies Readonly<Record<Mark, object>>;

const MOVES_SHOWN = 1_000;

export function shownResult(result: Checked | Refused, texts: Texts): HTMLElement {
  if ("problem" in result) return shownProblem({ id: REFUSALS[result.problem] }, texts);
  const { verdict, subject, findings, moves } = result;
  const isBoard = subject.form === "board";
  const title: FindingWords = {
    id: isBoard ? "mines-proof-title" : "proof-title",
    values: { session: subject.session },
  };
  return card(verdict, texts, [
    element("h3", texts.say(title)),
    element(
      "p",
      [subject.game, subject.opponent, subject.word].filter((part) => part !== "").join(" · "),
      "quiet",
    ),
    listOf(linesOf(findings, isBoard), texts),
    ...(moves.length > 0 ? [movesTable(moves, texts)] : []),
  ]);
}

export function shownProblem(problemWords: FindingWords, texts: Texts): HTMLElement {
  const problem = element("section", "", "card");
  problem.append(element("p", texts.say(problemWords), "bad"));
  return problem;
}

function card(verdict: Verdict, texts: Texts, parts: readonly HTMLElement[]): HTMLElement {
  const section = element("section", "", "card");
  section.dataset.verdict = verdict;
  section.append(
    element("h2", texts.say({ id: "web-verify-verdict", values: { verdict } }), VERDICTS[verdict]),
    ...parts,
  );
  return section;
}

interface Line {
  readonly what: string;
  readonly mark: Mark;
  readonly words: FindingWords;
}

function linesOf(findings: readonly Finding[], isBoard: boolean): readonly Line[] {
  return findings.flatMap((finding) =>
    findingWords(finding, { by: "page", isBoard }).map((words) => ({
      what: finding.code,
      mark: finding.mark,
      words,
    })),
  );
}

function listOf(lines: readonly Line[], texts: Texts): HTMLElement {
  const items = lines.map(({ what, mark, words }) => {
    const { sign, look } = MARKS[mark];
    const item = element("li", "");
    item.dataset.what = what;
    const seen = element("span", sign, look);
    seen.setAttribute("aria-hidden", "true");
    const said = texts.say({ id: "web-verify-mark", values: { mark: look } });
    item.append(seen, element("span", `${said}: `, "visually-hidden"), ` ${texts.say(words)}`);
    return item;
  });
  const whole = element("ul", "", "findings");
  whole.append(...items);
  return whole;
}

const AGAIN = { same: "ok", different: "FAIL", "not-played": "open" } as const;

const HEADS = [
  "web-verify-move-number",
  "settings-you",
  "web-verify-move-mine",
  "web-verify-move-again",
  "web-verify-move-seal",
] as const;

function movesTable(moves: readonly MoveDetails[], texts: Texts): HTMLElement {
  const rows = moves.slice(0, MOVES_SHOWN).map(({ number, person, bot, seal, again }) => {
    const { sign, look } = MARKS[again ? AGAIN[again] : "skip"];
    const last = element("td", sign, look);
    last.title = texts.say({ id: "web-verify-mark", values: { mark: look } });
    const row = element("tr", "");
    row.append(
      element("td", String(number), "number"),
      element("td", moveName(person, texts)),
      element("td", moveName(bot, texts)),
      last,
      element("td", seal.slice(0, 16), "seal"),
    );
    return row;
  });
  const heads = HEADS.map((id) => {
    const head = element("th", texts.say({ id }));
    head.scope = "col";
    return head;
  });
  const top = element("tr", "");
  top.append(...heads);
  const [table, head, body] = [element("table", ""), element("thead", ""), element("tbody", "")];
  head.append(top);
  body.append(...rows);
  table.append(head, body);
  const scroll = element("div", "", "scroll");
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "group");
  scroll.setAttribute("aria-label", texts.say({ id: "web-verify-moves" }));
  scroll.append(table);
  const details = element("details", "");
  details.append(element("summary", texts.say({ id: "web-verify-moves" })), scroll);
  return details;
}

/** The localized word if the game has one; a dash for a move that was never played. */
function moveName(id: string | undefined, texts: Texts): string {
  if (id === undefined) return "–";
  const named = texts.named(`move-${id}`);
  return named === `move-${id}` ? id : named;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  look?: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = neutralLine(text);
  if (look) made.className = look;
  return made;
}
