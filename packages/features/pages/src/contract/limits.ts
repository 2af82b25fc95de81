/** Limits of start pages; counts and characters, times as named. */
export const pageLimits = {
  titleMaximum: 120,
  urlMaximum: 80,
  blocksPerPage: 200,
  pagesPerGroup: 500,
  /** A page with those below it, where a copy of all is kept. */
  keptPages: 25,
  linksPerBlock: 60,
  linkTitleMaximum: 120,
  linksToFind: 500,
  tracksPerBlock: 100,
  transcriptCharacters: 5_000,
  picturesPerGallery: 200,
  /** Suggested entries of a block: that wait of one person, that wait of all, and that a list tells. */
  contributionsOfPerson: 20,
  contributionsWaiting: 300,
  contributionsListed: 400,
  /** Days for which what was decided is told. */
  contributionDays: 60,
  zipMinutes: 5,
  textCharacters: 20_000,
  picturesPerText: 20,
  filesPerText: 50,
  formulaCharacters: 500,
  tableColumns: 40,
  tableRows: 400,
  /** What a block was before: so many, for so long. */
  versionsPerBlock: 20,
  versionDays: 90,
  blockBytes: 200 * 1024,
  /** Of all blocks with which a page begins. */
  pageBytes: 2 * 1024 * 1024,
  /** Of all blocks that stand on a page; more than a book of words, and what is larger already stays as it is. */
  wholePageBytes: 2 * 1024 * 1024,
  linkPasswordMaximum: 40,
  shortCodeLength: 8,
  /** Wrong codes of one person, or of one address without a session. */
  wrongCodesPerMinute: 10,
  /** Codes of the own house, behind whose one address a whole school types. */
  ownHouseCodesPerMinute: 600,
  embedOrigins: 50,
  /** A lock dies this long after its last heartbeat; the client beats every 30 s (P4). */
  lockSeconds: 90,
  heartbeatSeconds: 30,
  undoSeconds: 10,
  trashDays: 60,
} as const;
