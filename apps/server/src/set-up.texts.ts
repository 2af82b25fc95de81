/** What the operator is told on an installation without people. */
export const setUpTexts = {
  /** Until its admin says what it is called. */
  school: { name: 'Unsere Schule', place: 'Schweiz' },
  link: (address: string, email: string) =>
    `Noch hat niemand ein Konto. Mit diesem Link richtet ${email} die Schule ein; er gilt einmal und 24 Stunden:\n\n  ${address}\n`,
  printed:
    'Noch hat niemand ein Konto. Der Link zum Einrichten stand beim ersten Start hier; einen neuen gibt es mit npm run operator -- setup <e-mail>.',
  byCommand: (email: string) => `Noch hat niemand ein Konto. Den Link zum Einrichten gibt npm run operator -- setup ${email}`,
  noAddress:
    'Noch hat niemand ein Konto. Den Link zum Einrichten gibt es mit npm run operator -- setup <e-mail>, oder beim Start mit OPERATOR_EMAIL.',
  peopled: 'Es gibt schon Konten. Weitere Leute lädt die Administration der Schule ein.',
  help: 'npm run operator -- setup <e-mail>            Link, mit dem die erste Person eine neue Installation einrichtet',
} as const;
