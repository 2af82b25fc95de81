import { dropFiles } from './exports/pieces.ts';
import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { OwnTables, SchoolReportsTables } from './tables.ts';

const links = 'is about pages of a class or a school; that it ran stands among the background work';

/** Where reports hold people and classes. */
export const schoolReportsKeeps = keepsOf<OwnTables>()({
  people: {
    'checked_link.user_id': { erased: 'row', notExported: links },
    'link_check.user_id': { erased: 'row', notExported: links },
    'office_export.owner_id': { erased: { by: dropExportsOf }, notExported: 'is the school’s, and ends by itself' },
    'page_visit.path': { erased: { by: dropVisits }, notExported: 'is how often others came' },
  },
  classes: {
    'office_export.about_id': { erased: { by: dropExportsAbout }, notExported: 'is this export' },
    'checked_link.class_id': { erased: 'row', notExported: links },
    'checked_link.place_path': { erased: 'withRow', notExported: links },
    'page_visit.path': { erased: { by: dropVisits }, notExported: 'is how often others came' },
  },
  neither: {
    checked_link: ['school_id', 'url', 'label', 'verdict', 'said', 'place_title'],
    link_check: ['school_id', 'task_id', 'state'],
    office_export: ['id', 'what', 'about', 'task_id', 'state', 'blob_name', 'pieces', 'session_id', 'rights'],
  },
});

function dropExportsOf(erasure: Erasure): Promise<Gone> {
  return dropExports(erasure, 'owner_id');
}

function dropExportsAbout(erasure: Erasure): Promise<Gone> {
  return dropExports(erasure, 'about_id');
}

async function dropExports({ services, work, id }: Erasure, column: 'owner_id' | 'about_id'): Promise<Gone> {
  const { db } = ownWork<SchoolReportsTables>(work);
  const gone = await db.deleteFrom('office_export').where(column, '=', id).returning(['blob_name', 'pieces']).execute();
  work.afterCommit(async () => {
    for (const row of gone) await dropFiles(services, row);
  });
  return { office_export: gone.length };
}

/** Numbers about pages that go; asked before they do. */
async function dropVisits({ services, work, id }: Erasure): Promise<Gone> {
  const places = await Promise.all(services.steps.of('screens').map(({ step }) => step({ db: work.db }, { ownerId: id })));
  const paths = places.flat().map(({ path }) => path);
  if (paths.length === 0) return {};
  const gone = await ownWork<SchoolReportsTables>(work).db.deleteFrom('page_visit').where('path', 'in', paths).executeTakeFirst();
  return { page_visit: Number(gone.numDeletedRows) };
}
