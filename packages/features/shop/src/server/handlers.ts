import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { addShop, shopChanged, shopLimits, shopTopic, listShop, setShopDone } from '../contract/index.ts';
import { handle, refuse } from './shop.ts';
import { countEntries, entriesOfClass, presentEntry } from './queries.ts';
import type { ShopTables } from './tables.ts';

const listHandler = handle(listShop, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'read');
  const rows = await entriesOfClass(context.db, scope);
  return { entries: rows.map(presentEntry), canWrite: scope.rights.has('teach') };
});

const addHandler = handle(addShop, async (context, { classId, title }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, scope.classId, userId);
    if ((await countEntries(work.db, scope.classId)) >= shopLimits.entriesPerClass)
      return refuse('SHOP_FULL', { details: { count: shopLimits.entriesPerClass } });
    const row = await work.db
      .insertInto('shop_entry')
      .values({ id: newId(), class_id: scope.classId, title, created_by: userId, created_at: context.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    tell(work, scope.classId);
    return { entry: presentEntry(row) };
  });
});

const setDoneHandler = handle(setShopDone, async (context, { id, done }) => {
  const classId = await classOf(context, id);
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, classId, userId);
    const row = await work.db
      .updateTable('shop_entry')
      .set({ done })
      .where('id', '=', id)
      // What was proven is proven for this class.
      .where('class_id', '=', classId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('SHOP_NOT_FOUND');
    tell(work, classId);
    return { entry: presentEntry(row) };
  });
});

/** The class of an entry that the caller may change; 404 where they may not see it. */
async function classOf(context: CallContext<ShopTables>, id: string): Promise<string> {
  const found = await context.db.selectFrom('shop_entry').select('class_id').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('SHOP_NOT_FOUND');
  await proveClass(context, found.class_id, 'teach');
  return found.class_id;
}

/** Holds until the commit that the class lives and that who writes still teaches it (docs/decisions/0076-proofs-held-inside.md). */
async function hold(work: Work<ShopTables>, classId: string, teacherId: string): Promise<void> {
  if (!(await holdClass(work, classId, { teacherId }))) refuse('CLASS_ARCHIVED');
}

const tell = (work: Work<ShopTables>, classId: string): void => work.publish({ topic: shopTopic(classId) }, shopChanged, { v: 1, classId });

export const shopHandlers = [listHandler, addHandler, setDoneHandler];
