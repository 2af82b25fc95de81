/** Entries of the demo school. */
export const demoEntries = [
  { title: 'Roter Schal', done: false },
  { title: 'Znünibox mit Igeln', done: true },
] as const;
