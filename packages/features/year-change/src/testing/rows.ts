import type { ClassScene, Rows } from '@pausenplatz/kernel-server/testing';

/** Plans where the class is a step and a goal. */
export function rowsOfClass({ schoolId, classId, otherClassId, admin, pupil, now, around }: ClassScene): Rows {
  const planId = around('plan');
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
  return {
    year_plan: [
      { id: planId, school_id: schoolId, school_year: 2027, day: '2027-08-01', state: 'done', created_by: admin, created_at: now },
    ],
    year_step: [
      { ...step, class_id: classId, position: 0, step: JSON.stringify(aStep(classId, [])), memo: '{}' },
      { ...step, class_id: otherClassId, position: 1, step: JSON.stringify(aStep(otherClassId, [intoClass])), memo: JSON.stringify(memo) },
    ],
  };
}
