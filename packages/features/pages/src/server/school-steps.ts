import { counted } from '@pausenplatz/kernel-contract';
import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { schoolExportTexts } from '../texts.export.ts';
import { exportedPages } from './exported-pages.ts';
import { linksOfBlock } from './links-of-block.ts';
import type { PagesTables } from './tables.ts';

/** Live pages of schools and of their live classes; two conditions, one query. */
function pagesOfSchools(db: Kysely<PagesTables>, schoolIds: readonly string[]) {
  const classes = db
    .selectFrom('school_class')
    .select('id')
    .where('school_id', 'in', schoolIds)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null);
  return db
    .selectFrom('page')
    .where('page.deleted_at', 'is', null)
    .where('page.archived_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('group_type', '=', 'school'), where('group_id', 'in', schoolIds)]),
        where.and([where('group_type', '=', 'class'), where('group_id', 'in', classes)]),
      ]),
    );
}

/** What pages tell the administration of a school: their links, their addresses, everything for an export. */
export const schoolSteps: Pick<Steps, 'links' | 'screens' | 'exportClass' | 'exportSchool'> = {
  async links(services, schoolIds) {
    const rows = await pagesOfSchools(ownTables<PagesTables>(services.db), schoolIds)
      .innerJoin('page_block', 'page_block.page_id', 'page.id')
      .select([
        'page.title',
        'page.url',
        'page.group_type',
        'page.group_id',
        'page_block.type',
        'page_block.version',
        'page_block.settings',
      ])
      .where('page_block.deleted_at', 'is', null)
      .orderBy('page.title')
      .orderBy('page_block.position')
      .execute();
    return rows.flatMap(({ title, url, group_type, group_id, type, version, settings }) => {
      const of = { kind: group_type === 'class' ? ('class' as const) : ('school' as const), id: group_id };
      return linksOfBlock({ type, version, settings }).map((link) => ({
        ...link,
        of,
        place: { title, path: `/seite/${url}` },
      }));
    });
  },
  async screens(services, of) {
    const db = ownTables<PagesTables>(services.db);
    if ('schoolIds' in of) {
      const rows = await pagesOfSchools(db, of.schoolIds).select(['title', 'url']).execute();
      return rows.map(({ title, url }) => ({ title, path: `/seite/${url}` }));
    }
    if ('ownerId' in of) {
      const rows = await db.selectFrom('page').select(['title', 'url']).where('group_id', '=', of.ownerId).execute();
      return rows.map(({ title, url }) => ({ title, path: `/seite/${url}` }));
    }
    const url = /^\/seite\/(.+)$/.exec(of.path)?.[1] ?? '';
    const row = await db.selectFrom('page').select('title').where('url', '=', url).where('deleted_at', 'is', null).executeTakeFirst();
    return row ? [{ title: row.title, path: of.path }] : [];
  },
  async exportClass(services, classId, asker) {
    return exportedPages(services, await pagesOfClass(ownTables<PagesTables>(services.db), classId), asker);
  },
  async exportSchool(services, schoolId, asker) {
    const ids = await pagesToKeep(ownTables<PagesTables>(services.db), schoolId);
    const exported = await exportedPages(services, ids, asker);
    const unread = ids.length - exported.count;
    return { ...exported, leftOut: [...(unread > 0 ? [counted(schoolExportTexts.unread, unread)] : []), schoolExportTexts.personal] };
  },
};

/** All pages of a school and of its classes, the archived ones too: they are its past. */
async function pagesToKeep(db: Kysely<PagesTables>, schoolId: string): Promise<string[]> {
  const classes = db.selectFrom('school_class').select('id').where('school_id', '=', schoolId).where('deleted_at', 'is', null);
  const pages = await db
    .selectFrom('page')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('group_type', '=', 'school'), where('group_id', '=', schoolId)]),
        where.and([where('group_type', '=', 'class'), where('group_id', 'in', classes)]),
      ]),
    )
    .execute();
  return pages.map(({ id }) => id);
}

/** Also the archived ones: they are the past of the class. */
async function pagesOfClass(db: Kysely<PagesTables>, classId: string): Promise<string[]> {
  const pages = await db
    .selectFrom('page')
    .select('id')
    .where('group_type', '=', 'class')
    .where('group_id', '=', classId)
    .where('deleted_at', 'is', null)
    .execute();
  return pages.map(({ id }) => id);
}
