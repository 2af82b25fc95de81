import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { add{{pascal}}, {{camel}}Changed, {{camel}}Limits, {{camel}}Topic, list{{pascal}}, set{{pascal}}Done } from '../contract/index.ts';
import { handle, refuse } from './{{kebab}}.ts';
import { countEntries, entriesOfClass, presentEntry } from './queries.ts';
import type { {{pascal}}Tables } from './tables.ts';

const listHandler = handle(list{{pascal}}, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'read');
  const rows = await entriesOfClass(context.db, scope);
  return { entries: rows.map(presentEntry), canWrite: scope.rights.has('teach') };
});

const addHandler = handle(add{{pascal}}, async (context, { classId, title }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, scope.classId, userId);
    if ((await countEntries(work.db, scope.classId)) >= {{camel}}Limits.entriesPerClass)
      return refuse('{{constant}}_FULL', { details: { count: {{camel}}Limits.entriesPerClass } });
    const row = await work.db
      .insertInto('{{snake}}_entry')
      .values({ id: newId(), class_id: scope.classId, title, created_by: userId, created_at: context.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    tell(work, scope.classId);
    return { entry: presentEntry(row) };
  });
});

const setDoneHandler = handle(set{{pascal}}Done, async (context, { id, done }) => {
  const classId = await classOf(context, id);
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await hold(work, classId, userId);
    const row = await work.db
      .updateTable('{{snake}}_entry')
      .set({ done })
      .where('id', '=', id)
      // What was proven is proven for this class.
      .where('class_id', '=', classId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('{{constant}}_NOT_FOUND');
    tell(work, classId);
    return { entry: presentEntry(row) };
  });
});

/** The class of an entry that the caller may change; 404 where they may not see it. */
async function classOf(context: CallContext<{{pascal}}Tables>, id: string): Promise<string> {
  const found = await context.db.selectFrom('{{snake}}_entry').select('class_id').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('{{constant}}_NOT_FOUND');
  await proveClass(context, found.class_id, 'teach');
  return found.class_id;
}

/** Holds until the commit that the class lives and that who writes still teaches it (docs/decisions/0076-proofs-held-inside.md). */
async function hold(work: Work<{{pascal}}Tables>, classId: string, teacherId: string): Promise<void> {
  if (!(await holdClass(work, classId, { teacherId }))) refuse('CLASS_ARCHIVED');
}

const tell = (work: Work<{{pascal}}Tables>, classId: string): void =>
  work.publish({ topic: {{camel}}Topic(classId) }, {{camel}}Changed, { v: 1, classId });

export const {{camel}}Handlers = [listHandler, addHandler, setDoneHandler];
