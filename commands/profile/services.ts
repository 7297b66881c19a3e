// The services that the profile commands use.

import type { Services } from "../kit/services.ts";
import type { ProfileWorker } from "./worker/index.ts";

export interface ProfileServices extends Services {
  readonly profileWorker: ProfileWorker;
}
