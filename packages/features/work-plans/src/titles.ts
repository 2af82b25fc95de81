/** Browser titles of the screens of work plans. */
export const workPlansTitles = { list: 'Arbeitspläne', plan: 'Arbeitsplan' } as const;
