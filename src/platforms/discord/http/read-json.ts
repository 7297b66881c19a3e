export type Fields = Readonly<Record<string, unknown>>;

/** The object in a JSON body; undefined if there isn't one. */
export function readJson(body: Buffer): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    // Signed but not JSON; the caller reports that it can't be read.
    return undefined;
  }
}
