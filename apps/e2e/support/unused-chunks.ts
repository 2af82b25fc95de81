import type { Page } from '@playwright/test';

type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Characters from which on a chunk is worth a question: a notice that a screen may have to show comes with it, a dialog does not. */
const worthAsking = 10_000;
/** Characters of functions from which on a chunk can be judged by them; below that it mostly holds values, which are used or not. */
const judgedFrom = 4_000;

/**
 * The chunks of which a view ran no function, with their sizes. What only holds values, such as texts and icons, cannot be judged
 * in this way and is left out.
 */
export function unusedChunks(coverage: Coverage): string[] {
  return coverage.flatMap(({ url, source = '', functions }) => {
    const name = /\/assets\/(.+)\.js$/.exec(url)?.[1];
    if (name === undefined) return [];
    // The chunk itself counts as a function that always runs.
    const own = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ endOffset, startOffset }) => endOffset - startOffset < source.length);
    const size = own.reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0);
    const isIdle = size >= judgedFrom && own.every(({ count }) => count === 0);
    return isIdle && source.length >= worthAsking ? [`${name} (${Math.round(source.length / 1024)} KB)`] : [];
  });
}
