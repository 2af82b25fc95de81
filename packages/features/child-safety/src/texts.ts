/** Sentences of the contacts that a school names. */
export const childSafetyTexts = {
  fields: { phone: 'Bitte nur Zahlen und Abstände, zum Beispiel 031 555 01 20.', contacts: 'Das sind zu viele auf einmal.' },
  kinds: { socialWork: 'Schulsozialarbeit', head: 'Schulleitung', authority: 'KESB', other: 'Andere Stelle' },
  school: {
    label: 'Kindesschutz',
    heading: 'Wer bei Sorgen um ein Kind hilft',
    help: 'Diese Angaben sieht, wer an dieser Schule ist und unter «Kindesschutz» eine Einschätzung macht.',
    list: 'Stellen',
    kind: 'Stelle',
    name: 'Name',
    note: 'Wann und wo',
    phone: 'Telefon',
    add: 'Stelle dazu',
    remove: '{name} entfernen',
    unnamed: 'Stelle',
    save: 'Stellen speichern',
    saved: 'Gespeichert',
  },
} as const;
