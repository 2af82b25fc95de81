import type { ClassScene, Rows } from '@pausenplatz/kernel-server/testing';

/** Everything that an import remembers of a class: it led into it. */
export function rowsOfClass({ schoolId, classId, admin, pupil, now, around }: ClassScene): Rows {
  const state = { firstName: 'Mia', lastName: 'Test', email: null, birthYear: null, externalId: null, classId, number: 1 };
  const importId = around('import');
  return {
    office_import: [
      {
        id: importId,
        school_id: schoolId,
        created_by: admin,
        file_name: 'liste.csv',
        state: 'done',
        question: JSON.stringify({ targetClassId: classId }),
        fingerprint: 'x',
        counts: '{}',
        new_class_ids: [classId],
        created_at: now,
      },
    ],
    import_touched: [{ import_id: importId, user_id: pupil, how: 'changed', before: JSON.stringify(state), after: JSON.stringify(state) }],
  };
}
