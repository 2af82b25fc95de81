/** What cards and pictures refuse. */
export const qrRefusalTexts = {
  QR_CARD_NONE: { title: 'Noch keine Karte', body: 'Bilder brauchst du erst mit einer QR-Karte. Die gibt dir deine Lehrperson.' },
  QR_CARD_ENDED: {
    title: 'Diese Karte gilt nicht mehr',
    body: 'Bitte deine Lehrperson um eine neue Karte oder melde dich mit deinem Passwort an.',
  },
  PICTURE_PIN_WRONG: {
    title: 'Das waren andere Bilder',
    body: 'Probiere es noch einmal. Weisst du sie nicht mehr? Frag deine Lehrperson.',
  },
} as const;

/** Signing in by a card. */
export const qrTexts = {
  busy: 'Einen Moment …',
  lead: 'Halte deine Karte vor die Kamera.',
  camera: 'Bild der Kamera',
  looking: 'Ich suche deine Karte …',
  refused: 'Die Kamera darf hier nicht benutzt werden.',
  refusedBody: 'Erlaube sie in den Einstellungen des Browsers, oder melde dich mit deinem Passwort an.',
  none: 'An diesem Gerät ist keine Kamera.',
  noneBody: 'Melde dich mit deinem Benutzernamen und deinem Passwort an.',
  notOurs: 'Dieser Code gehört nicht zu einer Karte von uns.',
  withPassword: 'Mit Passwort anmelden',
  hello: 'Hallo! Möchtest du dich anmelden?',
  helloBody: 'Diese Karte gehört dir? Dann los.',
  submit: 'Ja, anmelden',
  pinTitle: 'Welche Bilder sind deine?',
  pinLead: 'Tippe deine {count} Bilder in der richtigen Reihenfolge an.',
  pinChosen: '{chosen} von {count} Bildern gewählt',
  pinUndo: 'Letztes Bild weg',
} as const;

/** The pictures of a picture PIN in words, by their places. */
export const pictureNames = ['Sonne', 'Apfel', 'Katze', 'Haus', 'Baum', 'Stern', 'Fisch', 'Auto', 'Blume', 'Ball', 'Herz', 'Mond'] as const;

/** For who helps a child back to its card. */
export const picturePinTexts = {
  reset: 'Bilder-PIN zurücksetzen',
  ask: 'Danach öffnet die QR-Karte das Konto ohne Bilder. Die alten Bilder kommen nicht zurück.',
  yes: 'Ja, zurücksetzen',
  no: 'Doch nicht',
  off: 'Die QR-Karte fragt nicht mehr nach Bildern.',
  done: 'Bilder-PIN zurückgesetzt',
  doneBody:
    '{name} meldet sich mit der QR-Karte allein an und wählt unter «Mein Konto», «Anmeldung» neue Bilder. Bis dahin öffnet die Karte das Konto allen, die sie haben.',
} as const;
