import { type CallContext, newId } from '@pausenplatz/kernel-server';
import { addBoardComment, type BoardComment, boardsLimits, deleteBoardComment, listBoardComments } from '../../contract/index.ts';
import { boardRights } from '../../rules/index.ts';
import { handle, refuse } from '../boards.ts';
import { allow, boardOf, changeEntry, mayRead, proveReleased } from '../change.ts';
import { type BoardScope, proveBoard } from '../scope.ts';
import type { BoardsTables } from '../tables.ts';

type Db = CallContext<BoardsTables>['db'];

const listHandler = handle(listBoardComments, async (context, { entryId }) => {
  const scope = await proveBoard(context, await boardOf(context, entryId));
  const entry = await context.db
    .selectFrom('board_entry')
    .select(['author_id', 'released_at'])
    .where('id', '=', entryId)
    .where('block_id', '=', scope.blockId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!entry || !mayRead(scope, entry)) return refuse('BOARD_ENTRY_NOT_FOUND');
  return { comments: await readComments(context.db, scope, { entryId }) };
});

const addHandler = handle(addBoardComment, (context, { entryId, text }) =>
  changeEntry(context, { id: entryId }, async (work, scope, entry) => {
    allow(scope, boardRights(scope.settings, scope.isKeeper, scope.today).mayComment);
    proveReleased(scope, entry);
    const { count } = await work.db
      .selectFrom('board_comment')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('entry_id', '=', entryId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= boardsLimits.commentsPerEntry) return refuse('BOARD_FULL', { details: { count: boardsLimits.commentsPerEntry } });
    const id = newId();
    await work.db
      .insertInto('board_comment')
      .values({ id, entry_id: entryId, author_id: scope.userId, text, at: context.clock.now() })
      .execute();
    const [comment] = await readComments(work.db, scope, { id });
    return { comment: comment ?? refuse('BOARD_COMMENT_NOT_FOUND') };
  }),
);

const deleteHandler = handle(deleteBoardComment, async (context, { id }) => {
  const found = await context.db.selectFrom('board_comment').select('entry_id').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('BOARD_COMMENT_NOT_FOUND');
  return changeEntry(context, { id: found.entry_id }, async (work, scope) => {
    const comment = await work.db
      .selectFrom('board_comment')
      .select('author_id')
      .where('id', '=', id)
      .where('entry_id', '=', found.entry_id)
      .forUpdate()
      .executeTakeFirst();
    if (!comment) return refuse('BOARD_COMMENT_NOT_FOUND');
    // What one wrote oneself one may take back, also when the board is over.
    if (!scope.isKeeper && comment.author_id !== scope.userId) return refuse('BOARD_FORBIDDEN');
    await work.db.deleteFrom('board_comment').where('id', '=', id).execute();
    return { ok: true as const };
  });
});

async function readComments(
  db: Db,
  { userId, isKeeper }: BoardScope,
  of: { readonly entryId: string } | { readonly id: string },
): Promise<BoardComment[]> {
  const rows = await db
    .selectFrom('board_comment')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'author_id').on('user_account.deleted_at', 'is', null))
    .select(['board_comment.id', 'author_id', 'text', 'at', 'first_name', 'last_name'])
    .$if('id' in of, (query) => query.where('board_comment.id', '=', 'id' in of ? of.id : ''))
    .$if('entryId' in of, (query) => query.where('entry_id', '=', 'entryId' in of ? of.entryId : ''))
    .select((where) =>
      where
        .exists(
          where
            .selectFrom('board_card')
            .select('board_card.entry_id')
            .whereRef('board_card.entry_id', '=', 'board_comment.entry_id')
            .where('is_anonymous', '=', true),
        )
        .as('isNameless'),
    )
    .orderBy('at')
    .orderBy('board_comment.id')
    .limit(boardsLimits.commentsPerEntry)
    .execute();
  return rows.map(({ id, author_id, text, at, first_name, last_name, isNameless }) => ({
    id,
    // Below a card without a name nobody has one.
    author: first_name === null || (isNameless === true && !isKeeper) ? null : `${first_name} ${last_name ?? ''}`.trim(),
    text,
    at: at.toISOString(),
    mayDelete: isKeeper || author_id === userId,
  }));
}

export const commentHandlers = [listHandler, addHandler, deleteHandler];
