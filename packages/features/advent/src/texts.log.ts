/** What the log of a school says went with an erased class, by the table where it lay. */
export const adventLog = {
  erased: {
    advent_calendar: { one: '1 Adventskalender', many: '{count} Adventskalender' },
    advent_opened: { one: '1 gemerktes Türchen', many: '{count} gemerkte Türchen' },
    advent_door: { one: '1 Türchen', many: '{count} Türchen' },
  },
} as const;
