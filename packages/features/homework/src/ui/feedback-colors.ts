import type { FeedbackType } from '../contract/index.ts';

/** The colour of each type of feedback, wherever it is shown. */
export const feedbackColors = {
  erledigt: 'green',
  unvollständig: 'orange',
  vergessen: 'red',
  nachgeholt: 'teal',
  lob: 'violet',
  notiz: 'grey',
} as const satisfies Record<FeedbackType, string>;
