import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** What the administration remembers of a class: plans where the class is a step and a goal, an import into it, an archive of it, its links. */
export function rowsOfClass({ schoolId, classId, otherClassId, admin, pupil, now, id, around }: ClassScene): Rows {
  const planId = around('plan');
  const before = new Date(now.getTime() - 200 * 86_400_000);
  const aStep = (ofClass: string, moves: readonly object[]) => ({
    classId: ofClass,
    action: 'continue',
    newName: null,
    teacherId: null,
    content: 'keep',
    moves,
  });
  const intoClass = { userId: pupil, to: { kind: 'class', classId } };
  const memo = {
    name: '4b',
    color: 'teal',
    teacherIds: [],
    pupils: [{ userId: pupil, number: 1 }],
    moved: [{ userId: pupil, classId, schoolId }],
    change: { planId, classId: otherClassId, action: 'continue', toClassIds: [classId], content: 'keep', leavingUserIds: [] },
    features: {},
    after: { name: '4b', pupilIds: [] },
  };
  const step = { plan_id: planId, state: 'done', ran_at: now };
  const state = { firstName: 'Mia', lastName: 'Test', email: null, birthYear: null, externalId: null, classId, number: 1 };
  const importId = around('import');
  return {
    year_plan: [{ id: planId, school_id: schoolId, school_year: 2027, state: 'done', created_by: admin, created_at: now }],
    year_step: [
      { ...step, class_id: classId, position: 0, step: JSON.stringify(aStep(classId, [])), memo: '{}' },
      { ...step, class_id: otherClassId, position: 1, step: JSON.stringify(aStep(otherClassId, [intoClass])), memo: JSON.stringify(memo) },
    ],
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
    office_export: [
      { id: id('export'), owner_id: admin, what: 'class', about_id: classId, about: '3a', task_id: 'T', state: 'done', created_at: now },
    ],
    page_visit: [{ path: `/seite/${id('page')}`, day: '2026-11-20', views: 3, visitors: 2 }],
    link_check: [{ school_id: schoolId, user_id: admin, task_id: 'T', state: 'done', checked_at: before }],
    checked_link: [
      {
        school_id: schoolId,
        user_id: admin,
        class_id: classId,
        position: classId.indexOf('-'),
        url: 'https://example.ch',
        label: 'Wald',
        verdict: 'ok',
        said: '200',
        place_title: 'Wald',
        place_path: `/seite/${id('page')}`,
      },
    ],
  };
}

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, visitor, secret }: SchoolScene): Rows => ({
  letter_template: [{ school_id: schoolId, title: 'Brief', body: 'Text' }],
  join_request: [{ id: secret('request'), school_id: schoolId, user_id: visitor, message: '' }],
});
