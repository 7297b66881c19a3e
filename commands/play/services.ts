import type { Services } from "../kit/services.ts";
import type { Sessions } from "./sessions.ts";

export interface PlayServices extends Services {
  readonly sessions: Sessions;
}
