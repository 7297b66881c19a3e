import type { Services } from "../kit/services.ts";
import type { Mines } from "./mines.ts";

export interface MinesServices extends Services {
  readonly mines: Mines;
}
