// What tests begin and do not end themselves: a table's threads, a pool of players. Ended after the test that began
// it, or else after its file, so that a process which runs hundreds of files holds what one of them needs.

type End = () => unknown;

const ofFile: End[] = [];
let ofTest: End[] | undefined;

/** Calls `end` after the present test; outside of tests, after the present file. */
export function endLater(end: End): void {
  (ofTest ?? ofFile).push(end);
}

/** Calls `end` after the present file, whichever test began it. */
export function endAfterFile(end: End): void {
  ofFile.push(end);
}

export function testBegins(): void {
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
