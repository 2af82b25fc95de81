/** Longer than that nobody waits on the telephone. */
export const patienceMs = 6_000;

/** What is found in time; false afterwards. */
export const within = (found: Promise<boolean>): Promise<boolean> =>
  Promise.race([found, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))]);
