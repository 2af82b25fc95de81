/** In a list of turns one turn weighs as much as this many seconds, so that of as many turns the quicker stand first. */
export const turnWorth = 10_000;

/** What a number in such a list says: turns, and seconds below 10,000. */
export const readTurns = (value: number): { readonly turns: number; readonly seconds: number } => ({
  turns: Math.floor(value / turnWorth),
  seconds: value % turnWorth,
});
