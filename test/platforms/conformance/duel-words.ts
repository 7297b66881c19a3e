// What a duel's messages say in each language, as far as the conformance suites look at it.

export interface DuelWords {
  /** The code of Telegram and Discord for it. */
  readonly code: { readonly telegram: string; readonly discord: string };
  readonly calls: string;
  readonly looks: string;
  readonly choosing: (first: string, second: string) => string;
  readonly chose: (first: string, second: string) => string;
  readonly pickIn: string;
  readonly pickKept: string;
  readonly notYours: (first: string, second: string) => string;
  readonly notInvited: (name: string) => string;
  readonly taken: string;
  readonly self: string;
  readonly beats: (winner: string, loser: string, score: string) => string;
  readonly declines: Readonly<Record<"later" | "shorter" | "unrated" | "no", string>>;
  readonly retracted: (name: string) => string;
  readonly agreed: string;
  readonly resigned: (name: string) => string;
  readonly late: (name: string) => string;
  readonly absent: (name: string) => string;
  readonly notTaking: (name: string) => string;
}

export const DUEL_WORDS = {
  en: {
    code: { telegram: "en", discord: "en-US" },
    calls: "challenges you to a duel",
    looks: "is looking for somebody to duel with",
    choosing: (first, second) => `${first} and ${second} are choosing.`,
    chose: (first, second) => `${first} has chosen. ${second} is still choosing.`,
    pickIn: "Your pick is in.",
    pickKept: "Your pick is in already, and it stays.",
    notYours: (first, second) => `This duel is between ${first} and ${second}.`,
    notInvited: (name) => `Only ${name} can answer this.`,
    taken: "Somebody else was faster.",
    self: "You cannot duel with yourself.",
    beats: (winner, loser, score) => `${winner} beats ${loser} ${score}`,
    declines: {
      later: "declines: not now.",
      shorter: "declines: something shorter, please.",
      unrated: "declines: gladly, but not rated.",
      no: "declines: no, thank you.",
    },
    retracted: (name) => `${name} has taken the challenge back.`,
    agreed: "Both wanted to stop: a draw.",
    resigned: (name) => `${name} has resigned.`,
    late: (name) => `${name} was late`,
    absent: (name) => `${name} missed two rounds in a row.`,
    notTaking: (name) => `${name} is not taking duels now.`,
  },
  ru: {
    code: { telegram: "ru", discord: "ru" },
    calls: "вас вызывает на поединок",
    looks: "ищет соперника",
    choosing: (first, second) => `${first} и ${second} выбирают.`,
    chose: (first, second) => `Выбор сделан: ${first}. Ещё думает ${second}.`,
    pickIn: "Ваш ход принят.",
    pickKept: "Ваш ход уже принят, и он остаётся.",
    notYours: (first, second) => `Этот поединок играют ${first} и ${second}.`,
    notInvited: (name) => `Ответить может только ${name}.`,
    taken: "Кто-то успел раньше.",
    self: "С самим собой не сразиться.",
    beats: (winner, loser, score) => `${winner} побеждает, ${score}. Соперник: ${loser}`,
    declines: {
      later: "отказывается: не сейчас.",
      shorter: "отказывается: лучше покороче.",
      unrated: "отказывается: охотно, но без рейтинга.",
      no: "отказывается: нет, спасибо.",
    },
    retracted: (name) => `${name} отзывает вызов.`,
    agreed: "Закончить хотели оба: ничья.",
    resigned: (name) => `${name} сдаётся.`,
    late: (name) => `не успевает ${name}`,
    absent: (name) => `${name}: два пропущенных раунда подряд.`,
    notTaking: (name) => `${name} сейчас не принимает поединков.`,
  },
} as const satisfies Record<string, DuelWords>;

export const LANGUAGES = Object.keys(DUEL_WORDS) as readonly (keyof typeof DUEL_WORDS)[];

/** The same whatever ids, numbers and times it holds: what is sent of two picks must not differ else. */
export function withoutNames(sent: unknown): string {
  return JSON.stringify(sent)
    .replaceAll(/(duel:)[^:"]+/g, "$1ID")
    .replaceAll(/\b(in|через) [\d\w а-я]+?(?=\\n|<|")/g, "$1 TIME")
    .replaceAll(/\d+/g, "N");
}
