// What a bench's bot tells the bench over IPC: that it is ready, and how many of its calls were refused.

let refused = 0;

/** Counts a call that the platform refuses, or that fails, instead of letting it end the bot. */
export async function counted(call: Promise<unknown>): Promise<void> {
  await call.catch(() => refused++);
}

export function ready(): void {
  process.on("message", (asked) => {
    if (asked === "refused") process.send?.({ refused });
  });
  process.send?.("ready");
}
