/** What the log of a school says went with an erased class, by the table where it lay. */
export const boardsLog = {
  erased: {
    board_entry: { one: '1 Eintrag in einer Liste oder auf einer Tafel', many: '{count} Einträge in Listen und auf Tafeln' },
    board_state: { one: '1 Stand einer Tafel', many: '{count} Stände von Tafeln' },
  },
} as const;
