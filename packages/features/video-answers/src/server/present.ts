import { presentFile } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import type { Answer, AnswerPerson, Question, TrashedAnswer } from '../contract/index.ts';
import { isForAll } from '../rules/index.ts';
import { type AnswerRow, maySee } from './read.ts';
import type { QuestionScope } from './scope.ts';

type Signer = Pick<Services, 'signer' | 'clock'>;

/** What an answer is wherever it stands; the address of its file is signed here alone, for somebody who may hear it. */
const presentFacts = (signer: Signer, { userId }: QuestionScope, { answerId, ownerId, author, seconds, file }: AnswerRow) => ({
  id: answerId,
  author: author === null ? null : { id: ownerId, name: author },
  isOwn: ownerId === userId,
  seconds,
  file: presentFile(signer, file),
});

export function presentAnswer(signer: Signer, scope: QuestionScope, row: AnswerRow): Answer {
  const { rights, settings } = scope;
  const facts = presentFacts(signer, scope, row);
  return {
    ...facts,
    createdAt: row.createdAt.toISOString(),
    isForClass: row.isForClass,
    isReleased: isForAll({ isReleased: row.releasedAt !== null }, settings.audience),
    // Between the child and its teacher, also where the class hears the answer.
    response: facts.isOwn || rights.isKeeper ? row.response : '',
  };
}

export const presentTrashed = (signer: Signer, scope: QuestionScope, row: AnswerRow): TrashedAnswer => ({
  ...presentFacts(signer, scope, row),
  deletedAt: (row.deletedAt ?? row.createdAt).toISOString(),
});

/** A question as somebody may see it; `pupils` are those of the page, told to who keeps it. */
export function presentQuestion(
  signer: Signer,
  scope: QuestionScope,
  { answers, pupils }: { readonly answers: readonly AnswerRow[]; readonly pupils: readonly AnswerPerson[] },
): Question {
  const { blockId, rights, isOver } = scope;
  return {
    blockId,
    rights,
    isOver,
    answers: answers.filter((row) => maySee(scope, row)).map((row) => presentAnswer(signer, scope, row)),
    pupils: rights.isKeeper ? [...pupils] : null,
  };
}
