/** Limits of beaming (decisions 2.9); counts, characters, minutes. */
export const beamLimits = {
  codeLength: 5,
  liveCodes: 20,
  targetMaximum: 2_048,
  minutes: [15, 60, 240, 1_440],
  usualMinutes: 60,
  /** Wrong codes of one person, or of one address without a session. */
  wrongPerMinute: 10,
  /** Codes of the own house, behind whose one address a whole school types. */
  ownHousePerMinute: 600,
  /** Seconds until a class goes along by itself. */
  secondsToDecline: 5,
} as const;
