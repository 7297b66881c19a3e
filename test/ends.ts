// Cleans up what tests start and don't end themselves: a table's threads, a pool of players. It ends after the test
// that started it, or else after its file, so that a process running hundreds of files holds only what the current one
// needs.

type End = () => unknown;

const ofFile: End[] = [];
let ofTest: End[] | undefined;

/** Calls `end` after the current test; outside tests, after the current file. */
export function endLater(end: End): void {
  (ofTest ?? ofFile).push(end);
}

/** Calls `end` after the current file, whichever test started it. */
export function endAfterFile(end: End): void {
  ofFile.push(end);
}

export function testStarts(): void {
  ofTest = [];
}

export async function testEnds(): Promise<void> {
  const ends = ofTest ?? [];
  ofTest = undefined;
  await endAll(ends);
}

export async function fileEnds(): Promise<void> {
  await endAll(ofFile.splice(0));
}

async function endAll(ends: readonly End[]): Promise<void> {
  await Promise.all(ends.map(async (end) => end()));
}
