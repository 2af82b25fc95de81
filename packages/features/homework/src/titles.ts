/** Browser titles of the homework screens. */
export const homeworkTitles = {
  planner: 'Agenda',
  reports: 'Auswertungen',
} as const;
