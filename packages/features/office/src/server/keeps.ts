import { type Erasure, type Gone, keepsOf, ownWork, withoutId } from '@pausenplatz/kernel-server';
import { withoutMoves, withoutPerson, withoutPlace, withoutTarget } from '../rules/index.ts';
import type { OfficeTables, OwnTables } from './tables.ts';

const bySchool = 'is the school’s; who did it stands in the log';
const links = 'is about pages of a class or a school; that it ran stands among the background work';

/** Where the administration holds people and classes. Plans and imports stay with the school; whoever goes stands in them no more. */
export const officeKeeps = keepsOf<OwnTables>()({
  people: {
    'import_touched.user_id': { erased: 'row', exportedAs: 'imports' },
    'import_touched.before': { erased: 'withRow', exportedAs: 'imports' },
    'import_touched.after': { erased: 'withRow', exportedAs: 'imports' },
    'office_import.created_by': { erased: 'nobody', notExported: bySchool },
    'office_import.question': {
      erased: { stays: 'the list goes when it was carried out, and after a day where it failed' },
      notExported: 'is the list of the school, as long as it waits',
    },
    'year_plan.created_by': { erased: 'nobody', notExported: bySchool },
    'year_step.step': { erased: { json: withoutPerson }, notExported: 'is what the school plans' },
    'year_step.memo': { erased: { json: withoutPerson }, notExported: 'repeats where people were; the log has it' },
    'checked_link.user_id': { erased: 'row', notExported: links },
    'link_check.user_id': { erased: 'row', notExported: links },
    'office_export.owner_id': { erased: { by: dropExportsOf }, notExported: 'is the school’s, and ends by itself' },
    'page_visit.path': { erased: { by: dropVisits }, notExported: 'is how often others came' },
  },
  classes: {
    'year_step.class_id': { erased: 'row', notExported: 'is what the school plans' },
    'year_step.step': { erased: { json: withoutMoves }, notExported: 'is what the school plans' },
    'year_step.memo': { erased: { json: withoutId }, notExported: 'is how the school takes a change back' },
    'office_import.new_class_ids': { erased: 'fromList', notExported: bySchool },
    'office_import.question': { erased: { json: withoutTarget }, notExported: bySchool },
    'import_touched.before': { erased: { json: withoutPlace }, notExported: 'is about one person' },
    'import_touched.after': { erased: { json: withoutPlace }, notExported: 'is about one person' },
    'office_export.about_id': { erased: { by: dropExportsAbout }, notExported: 'is this export' },
    'checked_link.class_id': { erased: 'row', notExported: links },
    'checked_link.place_path': { erased: 'withRow', notExported: links },
    'page_visit.path': { erased: { by: dropVisits }, notExported: 'is how often others came' },
  },
  neither: {
    checked_link: ['school_id', 'url', 'label', 'verdict', 'said', 'place_title'],
    import_touched: ['import_id', 'how'],
    letter_template: ['school_id', 'title', 'body'],
    link_check: ['school_id', 'task_id', 'state'],
    office_export: ['id', 'what', 'about', 'task_id', 'state', 'blob_name', 'session_id', 'rights'],
    office_import: ['id', 'school_id', 'file_name', 'state', 'fingerprint', 'counts'],
    year_plan: ['id', 'school_id', 'state', 'task_id'],
    year_step: ['plan_id', 'state', 'failure'],
  },
});

function dropExportsOf(erasure: Erasure): Promise<Gone> {
  return dropExports(erasure, 'owner_id');
}

function dropExportsAbout(erasure: Erasure): Promise<Gone> {
  return dropExports(erasure, 'about_id');
}

async function dropExports({ services, work, id }: Erasure, column: 'owner_id' | 'about_id'): Promise<Gone> {
  const { db } = ownWork<OfficeTables>(work);
  const gone = await db.deleteFrom('office_export').where(column, '=', id).returning('blob_name').execute();
  work.afterCommit(async () => {
    for (const { blob_name } of gone) if (blob_name !== null) await services.blobs.delete(blob_name);
  });
  return { office_export: gone.length };
}

/** Numbers about pages that go; asked before they do. */
async function dropVisits({ services, work, id }: Erasure): Promise<Gone> {
  const places = await Promise.all(services.steps.of('screens').map(({ step }) => step({ db: work.db }, { ownerId: id })));
  const paths = places.flat().map(({ path }) => path);
  if (paths.length === 0) return {};
  const gone = await ownWork<OfficeTables>(work).db.deleteFrom('page_visit').where('path', 'in', paths).executeTakeFirst();
  return { page_visit: Number(gone.numDeletedRows) };
}
