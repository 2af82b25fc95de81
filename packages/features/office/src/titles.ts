/** Browser titles of the administration's screens. */
export const officeTitles = {
  office: 'Verwaltung',
  schoolClass: 'Klasse',
  join: 'Schule verbinden',
  settings: 'Einstellungen',
  export: 'Export',
  links: 'Link-Checker',
  visits: 'Seitenaufrufe',
  year: 'Jahreswechsel',
  import: 'Import',
  confirmation: 'Schule bestätigen',
} as const;
