import type { BlockType } from '@pausenplatz/kernel-contract';
import { newId, ownTables, ownWork, type Services, type Work } from '@pausenplatz/kernel-server';
import type { YearChangeSteps } from '@pausenplatz/schools/server';
import { randomBytes } from 'node:crypto';
import { refuseWhileWritten, writingIn } from './open-writing.ts';
import { copyBlocks, type SettingsOfCopy } from './queries/copy-blocks.ts';
import { settingsOfCopy } from './settings-of-copy.ts';
import type { PagesTables } from './tables.ts';

const live = (work: Work<PagesTables>, classId: string) =>
  work.db
    .selectFrom('page')
    .selectAll()
    .where('group_type', '=', 'class')
    .where('group_id', '=', classId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null);

/**
 * Pages of a class at the end of its school year (decisions 2.7): they stay, are archived, or are archived after a copy of
 * them was made for whoever goes on with the class. A deleted class takes its pages into the trash.
 */
export const yearChange = (catalogue: readonly BlockType[]): YearChangeSteps => ({
  async count(services, classIds) {
    if (classIds.length === 0) return new Map();
    const rows = await ownTables<PagesTables>(services.db)
      .selectFrom('page')
      .select((select) => ['group_id', select.fn.countAll<string>().as('pages')])
      .where('group_type', '=', 'class')
      .where('group_id', 'in', classIds)
      .where('deleted_at', 'is', null)
      .where('archived_at', 'is', null)
      .groupBy('group_id')
      .execute();
    return new Map(rows.map(({ group_id, pages }) => [group_id, { Seiten: Number(pages) }]));
  },
  writing: writingIn,
  async run(services, kernelWork, change) {
    const work = ownWork<PagesTables>(kernelWork);
    const now = services.clock.now();
    const pages = await live(work, change.classId).forUpdate().execute();
    const ids = pages.map(({ id }) => id);
    const goesAway = change.action === 'archive' || change.action === 'delete' || change.action === 'regroup';
    // Whoever takes a page's edit lock waits for its row, so nobody begins to write from here on.
    if (goesAway || change.content !== 'keep') await refuseWhileWritten(work, ids, now);
    const heirs = change.content === 'copy' ? (goesAway ? change.toClassIds : [change.classId]) : [];
    const copies: string[] = [];
    for (const classId of heirs) {
      const isSame = classId === change.classId;
      const settingsOf = settingsOfCopy(catalogue, { ...(!isSame && { classId }), withEntries: false });
      copies.push(...(await copyPages(services, work, pages, { classId, settingsOf })));
    }
    if (ids.length === 0) return { archived: [], trashed: [], copies };
    if (change.action === 'delete') {
      await work.db
        .updateTable('page')
        .set((set) => ({ deleted_at: now, deleted_with: set.ref('id') }))
        .where('id', 'in', ids)
        .execute();
      return { archived: [], trashed: ids, copies, at: now.toISOString() };
    }
    if (!goesAway && change.content === 'keep') return { archived: [], trashed: [], copies };
    await work.db.updateTable('page').set({ archived_at: now }).where('id', 'in', ids).execute();
    return { archived: ids, trashed: [], copies, at: now.toISOString() };
  },
  async undo(services, kernelWork, _change, memo) {
    const work = ownWork<PagesTables>(kernelWork);
    const idsOf = (key: string) => (Array.isArray(memo[key]) ? memo[key].filter((id) => typeof id === 'string') : []);
    const [archived, trashed, copies] = [idsOf('archived'), idsOf('trashed'), idsOf('copies')];
    // What somebody archived or deleted by hand since stays there. Plans that ran before this was noted know no moment.
    const at = typeof memo['at'] === 'string' ? new Date(memo['at']) : null;
    const back = (column: 'archived_at' | 'deleted_at', ids: readonly string[]) =>
      work.db
        .updateTable('page')
        .set(column === 'archived_at' ? { archived_at: null } : { deleted_at: null, deleted_with: null })
        .where('id', 'in', ids)
        .$if(at !== null, (query) => query.where(column, '=', at));
    if (archived.length > 0) await back('archived_at', archived).execute();
    if (trashed.length > 0) await back('deleted_at', trashed).execute();
    // Nobody loses what was written on a copy since: it goes to the archive, not away.
    if (copies.length > 0) await work.db.updateTable('page').set({ archived_at: services.clock.now() }).where('id', 'in', copies).execute();
  },
});

/** Copies pages with their blocks and files into a class, as a tree of their own; answers the new ids. */
async function copyPages(
  services: Pick<Services, 'steps'>,
  work: Work<PagesTables>,
  pages: readonly { readonly id: string; readonly parent_id: string | null; readonly url: string }[],
  { classId, settingsOf }: { readonly classId: string; readonly settingsOf: SettingsOfCopy },
): Promise<string[]> {
  const fresh = new Map(pages.map(({ id }) => [id, newId()]));
  for (const { id } of pages) {
    // What the database makes of the title by itself it makes of the copy's too.
    const { found: _found, ...page } = await work.db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copy = {
      ...page,
      id: fresh.get(id) ?? newId(),
      url: `${page.url.slice(0, 70)}-${randomBytes(4).toString('hex')}`,
      group_id: classId,
      parent_id: null,
      link_secret: null,
      link_password: null,
      // A group stays behind with its class: for whom the copy is, its new teachers decide.
      ...(page.visibility === 'members' && { visibility: 'group' as const, members_of: null, is_draft: true }),
      background: JSON.stringify(page.background),
    };
    await work.db.insertInto('page').values(copy).execute();
    await copyBlocks(services, work, { pages: new Map([[id, copy.id]]), settingsOf });
  }
  for (const { id, parent_id } of pages) {
    const parent = fresh.get(parent_id ?? '');
    if (parent !== undefined)
      await work.db
        .updateTable('page')
        .set({ parent_id: parent })
        .where('id', '=', fresh.get(id) ?? '')
        .execute();
  }
  return [...fresh.values()];
}
