import type { Person, Stage } from "./stage.ts";

/** The text of *Proof* below what `/rps verify` says. */
export async function proofOf(stage: Stage, who: Person): Promise<string> {
  const verdict = await stage.table(who, "/rps verify");
  const since = await stage.mark();
  await verdict.press("proof");
  const [posted] = await stage.calls({ method: "sendMessage", chatId: who.id, since, min: 1 });
  return posted?.result.text ?? "";
}
