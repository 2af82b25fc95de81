/** What people call it when they search. */
export const searchTexts = {
  profile: { name: 'Mein Konto', alsoCalled: 'Profil Name Bild E-Mail Adresse' },
  security: {
    name: 'Passwort ändern',
    alsoCalled: 'Mein Konto neues Passwort vergessen Sicherheit zweiter Schritt Anmeldung in zwei Schritten',
  },
  devices: { name: 'Meine Geräte', alsoCalled: 'Mein Konto Gerät abmelden überall angemeldet' },
  look: { name: 'Darstellung', alsoCalled: 'Mein Konto dunkel hell Schrift Leseschrift Hintergrund' },
  data: { name: 'Meine Daten', alsoCalled: 'Mein Konto alles herunterladen Konto löschen' },
} as const;
