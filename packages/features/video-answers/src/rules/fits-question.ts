import { type AnswerMedia, answersLimits, type QuestionSettings } from '../contract/index.ts';

/** Whether a recording of this type is what the question asks for. */
export const isTaken = (media: AnswerMedia, mimeType: string): boolean =>
  (media !== 'sound' && mimeType.startsWith('video/')) || (media !== 'film' && mimeType.startsWith('audio/'));

/** Whether it is short enough; one that does not say how long it is is taken. */
export const isShortEnough = ({ longestSeconds }: Pick<QuestionSettings, 'longestSeconds'>, seconds: number | null): boolean =>
  seconds === null || seconds <= longestSeconds + answersLimits.toleranceSeconds;
