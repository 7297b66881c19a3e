import type { Caller, Place } from "../../../src/chat/index.ts";
import type { Services } from "../../kit/services.ts";
import type { Mines } from "../../mines/index.ts";

/** What everything around `/daily` stands on. */
export interface DailyServices extends Services {
  readonly mines: Mines;
}

/** A try that has just ended. */
export interface TryEnded {
  readonly what: "mind" | "board";
  /** Of the try, in days since 1970. */
  readonly day: number;
  readonly caller: Caller;
  /** Where the last press of it was made. */
  readonly place: Place;
}
