// Message names hold the kind: text and captions need different edit calls.

/** A message that we posted. */
export interface PostedMessage {
  readonly id: number;
  /** `photo`: the text is a caption. */
  readonly kind: "text" | "photo";
}

const PHOTO = "photo-";

export function nameOf({ id, kind }: PostedMessage): string {
  return kind === "photo" ? `${PHOTO}${id}` : String(id);
}

/** Parses a message name; undefined if it is not ours. */
export function messageNamed(name: string): PostedMessage | undefined {
  const kind = name.startsWith(PHOTO) ? "photo" : "text";
  const id = Number(kind === "photo" ? name.slice(PHOTO.length) : name);
  return Number.isSafeInteger(id) && id > 0 ? { id, kind } : undefined;
}
