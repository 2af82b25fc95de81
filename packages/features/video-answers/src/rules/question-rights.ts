import type { AnswerAudience, QuestionRights, QuestionSettings } from '../contract/index.ts';

/** Days as YYYY-MM-DD. The last day belongs to it. */
export const isOver = ({ endsOn }: Pick<QuestionSettings, 'endsOn'>, today: string): boolean => endsOn !== null && today > endsOn;

/** Who keeps the page asks; everybody else of the page answers, as long as the question is open. */
export const questionRights = (isKeeper: boolean, isPast: boolean): QuestionRights => ({ isKeeper, mayAnswer: !isKeeper && !isPast });

interface AnswerFacts {
  readonly isOwn: boolean;
  readonly isReleased: boolean;
}

/** Whether the class hears it: it was released, and the question still is one for the class. */
export const isForAll = ({ isReleased }: Pick<AnswerFacts, 'isReleased'>, audience: AnswerAudience): boolean =>
  isReleased && audience === 'class';

/** The wall between classmates: beside what is for all, a child hears its own, and who keeps the page hears everything. */
export const isSeen = (answer: AnswerFacts, audience: AnswerAudience, isKeeper: boolean): boolean =>
  isKeeper || answer.isOwn || isForAll(answer, audience);

/** A child is told before it records who may hear it, and that stays so: what it said to its teacher alone is never released. */
export const mayRelease = ({ isForClass }: { readonly isForClass: boolean }, audience: AnswerAudience): boolean =>
  isForClass && audience === 'class';
