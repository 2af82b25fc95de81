/** Limits of the planner; characters, days, minutes and counts as named. */
export const homeworkLimits = {
  taskMaximum: 2_000,
  subjectMaximum: 40,
  subjectsPerClass: 30,
  titleMaximum: 80,
  boxTitleMaximum: 40,
  boxesPerClass: 12,
  feedbackMaximum: 1_000,
  attachmentsPerTask: 8,
  /** Of a path to which an entry leads; characters. */
  opensMaximum: 300,
  /** More than any class has. */
  pupilsPerTask: 60,
  minutesMaximum: 600,
  /** Of the load of a day, in minutes. */
  limitMinimum: 5,
  limitMaximum: 300,
  /** A series ends at the latest this long after its first day. */
  seriesDays: 400,
  seriesTasks: 220,
  /** Tasks of one class on one day; far above a school day, below what slows a screen. */
  tasksPerDay: 80,
  eventDays: 60,
  pageSize: 50,
  sharesPerClass: 20,
  reportDays: 400,
  /** The default range of reports (decisions 2.6): the last four weeks. */
  reportDefaultDays: 28,
  studyHallDays: 7,
  feedDaysBack: 60,
  feedDaysAhead: 200,
  trashDays: 60,
} as const;
