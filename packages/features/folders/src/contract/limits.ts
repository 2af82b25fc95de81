/** Limits of folders on a page; counts, characters, days, bytes. */
export const foldersLimits = {
  titleMaximum: 80,
  hintMaximum: 300,
  nameMaximum: 120,
  /** Folders and files of one block together. */
  itemsPerBlock: 500,
  /** Folders inside of each other, the block itself not counted. */
  depth: 4,
  /** Files that are added by one call, and things that are chosen for one. */
  addedAtOnce: 20,
  chosenAtOnce: 200,
  trashDays: 60,
  zipBytes: 1024 * 1024 * 1024,
  zipMinutes: 5,
} as const;
