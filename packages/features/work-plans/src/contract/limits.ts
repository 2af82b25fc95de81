/** Limits of work plans; characters, counts and days as named. */
export const workPlanLimits = {
  titleMaximum: 120,
  textMaximum: 4_000,
  sectionTitleMaximum: 80,
  taskTitleMaximum: 120,
  taskTextMaximum: 4_000,
  nameMaximum: 120,
  addressMaximum: 2_048,
  responseMaximum: 4_000,
  feedbackMaximum: 4_000,
  questionMaximum: 200,
  keywordMaximum: 40,
  keywords: 12,
  sections: 30,
  /** Of a plan; above what a class ever sees on one sheet. */
  tasks: 120,
  attachmentsPerTask: 10,
  filesPerEntry: 6,
  /** Protocol of one pupil and one task. */
  entries: 400,
  /** Lines of all protocols of one pupil in a portfolio. */
  portfolioEntries: 2_000,
  evaluationItems: 12,
  printColumns: 6,
  printLabelMaximum: 30,
  plansPerPerson: 500,
  pupilsPerAssignment: 100,
  /** Pupils of one comment to several. */
  pupilsAtOnce: 60,
  listed: 200,
  templatesPerPage: 30,
  waiting: 300,
  /** Open plans of a child on the home screen. */
  plansToday: 6,
  trashDays: 60,
} as const;
