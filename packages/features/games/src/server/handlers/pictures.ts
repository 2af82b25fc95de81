import { confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { deletePictureSet, gamesLimits as limits, getPictureSet, getPictureSets, savePictureSet } from '../../contract/index.ts';
import { handle, refuse } from '../games.ts';
import { picturesOf } from '../pictures/queries.ts';
import type { GamesTables } from '../tables.ts';

type Context = CallContext<GamesTables>;
type OwnWork = Work<GamesTables>;

/** How many pictures stand for a set in a list. */
const shownAtMost = 4;

const ownSets = ({ db, actor }: Pick<Context, 'db' | 'actor'>) =>
  db
    .selectFrom('memory_picture_set')
    .select(['id', 'title'])
    .where('owner_id', '=', personOf({ actor }).userId)
    .where('deleted_at', 'is', null);

async function classesOf(db: Context['db'], setIds: readonly string[]): Promise<{ set_id: string; class_id: string }[]> {
  if (setIds.length === 0) return [];
  return db.selectFrom('memory_picture_class').select(['set_id', 'class_id']).where('set_id', 'in', setIds).orderBy('class_id').execute();
}

const listHandler = handle(getPictureSets, async (context) => {
  const rows = await ownSets(context).orderBy('updated_at', 'desc').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesOf(context, context.db, ids);
  const classes = await classesOf(context.db, ids);
  return {
    sets: rows.map(({ id, title }) => {
      const own = pictures.get(id) ?? [];
      const classIds = classes.filter(({ set_id }) => set_id === id).map(({ class_id }) => class_id);
      return { id, title, pairs: own.length, pictures: own.slice(0, shownAtMost).map(({ picture }) => picture), classIds };
    }),
  };
});

const getHandler = handle(getPictureSet, async (context, { id }) => {
  const row = (await ownSets(context).where('id', '=', id).executeTakeFirst()) ?? refuse('GAMES_PICTURES_NOT_FOUND');
  const pictures = (await picturesOf(context, context.db, [id])).get(id) ?? [];
  const classes = await classesOf(context.db, [id]);
  return { ...row, pictures: [...pictures], classIds: classes.map(({ class_id }) => class_id) };
});

/** Two cards that are called the same would be a riddle without an answer. */
function refuseSame(names: readonly string[]): void {
  const told = new Set<string>();
  for (const name of names) {
    if (told.has(name.toLowerCase())) refuse('GAMES_PICTURES_SAME', { details: { name } });
    told.add(name.toLowerCase());
  }
}

/** Somebody has so many; asked under a lock, so that two at once do not both get the last place. */
async function refuseWhenMany(context: Context, { db }: OwnWork): Promise<void> {
  await lockFor(db, `picture sets of ${personOf(context).userId}`);
  const rows = await ownSets({ ...context, db }).execute();
  if (rows.length >= limits.pictureSets) refuse('GAMES_PICTURES_MANY', { details: { count: limits.pictureSets } });
}

/** One may show pictures of one’s own; held until the commit, so that nobody sweeps them away. */
async function proveFiles(context: Context, { db }: OwnWork, fileIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(fileIds)];
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', wanted)
    .where('owner_id', '=', personOf(context).userId)
    .where('mime_type', 'like', 'image/%')
    .forKeyShare()
    .execute();
  if (found.length !== wanted.length) refuse('FILE_NOT_FOUND');
}

const saveHandler = handle(savePictureSet, async (context, { id, title, pictures, classIds }) => {
  const { userId } = personOf(context);
  refuseSame(pictures.map(({ name }) => name));
  const lentBefore = new Set((await classesOf(context.db, id === null ? [] : [id])).map(({ class_id }) => class_id));
  for (const classId of classIds)
    // oxlint-disable-next-line no-await-in-loop -- a handful, and the first that is not one's own ends it
    if (!lentBefore.has(classId)) await proveClass(context, classId, 'teach');
  return context.transact(async (work) => {
    const { db } = work;
    const now = context.clock.now();
    const setId = id ?? newId();
    if (id === null) {
      await refuseWhenMany(context, work);
      const times = { created_at: now, updated_at: now, deleted_at: null };
      await db
        .insertInto('memory_picture_set')
        .values({ id: setId, owner_id: userId, title, ...times })
        .execute();
    } else {
      const changed = await db
        .updateTable('memory_picture_set')
        .set({ title, updated_at: now })
        .where('id', '=', id)
        .where('owner_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return refuse('GAMES_PICTURES_NOT_FOUND');
    }
    const fileIds = pictures.map(({ fileId }) => fileId);
    await proveFiles(context, work, fileIds);
    await lendTo(context, work, { setId, classIds });
    await db.deleteFrom('memory_picture').where('set_id', '=', setId).execute();
    const rows = pictures.map(({ fileId, name, hasWord }, position) => {
      return { id: newId(), set_id: setId, position, file_id: fileId, name, has_word: hasWord };
    });
    await db.insertInto('memory_picture').values(rows).execute();
    return { id: setId };
  });
});

/** Lends a set to these classes and no others; whoever lends it anew teaches the class, and where it was lent before it may stay. */
async function lendTo(
  context: Context,
  work: OwnWork,
  { setId, classIds }: { readonly setId: string; readonly classIds: readonly string[] },
): Promise<void> {
  const { userId } = personOf(context);
  const before = new Set((await classesOf(work.db, [setId])).map(({ class_id }) => class_id));
  const wanted = new Set(classIds);
  const added = [...wanted].filter((one) => !before.has(one)).toSorted();
  for (const classId of added)
    // oxlint-disable-next-line no-await-in-loop -- in one order, so that two who lend do not wait for each other
    if (!(await holdClass(work, classId, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
  const gone = [...before].filter((one) => !wanted.has(one));
  if (gone.length > 0) await work.db.deleteFrom('memory_picture_class').where('set_id', '=', setId).where('class_id', 'in', gone).execute();
  const rows = added.map((class_id) => ({ set_id: setId, class_id }));
  if (rows.length > 0) await work.db.insertInto('memory_picture_class').values(rows).execute();
}

const deleteHandler = handle(deletePictureSet, async (context, { id, isDeleted }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    if (!isDeleted) await refuseWhenMany(context, work);
    const changed = await work.db
      .updateTable('memory_picture_set')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return changed ? confirmed : refuse('GAMES_PICTURES_NOT_FOUND');
  });
});

export const pictureHandlers = [listHandler, getHandler, saveHandler, deleteHandler];
