// `gadalka lab`: reruns the published studies; this is the list of them.

import { Command } from "commander";
import { championships } from "./championships/study.ts";
import { distance } from "./distance.ts";
import { groups } from "./groups.ts";
import { studyCommand } from "./kit/study.ts";
import { minesweeper } from "./minesweeper.ts";
import { oddEvenStudy } from "./odd-even.ts";
import { predict } from "./predict.ts";
import { thesis } from "./thesis/study.ts";

export function labCommand(): Command {
  return new Command("lab")
    .description("re-run the published studies; see docs/studies.md for what to expect")
    .addCommand(studyCommand(predict))
    .addCommand(studyCommand(oddEvenStudy))
    .addCommand(studyCommand(thesis))
    .addCommand(studyCommand(championships))
    .addCommand(studyCommand(distance))
    .addCommand(studyCommand(groups))
    .addCommand(studyCommand(minesweeper));
}
