/** What people call it when they search. */
export const searchTexts = {
  join: { name: 'Schule verbinden', alsoCalled: 'Schule beitreten anlegen gründen wechseln Anfrage' },
} as const;
