/** Sentences for those who help others back into their accounts: teachers and the school's administration. */
export const helpingTexts = {
  secondFactor: {
    reset: 'Zweiten Schritt zurücksetzen',
    resetFor: 'Zweiten Schritt von {name} zurücksetzen',
    title: 'Zweiten Schritt von {name} zurücksetzen?',
    body: 'Danach genügt das Passwort, die Notfallcodes gelten nicht mehr, und {name} ist überall abgemeldet. Eine E-Mail sagt es der Person. Prüfe zuerst, ob sie wirklich selbst darum gebeten hat. Rückgängig machen lässt es sich nicht.',
    done: 'Zweiter Schritt zurückgesetzt',
    doneBody: '{name} meldet sich jetzt mit dem Passwort an und kann den zweiten Schritt unter «Mein Konto», «Anmeldung» neu einschalten.',
  },
} as const;
