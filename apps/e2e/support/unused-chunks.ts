import type { Page } from '@playwright/test';

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Characters from which on a chunk is worth a question: a notice that a screen may have to show comes with it, a dialog does not. */
const worthAsking = 10_000;
/** Characters of functions from which on a chunk can be judged by them; below that it mostly holds values, which are used or not. */
const judgedFrom = 4_000;

/** What a view ran of a chunk that is large enough to be asked about. */
interface ChunkRun {
  /** Name and size, for people. */
  readonly chunk: string;
  readonly ran: boolean;
}

/** The chunks of a view. What only holds values, such as texts and icons, cannot be judged in this way and is left out. */
function judgedChunks(coverage: Coverage): ChunkRun[] {
  return coverage.flatMap(({ url, source = '', functions }) => {
    const name = /\/assets\/(.+)\.js$/.exec(url)?.[1];
    if (name === undefined) return [];
    // The chunk itself counts as a function that always runs.
    const own = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ endOffset, startOffset }) => endOffset - startOffset < source.length);
    const size = own.reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0);
    if (size < judgedFrom || source.length < worthAsking) return [];
    return [{ chunk: `${name} (${Math.round(source.length / 1024)} KB)`, ran: own.some(({ count }) => count > 0) }];
  });
}

/**
 * The chunks of which a view ran no function, with their sizes. Counting has begun before the view is opened. On a busy machine a chunk may run long
 * after it has come, so the view is watched for a while longer before one is named.
 */
export async function unusedChunks(page: Page): Promise<{ readonly seen: number; readonly unused: readonly string[] }> {
  let coverage = await page.coverage.stopJSCoverage();
  const seen = coverage.length;
  let unused = judgedChunks(coverage).flatMap(({ chunk, ran }) => (ran ? [] : [chunk]));
  for (let more = 0; unused.length > 0 && more < 20; more += 1) {
    await page.coverage.startJSCoverage();
    await page.waitForTimeout(1_000);
    coverage = await page.coverage.stopJSCoverage();
    const late = new Set(judgedChunks(coverage).flatMap(({ chunk, ran }) => (ran ? [chunk] : [])));
    unused = unused.filter((chunk) => !late.has(chunk));
  }
  return { seen, unused };
}
