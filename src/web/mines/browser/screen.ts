// Everything that the page shows besides the cells; contains no logic.

import { type BoardState, HERE, type RaceState, type Texts } from "../wire.ts";
import { button, element, tell } from "./elements.ts";
import { createGrid, type Grid } from "./grid.ts";

export interface Shown {
  readonly board?: BoardState | undefined;
  readonly race?: RaceState | undefined;
  /** What happened, or what went wrong. */
  readonly said?: string | undefined;
  /** A board that was asked for while another one is open. */
  readonly wanted?: string | undefined;
  readonly isFlagging: boolean;
}

export interface Pressed {
  cell(cell: number, how: "tap" | "flag"): void;
  /** Makes a move on the board, in the race or, with `new`, on the wanted board. */
  move(move: string): void;
  /** Takes the options of `/mines play`. */
  begin(options: Readonly<Record<string, string>>): void;
  mode(): void;
}

export interface Screen {
  show(shown: Shown): void;
}

const ZOOM = 1.25;
const OWN_SIZE = "own";

/** @param into is emptied. @param isHere whether the boards are only this browser's. */
export function openScreen(into: HTMLElement, texts: Texts, pressed: Pressed, isHere = false): Screen {
  const { labels } = texts;
  const grid = createGrid(pressed.cell);
  const race = createRace();
  // Such a board is a part of a page that has its heading.
  const title = element(isHere ? "p" : "h1", { class: "mines-title" });
  const words = element("p", { class: "mines-words" });
  const hint = element("p", { class: "mines-hint" });
  const said = element("p", { class: "mines-said", is: { role: "status" } });
  const seal = element("p", { class: "quiet mines-seal" });
  const how = element("p", { class: "quiet", text: labels.how });
  const tools = toolsOf(texts, pressed, grid);
  const form = formOf(texts, pressed, isHere);
  into.replaceChildren(...[title, words, race.box, tools.box, grid.box, hint, said, form.box, seal, how]);
  return {
    show: (shown) => {
      const { board } = shown;
      const isPlayed = board !== undefined && board.state !== "paused";
      title.textContent = board?.title ?? shown.race?.title ?? texts.title;
      tell(words, board?.words);
      race.show(board?.race ?? shown.race);
      grid.box.hidden = !isPlayed;
      if (isPlayed) grid.show(board, texts);
      tell(hint, board?.hint?.words);
      // Never hidden: screen readers don't announce text that appears in a hidden element.
      said.textContent = shown.said ?? "";
      tell(seal, board?.seal);
      how.hidden = board?.state !== "live";
      tools.show(shown);
      form.show(shown);
    },
  };
}

/** The buttons that are currently available. */
function movesIn({ board, race, wanted }: Shown): ReadonlySet<string> {
  if (wanted !== undefined) return new Set(["continue", "new"]);
  if (race) return new Set(race.moves);
  const isHere = board?.scope === HERE;
  if (board?.state === "live")
    return new Set(["mode", ...(board.hasHints ? ["hint"] : []), ...(isHere ? [] : ["stop"]), "zoom"]);
  if (board?.state === "paused") return new Set(["continue", "stop"]);
  const isOwn = isHere || (board && !board.race && board.scope === "mines");
  return new Set(isOwn ? ["again", "zoom"] : ["zoom"]);
}

function toolsOf({ labels }: Texts, pressed: Pressed, grid: Grid) {
  const mode = button(labels.flagMode, pressed.mode);
  const move = (label: string, name: string, names = "") =>
    [name, button(label, () => pressed.move(name), names)] as const;
  const larger = button("+", () => grid.zoom(ZOOM));
  const smaller = button("−", () => grid.zoom(1 / ZOOM));
  larger.setAttribute("aria-label", labels.larger);
  smaller.setAttribute("aria-label", labels.smaller);
  const all: readonly (readonly [string, HTMLButtonElement])[] = [
    ["mode", mode],
    ...[move(labels.continue, "continue", "first"), move(labels.newBoard, "new")],
    ...[move(labels.accept, "accept", "first"), move(labels.decline, "decline")],
    ...[move(labels.retract, "retract"), move(labels.play, "play", "first")],
    ...[move(labels.hint, "hint"), move(labels.again, "again", "first"), move(labels.stop, "stop")],
    ...([
      ["zoom", smaller],
      ["zoom", larger],
    ] as const),
  ];
  const box = element("div", { class: "actions" }, ...all.map(([, one]) => one));
  return {
    box,
    show: (shown: Shown) => {
      const there = movesIn(shown);
      for (const [name, one] of all) one.hidden = !there.has(name) || (name === "zoom" && !shown.board);
      mode.textContent = shown.isFlagging ? `👆 ${labels.openMode}` : `🚩 ${labels.flagMode}`;
      mode.classList.toggle("first", shown.isFlagging);
    },
  };
}

function formOf({ labels, levels }: Texts, pressed: Pressed, isHere: boolean) {
  const level = element(
    "select",
    { is: { id: "level" } },
    ...levels.map(([value, label]) => element("option", { text: label, is: { value } })),
  );
  if (!isHere) level.append(element("option", { text: labels.ownSize, is: { value: OWN_SIZE } }));
  level.value = "beginner";
  const size = element("input", { is: { id: "size", maxlength: "11", value: "20x14" } });
  const mines = element("input", { is: { id: "mines", maxlength: "5", inputmode: "numeric" } });
  const own = element(
    "div",
    { is: { hidden: "" } },
    ...[element("label", { text: labels.size, is: { for: "size" } }), size],
    ...[element("label", { text: labels.mines, is: { for: "mines" } }), mines],
  );
  level.addEventListener("change", () => {
    own.hidden = level.value !== OWN_SIZE;
  });
  const noGuess = element("input", { is: { type: "checkbox", id: "noguess" } });
  const board = (): Readonly<Record<string, string>> => {
    if (level.value !== OWN_SIZE) return { level: level.value };
    const count = mines.value.trim();
    return { size: size.value, ...(count !== "" && { mines: count }) };
  };
  const begin = button(labels.begin, () =>
    pressed.begin({ ...board(), noguess: noGuess.checked ? "yes" : "no" }),
  );
  const summary = element("summary", { text: labels.newBoard });
  const box = element(
    "details",
    { class: "mines-new" },
    ...[summary, element("label", { text: labels.level, is: { for: "level" } }), level, own],
    ...(isHere
      ? []
      : [element("label", { class: "mines-check", is: { for: "noguess" } }, noGuess, ` ${labels.noGuess}`)]),
    begin,
  );
  let was = "";
  return {
    box,
    show: ({ board, race, wanted }: Shown) => {
      box.hidden = wanted !== undefined || race !== undefined;
      // Opened if there's nothing else to do; otherwise left as it is.
      const now = board ? `${board.id} ${board.state}` : "none";
      if (now !== was) box.open = !board || board.state === "over";
      was = now;
    },
  };
}

// The progress of both players in a race.

function createRace(): { readonly box: HTMLElement; show(race: RaceState | undefined): void } {
  const words = element("p", { class: "mines-words" });
  const bars = element("div", { class: "mines-runners" });
  const box = element("section", { class: "card" }, words, bars);
  return {
    box,
    show: (race) => {
      box.hidden = !race;
      if (!race) return;
      box.setAttribute("aria-label", race.title);
      words.textContent = race.words;
      bars.replaceChildren(
        ...race.runners.map(({ name, cleared }) =>
          element("progress", { is: { "aria-label": name, max: `${race.safe}`, value: `${cleared}` } }),
        ),
      );
    },
  };
}
