/** The planner among what may stand in a tab. */
export const tabTexts = { title: 'Agenda', own: 'Agenda der eigenen Klasse', ownNote: 'für alle die ihrer Klasse' } as const;
