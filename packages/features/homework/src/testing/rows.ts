import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ classId, now, teacher, pupil, files, id }: ClassScene): Rows => ({
  homework_class: [
    { class_id: classId, title: 'Agenda', subjects: '[]', limit_minutes: null, pupils_can_set_duration: true, pupil_sort_order: 'nr' },
  ],
  homework_box: [{ id: id('box'), class_id: classId, side: 'before', title: 'Ganze Woche', position: 'a0', per_week: false }],
  homework_series: [
    { id: id('series'), mode: 'daily', selected_days: [], first_day: '2027-03-01', last_day: '2027-03-05', created_by: teacher },
  ],
  homework_task: [
    { ...aTaskRow(id('task'), classId, teacher), date: '2027-03-01', series_id: id('series') },
    { ...aTaskRow(id('boxed'), classId, teacher), box_id: id('box'), deleted_at: now },
  ],
  homework_assignee: [{ task_id: id('task'), user_id: pupil, selected: true, done_at: now }],
  homework_feedback: [
    { id: id('feedback'), task_id: id('task'), user_id: pupil, type: 'lob', feedback: '', teacher_id: teacher, shared: true },
  ],
  homework_attachment: [
    { task_id: id('task'), file_id: files.own, position: 0 },
    { task_id: id('task'), file_id: files.portrait, position: 1 },
  ],
  homework_share: [{ id: id('share'), class_id: classId, secret_hash: id('secret'), created_by: teacher }],
});

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, pupil, secret }: SchoolScene): Rows => ({
  homework_school: [{ school_id: schoolId, limit_minutes: 45 }],
  homework_feed: [{ user_id: pupil, secret_hash: secret('feed') }],
});

const aTaskRow = (id: string, classId: string, createdBy: string) => ({
  id,
  class_id: classId,
  task: 'Seite 12 lösen',
  event: false,
  visible: true,
  assigned_to_class: true,
  position: 'a0',
  created_by: createdBy,
});
