/** The object in a body; undefined where it is none. */
export function readJson(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    // Signed, but no JSON: the caller says that it cannot be read.
    return undefined;
  }
}
