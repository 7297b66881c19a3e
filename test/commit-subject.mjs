// `npm run -s check:commit`: checks that the last commit's subject is a conventional one that starts with a verb and
// fits in 72 characters, such as `fix(queue): reconnect after a failover`. A copy without history has nothing to check.

import { spawnSync } from "node:child_process";

const { stdout, status } = spawnSync("git", ["log", "-1", "--no-merges", "--format=%s"], {
  encoding: "utf8",
});
const subject = stdout?.trim() ?? "";
const FORM =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9,/-]+\))?!?: (\S+)/;
/** Words that aren't imperatives: articles, pronouns, past and present participles, third-person verbs. */
const NO_VERB =
  /^(?:an?|the|what|who|whoever|where|when|whose|of|in|on|no|nobody|only|each|every|all|more|one|two|its?|this|that)$|(?:(?<!emb)(?<!e)ed|(?<!^br)ing|[^s]s)$/;
const faults = [
  ...(subject.length > 72 ? [`${subject.length} characters; 72 at most`] : []),
  ...(FORM.test(subject) ? [] : ["not like `fix(store): batch reads`"]),
  ...(NO_VERB.test(FORM.exec(subject)?.[1] ?? "") ? ["does not begin with a verb"] : []),
];
if (status === 0 && subject !== "" && faults.length > 0) {
  console.error(`The last commit's subject, "${subject}": ${faults.join("; ")}.`);
  process.exitCode = 1;
}
