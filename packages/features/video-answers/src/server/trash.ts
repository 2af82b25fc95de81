import type { AnswerRow } from './read.ts';
import type { QuestionScope } from './scope.ts';

/** What stands in the trash, the newest first. A child finds what it took away of its own; what the teacher took away is the teacher's to fetch back. */
export const trashOf = ({ rights, userId }: QuestionScope, rows: readonly AnswerRow[]): AnswerRow[] =>
  rows
    .filter(({ ownerId, deletedBy }) => rights.isKeeper || (ownerId === userId && deletedBy === userId))
    .toSorted((one, other) => Number(other.deletedAt) - Number(one.deletedAt));
