/** What the promise resolves to, or undefined where that takes longer; it goes on unheard. */
export async function within<T>(value: Promise<T>, timeMs: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeMs, undefined);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
