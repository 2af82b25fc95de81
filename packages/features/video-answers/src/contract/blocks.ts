import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { questionBlockTexts } from '../texts.block.ts';
import { answerLengths, answersLimits } from './limits.ts';

/** With what children answer. */
export const answerMedia = ['both', 'film', 'sound'] as const;
export type AnswerMedia = (typeof answerMedia)[number];

/** Who hears the answers of others: who keeps the page alone, or the class what was released. */
export const answerAudiences = ['teacher', 'class'] as const;
export type AnswerAudience = (typeof answerAudiences)[number];

/** Named after a service that closed in 2024: what a page holds of it, a title and a question, is a question here. */
export const questionBlock = defineBlock({
  type: 'Flipgrid',
  version: 1,
  ...questionBlockTexts.catalogue,
  group: 'Weitere Inhalte',
  position: 4,
  flags: { pro: false, pupil: false, private: false, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(answersLimits.titleMaximum),
    question: scalars.optionalText(answersLimits.questionMaximum),
    media: z._default(z.enum(answerMedia), 'both'),
    longestSeconds: z._default(z.literal(answerLengths), 180),
    audience: z._default(z.enum(answerAudiences), 'teacher'),
    /** The last day; null: it stays open. */
    endsOn: z._default(z.nullable(scalars.calendarDay), null),
  }),
  empty: { title: '', question: '', media: 'both', longestSeconds: 90, audience: 'teacher', endsOn: null },
  // The question goes along with a copy; the day on which the other class was through does not.
  inClass: () => ({ endsOn: null }),
  // Answers are found by nobody.
  wordsIn: ({ title, question }) => [title, question].filter(Boolean).join('\n'),
  shows: () => ['words'],
  concerns: ({ endsOn }, today) => (endsOn !== null && endsOn < today ? ['over'] : []),
});

export const answerBlocks = [questionBlock] as const;
export type QuestionSettings = z.output<typeof questionBlock.settings>;
