// `gadalka lab`: reruns the published studies; this is the list of them.

import { Command } from "commander";
import { championships } from "./championships/run.ts";
import { distance } from "./distance.ts";
import { groups } from "./groups/study.ts";
import { studyCommand } from "./kit/study.ts";
import { minesweeper } from "./minesweeper/study.ts";
import { oddEvenStudy } from "./odd-even.ts";
import { predict } from "./predict.ts";
import { thesis } from "./thesis/run.ts";

/** The `lab` command. */
export function labCommand(): Command {
  const lab = new Command("lab").description(
    "re-run the published studies; see docs/studies.md for what to expect",
  );
  const studies = [
    studyCommand(predict),
    studyCommand(oddEvenStudy),
    studyCommand(thesis),
    studyCommand(championships),
    studyCommand(distance),
    studyCommand(groups),
    studyCommand(minesweeper),
  ];
  for (const study of studies) lab.addCommand(study);
  return lab;
}
