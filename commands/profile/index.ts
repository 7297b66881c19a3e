// The door of profiles: what works them out beside the chat.

export { openPortraits, type Portraits } from "./worker/index.ts";
