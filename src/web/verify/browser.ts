// The script of `/verify`: checks the line with the functions of `gadalka verify`, and shows what came out. Whatever a
// line says is shown as text, never as markup.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { solvedBoard } from "../../core/games/minesweeper/look.ts";
import { type Check, checkProof, digitsIn } from "../../core/proof/check.ts";
import { type DrawnBoard, type LineProblem, type Proof, readLine } from "../../core/proof/line.ts";
import { boardSeed, inGroups } from "../../core/proof/match.ts";
import type { MessageId } from "../../infra/i18n/message-ids.ts";
import { pageData } from "../browser/data.ts";
import type { VerifyData } from "./verify.ts";

const UNREADABLE: Readonly<Record<LineProblem, MessageId>> = {
  "not-a-line": "web-verify-nothing",
  "too-long": "web-verify-nothing",
  damaged: "web-verify-damaged",
  "unknown-game": "web-verify-unknown",
};

const { locale, texts } = pageData<VerifyData>();
const bundle = new FluentBundle(locale, { useIsolating: false });
bundle.addResource(new FluentResource(texts));

const [form, result] = [part("form"), part("result")];
const line = part("line") as HTMLTextAreaElement;
const messages = part("messages") as HTMLTextAreaElement;

form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
addEventListener("hashchange", takeAddress);
takeAddress();

/** Browsers never send what follows the `#` of an address. */
function takeAddress(): void {
  if (location.hash.length < 2) return;
  line.value = location.hash.slice(1);
  show();
}

function show(): void {
  const proof = readLine(line.value);
  const card = element("section", "", "card");
  card.append(
    ...(typeof proof === "string" ? [element("p", say(UNREADABLE[proof]), "bad")] : partsOf(proof)),
  );
  result.replaceChildren(card);
  result.focus();
}

function partsOf(proof: Proof): HTMLElement[] {
  const check = checkProof(proof, messages.value);
  const verdict = check.problem ? "wrong" : "fits";
  const title = say("web-verify-verdict", { verdict });
  const lines = [titleOf(proof), ...(check.problem ? [problemOf(check)] : []), ...findingsOf(proof, check)];
  return [
    element("h2", title, check.problem ? "bad" : "good"),
    ...lines.map((text) => element("p", text)),
    ...(proof.kind === "match" ? [roundsOf(proof, check)] : []),
    ...(proof.kind === "board" ? [element("pre", minesOf(proof))] : []),
  ];
}

function titleOf(proof: Proof): string {
  if (proof.kind === "day") return dateOf(proof.day);
  if (proof.kind === "match") return `${proof.game.id} · ${proof.score} · ${proof.session}`;
  const { width, height, mines } = proof.rules;
  return `${width} × ${height} · ${mines} 💣 · ${proof.session}`;
}

function findingsOf(proof: Proof, { bound = "", codes, found, isBoundFound, steps }: Check): string[] {
  if (proof.kind === "day")
    return steps === undefined
      ? []
      : [say("web-verify-day", { steps, date: dateOf(proof.day), anchor: proof.anchor })];
  const first = say("web-verify-first", { bound: inGroups(bound) });
  if (messages.value.trim() === "") return [first, say("web-verify-no-messages")];
  return [
    isBoundFound ? `${first} ✓` : first,
    ...(proof.kind === "match" ? [say("web-verify-found", { found, count: codes.length })] : []),
  ];
}

function problemOf({ problem, bound = "" }: Check): string {
  switch (problem?.kind) {
    case "score":
      return say("web-verify-score", { said: problem.said, counted: problem.counted });
    case "other-secret":
      return say("web-verify-secret", { shown: inGroups(problem.shown), bound: inGroups(bound) });
    case "other-code":
      return say("web-verify-code", { shown: inGroups(problem.shown) });
    case "no-code":
      return say("web-verify-no-code", { code: inGroups(problem.code) });
    default:
      return say("web-verify-chain");
  }
}

function minesOf({ secret, rules, first, attempt }: DrawnBoard): string {
  return solvedBoard(rules, boardSeed(secret, first, attempt), first);
}

function roundsOf(
  { game, rounds, unplayed }: Extract<Proof, { kind: "match" }>,
  { codes }: Check,
): HTMLElement {
  const shown = new Set(digitsIn(messages.value).codes);
  const name = (move: number | undefined): string => {
    const id = move === undefined ? undefined : game.moveIds[move];
    return id === undefined ? "–" : has(`move-${id}`) ? say(`move-${id}` as MessageId) : id;
  };
  const rows = codes.map((code, at) =>
    row("td", [
      String(at + 1),
      name(rounds.person[at]),
      name(rounds.bot[at] ?? unplayed),
      `${inGroups(code)}${shown.has(code) ? " ✓" : ""}`,
    ]),
  );
  const heads = [
    "web-verify-move-number",
    "settings-you",
    "web-verify-move-mine",
    "web-verify-move-code",
  ] as const;
  const head = row(
    "th",
    heads.map((id) => say(id)),
  );
  const [table, top, body] = [element("table", ""), element("thead", ""), element("tbody", "")];
  top.append(head);
  body.append(...rows);
  table.append(top, body);
  const details = element("details", "", "scroll");
  details.append(element("summary", say("web-verify-moves")), table);
  return details;
}

function row(kind: "td" | "th", cells: readonly string[]): HTMLElement {
  const made = element("tr", "");
  made.append(...cells.map((text) => element(kind, text)));
  return made;
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}

function has(id: string): boolean {
  return bundle.getMessage(id) !== undefined;
}

function say(id: MessageId, values: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, { case: "nominative", ...values }, []) : id;
}

function element(tag: string, text: string, look = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = look;
  return made;
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}
