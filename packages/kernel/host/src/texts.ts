/** Sentences of the frame around every screen. */
export const hostTexts = {
  guard: {
    /** Specification section 8. */
    signInFirst: 'Melde dich an, damit du die gewünschte Seite öffnen kannst.',
    checkFailed: 'Oups, da ging was schief! Bitte melde dich an.',
    forbidden: 'Für diese Seite hast du keine Berechtigung!',
  },
  home: { waiting: 'Wartet auf dich' },
  boundary: {
    title: 'Oh nein, ein Fehler! Entschuldige bitte.',
    body: 'Diese Seite liess sich nicht anzeigen. Meist hilft es, sie neu zu laden.',
    reload: 'Seite neu laden',
  },
} as const;
