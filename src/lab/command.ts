// `gadalka lab`: reruns the published studies; this is the list of them.

import { Command } from "commander";
import { championships } from "./championships/run.ts";
import { distance } from "./distance.ts";
import { groups } from "./groups/study.ts";
import { studyCommand } from "./kit/study.ts";
import { minesweeper } from "./minesweeper/study.ts";
import { oddEvenStudy } from "./odd-even.ts";
import { portraits } from "./portraits/study.ts";
import { predict } from "./predict.ts";
import { type OpenHostLab, priorOf } from "./prior/study.ts";
import { thesis } from "./thesis/run.ts";

/** The `lab` command; `openHost` is called by the study that learns from the host's people. */
export function labCommand(openHost: OpenHostLab): Command {
  const lab = new Command("lab").description(
    "re-run the published studies; see docs/studies.md for what to expect",
  );
  const studies = [
    studyCommand(predict),
    studyCommand(priorOf(openHost)).showHelpAfterError(
      "(to learn from a file: npm run -s experiment -- prior)",
    ),
    studyCommand(oddEvenStudy),
    studyCommand(thesis),
    studyCommand(championships),
    studyCommand(distance),
    studyCommand(groups),
    studyCommand(portraits),
    studyCommand(minesweeper),
  ];
  for (const study of studies) lab.addCommand(study);
  return lab;
}
