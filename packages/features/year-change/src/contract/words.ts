/** What becomes of a class at the end of the school year (decisions 2.7). */
export const yearActions = ['continue', 'handOver', 'regroup', 'leave', 'archive', 'delete', 'none'] as const;
export type YearAction = (typeof yearActions)[number];

/** Whether a plan is meant to run on this day. */
export const yearTimings = ['early', 'ready', 'over'] as const;

export const yearContents = ['keep', 'copy', 'archive'] as const;
export type YearContent = (typeof yearContents)[number];

export const yearWarnings = [
  'teacherMissing',
  'nameTwice',
  'pupilsWithoutPlace',
  'targetDisappears',
  'targetMissing',
  'classFull',
  'pupilsLoose',
  'empty',
  'alreadyThere',
] as const;
export type YearWarning = (typeof yearWarnings)[number];
