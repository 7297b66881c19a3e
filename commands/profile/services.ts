// What the commands of profiles are given.

import type { Services } from "../kit/services.ts";
import type { ProfileWorker } from "./worker/index.ts";

export interface ProfileServices extends Services {
  readonly portraits: ProfileWorker;
}
