/** What people call it when they search. */
export const searchTexts = {
  exports: { name: 'Export', alsoCalled: 'herunterladen sichern Backup Archiv Daten' },
  links: { name: 'Link-Checker', alsoCalled: 'defekte kaputte Links prüfen' },
  visits: { name: 'Seitenaufrufe', alsoCalled: 'Besuche Statistik Zahlen' },
} as const;
