/** Ways to look at the plan (decisions 2.5). */
export const planViews = ['week', 'day', 'month', 'list'] as const;
export type PlanView = (typeof planViews)[number];

/** What a list of tasks holds (decisions 2.5). */
export const taskFilters = ['all', 'open', 'mine', 'events'] as const;

/** The six types of feedback (decisions 2.5), as they travel. */
export const feedbackTypes = ['erledigt', 'unvollständig', 'vergessen', 'nachgeholt', 'lob', 'notiz'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** How often a task comes again (decisions 2.5). */
export const repeatModes = ['daily', 'weekly', 'biweekly', 'selectedDays'] as const;
export type RepeatMode = (typeof repeatModes)[number];

/** Which tasks of a series a change means. */
export const seriesRanges = ['this', 'fromHere', 'all'] as const;
export type SeriesRange = (typeof seriesRanges)[number];

/** Order of pupils in lists (specification section 9: nr unless chosen). */
export const pupilSortOrders = ['nr', 'firstName', 'lastName'] as const;
export type PupilSortOrder = (typeof pupilSortOrders)[number];

/** Where an undated box stands: left or right of the week. */
export const boxSides = ['before', 'after'] as const;
export type BoxSide = (typeof boxSides)[number];

/** Colours a subject may have; the theme knows their shades. */
export const subjectColors = ['teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green', 'grey'] as const;
export type SubjectColor = (typeof subjectColors)[number];
