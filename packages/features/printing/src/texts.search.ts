/** What people call it when they search. */
export const searchTexts = {
  cards: { name: 'Passwortkarten drucken', alsoCalled: 'Passwort Karte Passwortkarte QR-Karte Login Zugang ausdrucken Kärtchen' },
  letters: { name: 'Elternbriefe', alsoCalled: 'Elternbrief Vorlage Brief an Eltern drucken' },
} as const;
