// What we call our messages to those who want to edit them: Telegram edits words and pictures by
// different calls, and tells which a message is only with an error.

/** A message that we posted. */
export interface PostedMessage {
  readonly id: number;
  /** `photo`: its words stand below a picture. */
  readonly kind: "text" | "photo";
}

const PHOTO = "photo-";

export function nameOf({ id, kind }: PostedMessage): string {
  return kind === "photo" ? `${PHOTO}${id}` : String(id);
}

/** The message of that name; undefined where it is none of ours. */
export function messageNamed(name: string): PostedMessage | undefined {
  const kind = name.startsWith(PHOTO) ? "photo" : "text";
  const id = Number(kind === "photo" ? name.slice(PHOTO.length) : name);
  return Number.isSafeInteger(id) && id > 0 ? { id, kind } : undefined;
}
