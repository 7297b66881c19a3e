// A worker thread of the study of minesweeper.

import { serveTasks } from "../serve-tasks.ts";
import { type MinesPart, type MinesSums, playPart } from "./series.ts";

serveTasks<MinesPart, MinesSums>(playPart);
