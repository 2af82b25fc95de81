/** What the log of a school says went with an erased class, by the table where it lay. */
export const padsLog = {
  erased: { pad: { one: '1 gemeinsamer Text', many: '{count} gemeinsame Texte' } },
} as const;
