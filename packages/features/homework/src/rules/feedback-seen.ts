import type { FeedbackType } from '../contract/words.ts';

/** Types that a pupil sees of their own: positives, and what they forgot; never ranks (decisions 2.6). */
const seenByPupil: readonly FeedbackType[] = ['erledigt', 'nachgeholt', 'lob', 'vergessen'];

interface SeenFeedback {
  readonly type: FeedbackType;
  readonly teacherId: string;
  readonly shared: boolean;
}

/** A note belongs to its author until it is shared; everything else to all teachers of the class. */
export function teacherSeesFeedback({ type, teacherId, shared }: SeenFeedback, readerId: string): boolean {
  return type !== 'notiz' || shared || teacherId === readerId;
}

export function pupilSeesFeedback({ type, shared }: SeenFeedback): boolean {
  return type === 'notiz' ? shared : seenByPupil.includes(type);
}
