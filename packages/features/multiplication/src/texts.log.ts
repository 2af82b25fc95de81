/** What the log of a school says went with an erased class, by the table where it lay. */
export const multiplicationLog = {
  erased: { multiplication_class: { one: '1 Einstellung des Einmaleins', many: '{count} Einstellungen des Einmaleins' } },
} as const;
