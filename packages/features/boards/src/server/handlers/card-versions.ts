import { listCardVersions, restoreCardVersion } from '../../contract/index.ts';
import { waits } from '../../rules/index.ts';
import { handle, refuse } from '../boards.ts';
import { keepVersion } from '../card-versions.ts';
import { allow, boardOf, changeCard, readHeld } from '../change.ts';
import { nameOf } from '../present.ts';
import { readCard } from '../present-cards.ts';
import { kanbanOf, proveBoard } from '../scope.ts';
import { rightsTo } from './cards.ts';

const listHandler = handle(listCardVersions, async (context, { id }) => {
  const scope = kanbanOf(await proveBoard(context, await boardOf(context, id)));
  const held = await readHeld(context.db, scope, id);
  allow(scope, rightsTo(scope, held).mayChange);
  const rows = await context.db
    .selectFrom('board_card_version')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'editor_id').on('user_account.deleted_at', 'is', null))
    .select(['board_card_version.id', 'words', 'at', nameOf('user_account').as('editor')])
    .where('entry_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('board_card_version.id')
    .execute();
  // Who changed a card without a name would tell whose it is.
  const isNamed = !held.card.is_anonymous || scope.isKeeper;
  return {
    versions: rows.map(({ id: versionId, words, at, editor }) => ({
      id: versionId,
      text: words.text,
      color: words.color,
      dueOn: words.dueOn,
      checks: [...words.checks],
      editor: isNamed && editor !== '' ? editor : null,
      at: at.toISOString(),
    })),
  };
});

const restoreHandler = handle(restoreCardVersion, (context, { id, versionId }) =>
  changeCard(context, id, async (work, scope, held) => {
    allow(scope, rightsTo(scope, held).mayChange);
    const version = await work.db
      .selectFrom('board_card_version')
      .select('words')
      .where('id', '=', versionId)
      .where('entry_id', '=', id)
      .executeTakeFirst();
    if (!version) return refuse('BOARD_VERSION_NOT_FOUND');
    const { text, color, dueOn, checks } = version.words;
    await keepVersion(context, work, scope, held, { text, color, dueOn, checks: [...checks] });
    await work.db
      .updateTable('board_entry')
      .set({ title: text, ...(waits(scope.settings, scope.isKeeper) && { released_at: null }) })
      .where('id', '=', id)
      .execute();
    await work.db
      .updateTable('board_card')
      .set({ color, due_on: dueOn, checks: JSON.stringify(checks) })
      .where('entry_id', '=', id)
      .execute();
    return { card: await readCard({ ...context, db: work.db }, scope, id) };
  }),
);

export const cardVersionHandlers = [listHandler, restoreHandler];
