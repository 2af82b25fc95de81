/** Limits of passwords; counts, characters, seconds and days as named. */
export const passwordsLimits = {
  itemsPerClass: 60,
  itemsPerPerson: 300,
  /** Of an adult’s vault: entries, how many are taken over by one call, and characters of all of them, which one answer holds. */
  itemsPerVault: 2_000,
  itemsAtOnce: 100,
  /** Of a file that is taken over: bytes, and entries in it. */
  importBytes: 5_000_000,
  importEntries: 5_000,
  vaultCharacters: 6_000_000,
  groups: 30,
  /** Children of a class; none has more. */
  rows: 80,
  titleMaximum: 80,
  urlMaximum: 500,
  groupMaximum: 60,
  userNameMaximum: 120,
  secretMaximum: 200,
  /** A sealed entry of an adult's own vault, in characters. */
  sealedMaximum: 20_000,
  noteMaximum: 2_000,
  /** Who has proven that it is them may look for so long. */
  proofMinutes: 10,
  /** What is shown covers itself, what is copied leaves the clipboard. */
  shownSeconds: 30,
  vaultMinimum: 10,
  vaultMinutes: 10,
  /** Rounds of PBKDF2 with SHA-256: fewer are refused by both sides. */
  roundsMinimum: 600_000,
  roundsMaximum: 10_000_000,
  /** Argon2id, KiB of memory and passes over it, likewise. */
  memoryMinimum: 65_536,
  memoryMaximum: 262_144,
  passesMinimum: 2,
  passesMaximum: 10,
  trashDays: 60,
} as const;
