/** Browser titles of the administration's screens. */
export const officeTitles = { office: 'Verwaltung', schoolClass: 'Klasse', settings: 'Einstellungen' } as const;
