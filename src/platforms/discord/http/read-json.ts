/** The object in a JSON body; undefined if there isn't one. */
export function readJson(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    // Signed but not JSON; the caller reports that it can't be read.
    return undefined;
  }
}
