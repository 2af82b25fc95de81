/** Sentences of a framed page that cannot show its content. */
export const framedTexts = {
  needsSignIn: 'Diese Seite zeigen wir nur angemeldeten Personen.',
  open: 'Seite öffnen',
} as const;
