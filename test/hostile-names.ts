// Names that people use to break messages: with each of these, every message must keep its lines.

import { say } from "../src/infra/i18n/index.ts";

export const HOSTILE_NAMES: Readonly<Record<string, string>> = {
  "turns the rest around": "\u202eannA",
  "turns it by an isolate": "Anna\u2067",
  "ends an isolate of ours": "\u2069\u2069Anna\u2068",
  "has a mark from right to left": "Anna\u200f",
  "is read from right to left": "סבתא",
  "is read from right to left, and long": "محمد عبد الرحمن الطويل جدا جدا جدا",
  "breaks the line": "Anna\n\r\n2 : 0 Boris",
  "breaks it by a separator": "Anna\u2028won\u2029all\u0085of it",
  "is a table's row": "Anna\t99\t0",
  "is blank by a filler": "\u3164",
  "is blank by Braille": "\u2800\u2800\u2800",
  "is blank by zero width": "\u200b\u200d\u2060\ufeff\u00ad",
  "begins with marks alone": "\u0301\u0302Anna",
  "has four thousand marks": `A${"\u0301\u0488".repeat(2_000)}nna`,
  "hides marks behind joiners": `A${"\u0301\u200d\u034f".repeat(500)}nna`,
  "has half a letter": "Anna\ud83d",
  "has tags behind a letter": `Anna${"\u{e0041}".repeat(40)}`,
  "orders a terminal about": "\u001b]0;won\u0007\u001b[2J\u009b31mAnna",
  "is Markdown": "# **Anna** ||won|| [here](https://evil.example) `x` ```",
  "is HTML": "</pre><b>Anna</b>&lt;<script>alert(1)</script>",
  "mentions everybody": "@everyone @here <@1> <#2> </rps play:3>",
  "says what a message says": say("en", "match-score", { name: "A", won: 9, lost: 0, drawn: 0 }),
};

/** What real names contain, which must stay unchanged. */
export const HONEST_NAMES: readonly string[] = [
  "Anna",
  "Ёжик 7",
  "नमस्ते",
  "क\u094d\u200dष",
  "می\u200cخواهم",
  "สวัสดี",
  "Việt",
  "葛\u{e0100}飾",
  "👩‍👩‍👧",
  "❤️ Anna",
  "1️⃣",
  "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "✊🏽",
  "J\u0310\u0301",
];
