import { keepsOf } from '@pausenplatz/kernel-server';
import { withoutPlace, withoutTarget } from '../rules/index.ts';
import type { OwnTables } from './tables.ts';

const bySchool = 'is the school’s; who did it stands in the log';

/** Where imports hold people and classes. They stay with the school; whoever goes stands in them no more. */
export const peopleImportKeeps = keepsOf<OwnTables>()({
  people: {
    'import_touched.user_id': { erased: 'row', exportedAs: 'imports' },
    'import_touched.before': { erased: 'withRow', exportedAs: 'imports' },
    'import_touched.after': { erased: 'withRow', exportedAs: 'imports' },
    'office_import.created_by': { erased: 'nobody', notExported: bySchool },
    'office_import.question': {
      erased: { stays: 'the list goes when it was carried out, and after a day where it failed' },
      notExported: 'is the list of the school, as long as it waits',
    },
  },
  classes: {
    'office_import.new_class_ids': { erased: 'fromList', notExported: bySchool },
    'office_import.question': { erased: { json: withoutTarget }, notExported: bySchool },
    'import_touched.before': { erased: { json: withoutPlace }, notExported: 'is about one person' },
    'import_touched.after': { erased: { json: withoutPlace }, notExported: 'is about one person' },
  },
  neither: {
    import_touched: ['import_id', 'how'],
    office_import: ['id', 'school_id', 'file_name', 'state', 'fingerprint', 'counts'],
  },
});
