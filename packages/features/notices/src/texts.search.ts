/** What people call it when they search. */
export const searchTexts = {
  messages: { name: 'Mitteilungen', alsoCalled: 'Mitteilung schreiben Nachricht an alle Banner Information' },
} as const;
