/** What the log of a school says went with an erased class, by the table where it lay. */
export const rankingsLog = {
  erased: { rankings_class: { one: 'die Einstellung der Ranglisten', many: '{count} Einstellungen der Ranglisten' } },
} as const;
