/** The shortest of a few runs: what a noisy machine adds is not measured. */
export async function shortest(work: () => unknown, times = 5): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < times; round++) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
