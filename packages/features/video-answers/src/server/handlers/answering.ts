import { newId } from '@pausenplatz/kernel-server';
import { deleteAnswer, giveAnswer, restoreAnswer } from '../../contract/index.ts';
import { isShortEnough, isTaken } from '../../rules/index.ts';
import { answersTexts } from '../../texts.ts';
import { handle, refuse } from '../answers.ts';
import { answerOf, changeAnswers, type OwnWork, presentChanged, touchedBy } from '../change.ts';
import { type AnswerRow, readAnswers } from '../read.ts';
import type { QuestionScope } from '../scope.ts';
import { trashOf } from '../trash.ts';

const done = { ok: true } as const;

const giveHandler = handle(giveAnswer, (context, { blockId, fileId, isForClass }) =>
  changeAnswers(context, blockId, async (work, scope, answers) => {
    const { pageId, userId, settings, rights } = scope;
    if (rights.isKeeper) return refuse('ANSWER_FORBIDDEN');
    proveOpen(scope);
    await holdRecording(work, scope, fileId);
    const before = answers.find(({ ownerId }) => ownerId === userId);
    const now = context.clock.now();
    if (before) await putAway(work, before, { now, userId });
    const row = { id: newId(), page_id: pageId, block_id: blockId, owner_id: userId, file_id: fileId, created_at: now };
    await work.db
      .insertInto('question_answer')
      .values({ ...row, is_for_class: isForClass && settings.audience === 'class' })
      .execute();
    const answer = await presentChanged(context, work, scope, [row.id]);
    return { answer, touched: [before ? touchedBy(scope, before) : { ownerId: userId, isForAll: false }] };
  }),
);

const deleteHandler = handle(deleteAnswer, (context, { blockId, id }) =>
  changeAnswers(context, blockId, async (work, scope, answers) => {
    const row = answerOf(answers, id);
    proveOwnOrKeeper(scope, row);
    await putAway(work, row, { now: context.clock.now(), userId: scope.userId });
    return { answer: done, touched: [touchedBy(scope, row)] };
  }),
);

const restoreHandler = handle(restoreAnswer, (context, { blockId, id }) =>
  changeAnswers(context, blockId, async (work, scope, answers) => {
    const trash = await readAnswers(work.db, { blockId }, true);
    const row = answerOf(trash, id);
    if (!trashOf(scope, trash).includes(row)) return refuse('ANSWER_FORBIDDEN');
    proveOwnOrKeeper(scope, row);
    if (answers.some(({ ownerId }) => ownerId === row.ownerId)) return refuse('ANSWER_THERE');
    await work.db.updateTable('question_answer').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute();
    return { answer: done, touched: [touchedBy(scope, row)] };
  }),
);

function proveOpen({ isOver }: QuestionScope): void {
  if (isOver) refuse('QUESTION_OVER');
}

/** Its child while the question is open, or who keeps the page. */
function proveOwnOrKeeper(scope: QuestionScope, { ownerId }: AnswerRow): void {
  if (scope.rights.isKeeper) return;
  if (ownerId !== scope.userId) refuse('ANSWER_FORBIDDEN');
  proveOpen(scope);
}

/** Into the trash; what comes back from there is released anew. */
async function putAway({ db }: OwnWork, { answerId }: AnswerRow, by: { readonly now: Date; readonly userId: string }): Promise<void> {
  await db
    .updateTable('question_answer')
    .set({ deleted_at: by.now, deleted_by: by.userId, released_at: null })
    .where('id', '=', answerId)
    .execute();
}

/** A recording that the asker uploaded and that answers nothing yet, as the question wants it; held, so that nobody sweeps it away meanwhile. */
async function holdRecording({ db }: OwnWork, { userId, settings }: QuestionScope, fileId: string): Promise<void> {
  const file = await db
    .selectFrom('file')
    .select(['mime_type', 'seconds'])
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  const used = await db.selectFrom('question_answer').select('id').where('file_id', '=', fileId).executeTakeFirst();
  if (!file || used) return refuse('FILE_NOT_FOUND');
  if (!isTaken(settings.media, file.mime_type))
    return refuse('ANSWER_KIND_WRONG', { details: { allowed: answersTexts.allowed[settings.media] } });
  if (!isShortEnough(settings, file.seconds)) return refuse('ANSWER_TOO_LONG', { details: { count: settings.longestSeconds } });
  return undefined;
}

export const answeringHandlers = [giveHandler, deleteHandler, restoreHandler];
