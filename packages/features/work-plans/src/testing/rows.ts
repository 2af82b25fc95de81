import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const aPlanRow = (id: string, owner_id: string) => ({ id, url: id, owner_id, title: 'Plan', row_print: '[]', self_evaluation_mode: '[]' });
const aSectionRow = (id: string, plan_id: string) => ({ id, plan_id, title: 'Rechnen', background_color: 'teal', position: 'a0' });
const aTaskRow = (id: string, plan_id: string, section_id: string) => ({ id, plan_id, section_id, title: 'Nr. 1', position: 'a0' });

interface Of {
  readonly assignmentId: string;
  readonly taskId: string;
  readonly pupil: string;
  readonly teacher: string;
  readonly at: Date;
}

const ofPupil = (entryId: string, { assignmentId: assignment_id, taskId: task_id, pupil: user_id, teacher, at }: Of): Rows => ({
  work_plan_pupil: [{ assignment_id, user_id, selected: true, feedback_teacher: 'Schön', feedback_by: teacher }],
  work_plan_state: [{ assignment_id, task_id, user_id, status: 'answer', at }],
  work_plan_entry: [
    {
      id: entryId,
      assignment_id,
      task_id,
      user_id,
      written_by: teacher,
      from_teacher: true,
      status: 'answer',
      response: 'So geht es.',
      at,
    },
  ],
});

/** Something of a class in every table of the feature that has anything of classes; the plan itself stays with its author. */
export const rowsOfClass = ({ id, around, classId, teacher, pupil, files, now }: ClassScene): Rows => {
  const [planId, sectionId, taskId] = [around('plan'), around('section'), around('task')];
  const assignmentId = id('assignment');
  return {
    work_plan: [aPlanRow(planId, teacher)],
    work_plan_section: [aSectionRow(sectionId, planId)],
    work_plan_task: [aTaskRow(taskId, planId, sectionId)],
    work_plan_attachment: [
      {
        id: around('attachment'),
        task_id: taskId,
        name: 'Blatt',
        type: 'link',
        attachment: '/seite/x',
        is_solution: false,
        position: 'a0',
      },
    ],
    work_plan_assignment: [{ id: assignmentId, plan_id: planId, class_id: classId, whole_class: true, created_by: teacher }],
    ...ofPupil(id('entry'), { assignmentId, taskId, pupil, teacher, at: now }),
    work_plan_entry_file: [{ entry_id: id('entry'), assignment_id: assignmentId, file_id: files.own, position: 0 }],
    work_plan_like: [{ plan_id: planId, user_id: teacher }],
  };
};

/** A plan that only its author has, in every table that lies below one. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => {
  const [planId, sectionId, taskId] = [secret('plan'), secret('section'), secret('task')];
  return {
    work_plan: [aPlanRow(planId, teacher)],
    work_plan_section: [aSectionRow(sectionId, planId)],
    work_plan_task: [aTaskRow(taskId, planId, sectionId)],
    work_plan_attachment: [
      {
        id: secret('attachment'),
        task_id: taskId,
        name: 'Blatt',
        type: 'link',
        attachment: '/seite/x',
        is_solution: false,
        position: 'a0',
      },
    ],
  };
};

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => {
  const [planId, sectionId, taskId, assignmentId] = [id('plan'), id('section'), id('task'), id('assignment')];
  return {
    work_plan: [aPlanRow(planId, userId)],
    work_plan_section: [aSectionRow(sectionId, planId)],
    work_plan_task: [aTaskRow(taskId, planId, sectionId)],
    work_plan_assignment: [{ id: assignmentId, plan_id: planId, class_id: classId, whole_class: true, created_by: userId }],
    ...ofPupil(id('entry'), { assignmentId, taskId, pupil: userId, teacher: userId, at: new Date() }),
    work_plan_like: [{ plan_id: planId, user_id: userId }],
  };
};
