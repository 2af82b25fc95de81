/** What the log of a school says went with an erased class, by the table where it lay. */
export const shopLog = {
  erased: { shop_entry: { one: '1 Eintrag in «Shop»', many: '{count} Einträge in «Shop»' } },
} as const;
