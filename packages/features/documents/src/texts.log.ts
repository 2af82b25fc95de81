/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const documentsLog = {
  erased: {
    file: { one: '1 Datei, die niemand mehr zeigt', many: '{count} Dateien, die niemand mehr zeigt' },
  },
} as const;
