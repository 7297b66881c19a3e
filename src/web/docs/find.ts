// Search in the documentation: an index of the words below each heading, and what is found with it in the browser.

/** What the browser loads, as small as it may be. */
export interface Index {
  /** Titles of pages by name. */
  readonly pages: Readonly<Record<string, string>>;
  /** The page, anchor and title of each heading. */
  readonly parts: readonly (readonly [page: string, anchor: string, title: string])[];
  /** The headings that a word stands below, as distances to the one before, in base 36. */
  readonly words: Readonly<Record<string, string>>;
}

export interface Found {
  /** The address, below `/docs/`. */
  readonly to: string;
  /** The page's title, and the heading's. */
  readonly page: string;
  readonly title: string;
}

const FOUND_MAX = 20;
const RADIX = 36;
const WORD = /\p{L}[\p{L}\p{M}\p{N}_]+/gu;
/** Of a word in a heading, compared with one below it. */
const HEADING_WEIGHT = 6;
/** Of the whole word, compared with its beginning. */
const WHOLE_WEIGHT = 2;

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(WORD) ?? []);

export function createIndex() {
  const pages: Record<string, string> = {};
  const parts: Index["parts"][number][] = [];
  const below = new Map<string, number[]>();
  return {
    /** @param text what stands below the heading; `of` is the page's title. */
    add({
      page,
      of,
      anchor,
      title,
      text,
    }: Readonly<Record<"page" | "of" | "anchor" | "title" | "text", string>>) {
      pages[page] = of;
      for (const word of wordsIn(text)) below.set(word, [...(below.get(word) ?? []), parts.length]);
      parts.push([page, anchor, title]);
    },
    made(): Index {
      const words = [...below].map(([word, at]) => [
        word,
        at.map((one, nth) => (one - (at[nth - 1] ?? 0)).toString(RADIX)).join(" "),
      ]);
      return { pages, parts, words: Object.fromEntries(words) };
    },
  };
}

/** The headings with all words of the question, or words that begin like them; the best first. */
export function find({ pages, parts, words }: Index, asked: string): readonly Found[] {
  const wanted = [...wordsIn(asked)];
  if (wanted.length === 0) return [];
  const all = wanted.map((word) => scores({ parts, words }, word));
  const [first = new Map<number, number>()] = all;
  return [...first.keys()]
    .filter((at) => all.every((scored) => scored.has(at)))
    .map((at) => ({ at, score: all.reduce((sum, scored) => sum + (scored.get(at) ?? 0), 0) }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, FOUND_MAX)
    .flatMap(({ at }) => {
      const [page, anchor, title] = parts[at] ?? [];
      return page === undefined
        ? []
        : [{ to: `${page}#${anchor}`, page: pages[page] ?? page, title: title ?? "" }];
    });
}

function scores(
  { parts, words }: Pick<Index, "parts" | "words">,
  wanted: string,
): ReadonlyMap<number, number> {
  const scored = new Map<number, number>();
  const score = (at: number, word: string, weight: number): void => {
    if (!word.startsWith(wanted)) return;
    const value = word === wanted ? weight * WHOLE_WEIGHT : weight;
    scored.set(at, Math.max(scored.get(at) ?? 0, value));
  };
  for (const [word, distances] of Object.entries(words)) {
    if (!word.startsWith(wanted)) continue;
    let at = 0;
    for (const distance of distances.split(" ")) {
      at += Number.parseInt(distance, RADIX);
      score(at, word, 1);
    }
  }
  for (const [at, [, , title]] of parts.entries())
    for (const word of wordsIn(title)) score(at, word, HEADING_WEIGHT);
  return scored;
}
