// What the bench's bots share beside their payloads.

/** A call that the platform refuses, or that fails, doesn't end the bot; the simulator counts refusals. */
export async function attempted(call: Promise<unknown>): Promise<void> {
  await call.catch(() => undefined);
}

/** Tells the bench over IPC. */
export function ready(): void {
  process.send?.("ready");
}
