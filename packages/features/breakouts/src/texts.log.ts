/** What the log of a school says went with an erased class, by the table where it lay. */
export const breakoutsLog = {
  erased: {
    breakout: { one: '1 Breakout', many: '{count} Breakouts' },
    breakout_lock: { one: '1 Schloss in einem Breakout', many: '{count} Schlösser in Breakouts' },
    breakout_team: { one: '1 Team in einem Breakout', many: '{count} Teams in Breakouts' },
  },
} as const;
