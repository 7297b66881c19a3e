import type { Services } from "../../kit/services.ts";
import type { Mines } from "../../mines/index.ts";

/** What everything around `/daily` needs. */
export interface DailyServices extends Services {
  readonly mines: Mines;
}
