import { threadId } from 'node:worker_threads';

/** What the test of the workers has done on another thread. */
export async function whereAmI(input: { readonly word: string }): Promise<{ word: string; threadId: number; secrets: string[] }> {
  return { word: input.word, threadId, secrets: Object.keys(process.env) };
}

/** Holds its thread for so many milliseconds. */
export async function hold(milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let turns = 0;
  while (performance.now() < end) turns += 1;
  return turns;
}

/** Keeps so many millions of numbers. */
export async function gather(millions: number): Promise<number> {
  const all = Array.from({ length: millions }, (_, index) => Array.from<number>({ length: 1_000_000 }).fill(index));
  return all.length;
}

export async function fail(sentence: string): Promise<never> {
  throw new Error(sentence);
}

/** Ends its thread, as a fault in a library would. */
export async function die(code: number): Promise<never> {
  process.exit(code);
}
