/** Plans among what may stand in a tab. */
export const tabTexts = { title: 'Arbeitspläne', all: 'Alle Arbeitspläne', allNote: 'für alle die eigenen' } as const;
