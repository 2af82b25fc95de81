/** What the log of a school says went with an erased class, by the table where it lay. */
export const {{camel}}Log = {
  erased: { {{snake}}_entry: { one: '1 Eintrag in «{{title}}»', many: '{count} Einträge in «{{title}}»' } },
} as const;
