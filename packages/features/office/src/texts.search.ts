/** What the search says of the administration. */
export const searchTexts = {
  title: 'Personen',
  kinds: { pupil: 'Schüler:in', teacher: 'Lehrperson', admin: 'Schulverwaltung' },
  office: {
    name: 'Verwaltung',
    alsoCalled: 'Klassen Klassenliste Schülerliste Schülerinnen Schüler Kinder Gruppen Schule Passwort zurücksetzen vergessen',
  },
  people: { name: 'Personen der Schule', alsoCalled: 'Lehrpersonen Kollegium Konten Schülerinnen Schüler' },
  shelf: { name: 'Archiv und Papierkorb der Klassen', alsoCalled: 'gelöscht archivierte Klasse zurückholen wiederherstellen' },
  log: { name: 'Protokoll', alsoCalled: 'Verlauf wer hat was geändert' },
  settings: { name: 'Einstellungen', alsoCalled: 'Farbe und Name der Klasse' },
} as const;
