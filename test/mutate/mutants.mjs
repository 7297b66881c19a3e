// The defects to plant: each what a careful reviewer would fear, where people would notice it. A
// line names a file, or the folder below which exactly one file has the text (so files may move);
// the text; and what takes its place. A fourth entry names the tests to run instead of those that
// are found by the file.

const LINES = [
  // Games, randomness, strategies
  ["src/core/games", "<= (size - 1) / 2 ? 1 : -1", "<= (size - 1) / 2 ? -1 : 1"],
  ["src/core/games", "Math.max(0, column - 1)", "column"],
  ["src/core/random", "last > 0; last--", "last > 1; last--"],
  ["src/core/random", "ties = value > most ? 1 : ties + 1", "ties = 1"],
  [
    "src/core/strategies/families",
    "expected >= 0 && (best < 0",
    "expected > 0 && (best < 0",
    ["test/core/strategies/families/classics.test.ts"],
  ],
  ["src/core/strategies/fortune-teller", "earned < -DEVIATIONS", "earned > -DEVIATIONS"],
  [
    "src/core/strategies/spec.ts",
    "value >= parameter.min &&",
    "value > parameter.min &&",
    ["test/core/strategies/parsing.test.ts"],
  ],
  [
    "src/core/strategies/minesweeper",
    "risks.of(cell) > limit",
    "risks.of(cell) < limit",
    ["test/core/strategies/minesweeper/sweepers.test.ts"],
  ],
  // Matches, championships, profiles
  ["src/core/matches", "wins + losses === 0 ? 0.5", "wins + losses === 0 ? 0"],
  ["src/core/matches", 'bytes.toString("base64url") === encoded &&', ""],
  ["src/core/matches", "unplayed === undefined ? 0 : unplayed + 1", "unplayed === undefined ? 0 : unplayed"],
  ["src/core/matches", "b.observe(moveB, moveA)", "b.observe(moveA, moveB)"],
  ["src/core/championships", "?.score === 0) [slots[i]", "?.score === 1) [slots[i]"],
  ["src/core/championships", "draws > rules.replays", "draws >= rules.replays"],
  ["src/core/championships", 'state.system === "swiss" ? 1 : 0', "0"],
  ["src/core/statistics.ts", "atLeast / (permuted.length + 1)", "atLeast / permuted.length"],
  // Matches set aside
  [
    "src/players/set-aside.ts",
    "match.start + present === rounds",
    "match.start + present <= rounds",
    ["test/commands/play/continue.test.ts"],
  ],
  [
    "commands/play/sessions.ts",
    "!input || input.match.next",
    "!input",
    ["test/commands/play/continue.test.ts"],
  ],
  [
    "commands/play/continuing.ts",
    "match.events.includes(event)",
    "false",
    ["test/commands/play/continue.test.ts"],
  ],
  [
    "commands/mines/set-aside.ts",
    "live.shared ? document.streak : [0, document.streak[1]]",
    "document.streak",
    ["test/commands/mines/continue.test.ts"],
  ],
  // The ground: store, languages, threads, pictures, calendar, spelling
  ["src/infra/store", "cipher.setAAD(Buffer.from(key));\n  const body", "const body"],
  ["src/infra/store", "secrets.find(({ id }) => id.equals", "secrets.slice(0, 1).find(({ id }) => id.equals"],
  ["src/infra/store", "ttlMs === undefined ? null : Date.now() + ttlMs", "null"],
  ["src/infra/store", 'expires <= $now)"', 'expires < 0)"'],
  ["src/infra/store", "version > SCHEMA_VERSION", "version > SCHEMA_VERSION + 1"],
  ["src/infra/i18n", "split(/[-_.]/)[0]", "split(/[-.]/)[0]"],
  ["src/infra/threads", "for (const { reject } of rejected) reject(why);", ""],
  ["src/infra/pictures", "picture.about.includes(about)", "!picture.about.includes(about)"],
  ["src/infra/pictures", "maxSize: keptBytes,", "maxSize: 1e12,"],
  ["src/infra/calendar.ts", ".getUTCDay() + 6) % 7", ".getUTCDay() + 7) % 7"],
  ["src/infra/spelling.ts", "Math.min(3,", "Math.max(3,"],
  // What is typed and pressed
  ["src/chat", '.split("@")[0]', ""],
  ["src/chat", "!given.has(one.name))", "given.has(one.name))"],
  ["src/chat", "lane.waiting?.form ?? form", "form"],
  [
    "src/infra/keyed-mutex.ts",
    "queue.last.then(work)",
    "work()",
    ["test/infra/keyed-mutex.test.ts", "test/chat/dispatch.test.ts"],
  ],
  ["src/chat", ".catch(() => true)", ".catch(() => false)"],
  // Platforms
  ["src/platforms/telegram", "if (given) return false;", ""],
  [
    "src/platforms/telegram",
    "OUTAGE_RETRIES.repeatable : OUTAGE_RETRIES[kind]",
    "OUTAGE_RETRIES.repeatable : OUTAGE_RETRIES.repeatable",
  ],
  ["src/platforms/telegram", "text.replaceAll(token,", "text.replaceAll('',"],
  ["src/platforms/telegram", "from.is_bot ||", ""],
  ["src/platforms/telegram", "bytes > WEBHOOK_BODY_BYTES_MAX) return { status", "false) return { status"],
  ["src/platforms/discord", "isPrivate = context === ", "isPrivate = context !== "],
  [
    "src/platforms/discord",
    "if (await question.elsewhere) return;",
    "if (question.elsewhere) return;",
    ["test/platforms/discord"],
  ],
  ["src/platforms/discord", 'target === "caller" ? privately(message) : message', "message"],
  ["src/platforms/terminal", "found.length === 1 ? found[0]", "found.length >= 1 ? found[0]"],
  // People: consent, questions, rankings, what is exported
  ["src/players", "now - card.at < CARD_MS", "now - card.at > CARD_MS"],
  ["src/players", "one.from === from && one.to !== to", "one.from === from"],
  ["src/players", 'found.answer !== "retracted" && ', ""],
  ["src/players", "if (before.answer) return", "if (!before.answer) return"],
  ["src/players", 'level === "everyone" : places.includes(place)', 'level === "everyone" : true'],
  ["src/players", "if (match.ending) return match;", "return match;", ["test/commands/account/data.test.ts"]],
  ["src/players", "round >= from && round < to", "round >= from && round <= to"],
  ["src/players", "before?.handle !== handle) await", "before?.handle === handle) await"],
  // Features
  ["commands/play", "lost + Number(result < 0)", "lost + Number(result <= 0)"],
  [
    "commands/play",
    '(!mayOwn(caller, session)) return refusal(press, "press-not-yours")',
    '(false) return refusal(press, "press-not-yours")',
  ],
  [
    "commands/play",
    'place.kind === "private" ? caller.locale : (place.locale ?? caller.locale)',
    "caller.locale",
  ],
  ["commands/mines", "request.turn !== record.turn", "request.turn === record.turn"],
  ["commands/mines", "flag = flags;\n  }", "}"],
  [
    "commands/mines",
    "if (one.won !== other.won) return one.won ? -1 : 1",
    "if (one.won !== other.won) return one.won ? 1 : -1",
  ],
  ["commands/profile", "if (await isOpen()) return { type", "if (true) return { type"],
  ["commands/profile", "action.session !== ownerTag(caller)", "action.session === ''"],
  ["commands/profile", "request.from !== writePlayerId(caller)", "false"],
  [
    "commands/tournament",
    "entry.by !== leaving.by && !leaving.manages",
    "entry.by !== leaving.by && leaving.manages",
  ],
  [
    "commands/tournament",
    "current.startsAt > now) return undefined",
    "current.startsAt >= now) return undefined",
  ],
  [
    "commands/tournament",
    'if (typeof at === "string") return at;\n  if (at <= now)',
    'if (typeof at === "string") return at;\n  if (at < 0)',
  ],
  ["commands/tournament", 'venue.kind === "group" ? [venue, "everywhere"]', '[venue, "everywhere"]; void'],
  [
    "commands/strategy",
    'claimed.owner === owner ? "yours" : "taken"',
    'claimed.owner === owner ? "taken" : "yours"',
  ],
  ["commands/strategy", "if (session !== ownerTag(caller))", "if (false)"],
  ["commands/account", "if (action.session !== ownerTag(caller))", "if (false)"],
  [
    "commands/profile",
    "question.to === writePlayerId(person) ? card : { at: card.at }",
    "card",
    ["test/commands/profile/waiting-questions.test.ts"],
  ],
  ["commands/leaderboard", 'of === "players" && kind === "private"', 'kind === "private"'],
  ["commands/model", 'change !== "reset" || mode', 'change === "reset" || mode'],
  // Arena, studies, the command line, configuration
  ["src/arena", "rank: [1 - result, result]", "rank: [result, 1 - result]"],
  ["src/arena", "if (signal?.aborted) return otherwise;", ""],
  ["src/arena", "stored.run === run && !stored.complete", "!stored.complete"],
  ["src/lab", "taking.length / (taking.length - 1)", "1"],
  [
    "src/cli",
    "interrupted: played < rounds",
    "interrupted: played <= rounds",
    ["test/cli/watched-match.test.ts"],
  ],
  ["src/config.ts", "wholeNumber(1, 65_535, 8080)", "wholeNumber(0, 65_535, 8080)"],
  [
    "src/platforms/telegram",
    'PORTS.includes(port || "443")',
    "PORTS.includes(port)",
    ["test/config.test.ts"],
  ],
];

export const MUTANTS = LINES.map(([place, find, replace, tests]) => ({ in: place, find, replace, tests }));
