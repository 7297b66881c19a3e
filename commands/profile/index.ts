// The door of profiles: what works them out beside the chat.

export { openProfileWorker, type ProfileWorker } from "./worker/index.ts";
