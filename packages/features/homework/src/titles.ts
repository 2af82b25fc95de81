/** Browser titles of the homework screens. */
export const homeworkTitles = {
  planner: 'Agenda',
  homework: 'Hausaufgaben',
  reports: 'Auswertungen',
} as const;
