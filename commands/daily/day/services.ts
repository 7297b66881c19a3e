import type { Caller, Place } from "../../../src/chat/index.ts";
import type { Services } from "../../kit/services.ts";
import type { Mines } from "../../mines/index.ts";

/** What everything around `/daily` needs. */
export interface DailyServices extends Services {
  readonly mines: Mines;
}

/** An attempt that has just ended. */
export interface TryEnded {
  readonly what: "mind" | "board";
  /** The attempt's day, in days since 1970. */
  readonly day: number;
  readonly caller: Caller;
  /** Where its last press was made. */
  readonly place: Place;
}
