/** What people call the templates when they search for them. */
export const searchTexts = { alsoCalled: 'Vorlage Muster Kopiervorlage Seite übernehmen Template' } as const;
