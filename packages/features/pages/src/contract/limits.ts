/** Limits of start pages; counts and characters, times as named. */
export const pageLimits = {
  titleMaximum: 120,
  urlMaximum: 80,
  blocksPerPage: 200,
  pagesPerGroup: 500,
  linksPerBlock: 60,
  linkTitleMaximum: 120,
  linksToFind: 500,
  textCharacters: 20_000,
  textDepth: 12,
  tableColumns: 40,
  tableRows: 400,
  blockBytes: 200 * 1024,
  linkPasswordMaximum: 40,
  embedOrigins: 50,
  /** A lock dies this long after its last heartbeat; the client beats every 30 s (P4). */
  lockSeconds: 90,
  heartbeatSeconds: 30,
  undoSeconds: 10,
  trashDays: 60,
} as const;
