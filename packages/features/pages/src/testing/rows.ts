import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ schoolId, classId, now, teacher, pupil, files, id, around }: ClassScene): Rows => ({
  page: [
    aPageRow(id('page'), 'class', classId, teacher),
    aPageRow(around('page'), 'school', schoolId, teacher),
    // What a pupil shares stays with the pupil; the release of a class that is no more goes.
    { ...aPageRow(around('own-page'), 'user', pupil, pupil), visibility: 'public', release: 'released', release_class_id: classId },
  ],
  page_block: [
    { id: id('block'), page_id: id('page'), type: 'Title', version: 1, settings: '{}', position: 'a0' },
    {
      id: around('block'),
      page_id: around('page'),
      type: 'Homework',
      version: 1,
      settings: JSON.stringify({ schoolClassId: classId, share: null, view: 'week', showWeekend: false }),
      position: 'a0',
    },
  ],
  page_file: [
    { page_id: id('page'), block_id: id('block'), file_id: files.own },
    { page_id: id('page'), block_id: id('block'), file_id: files.shared },
    { page_id: around('page'), block_id: around('block'), file_id: files.shared },
  ],
  page_block_version: [
    { id: id('version'), page_id: id('page'), block_id: id('block'), type: 'Title', settings: '{}', written_by: teacher, kept_at: now },
  ],
  page_version_file: [{ version_id: id('version'), page_id: id('page'), file_id: files.own }],
  page_contribution: [{ id: id('contribution'), page_id: id('page'), block_id: id('block'), by_id: pupil, entry: '{}', created_at: now }],
  page_contribution_file: [{ contribution_id: id('contribution'), page_id: id('page'), file_id: files.own }],
  page_short: [{ page_id: id('page'), code: id('short'), house: 'hier' }],
  // Not over for as long as a class lies in the trash: what is over is swept, whenever that happens to come.
  page_lock: [
    {
      page_id: id('page'),
      holder_id: teacher,
      session_id: 'S',
      fence: 1,
      since: now,
      expires_at: new Date(now.getTime() + 100 * 86_400_000),
    },
  ],
  page_mark: [{ user_id: pupil, page_id: id('page'), favourite: true, expanded: false }],
});

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, teacher }: SchoolScene): Rows => ({
  service_rule: [{ school_id: schoolId, service: 'youtube', rule: 'forbidden', set_by: teacher }],
  embed_origin: [{ school_id: schoolId, origin: 'https://schule.example', created_by: teacher }],
});

const aPageRow = (id: string, groupType: string, groupId: string, createdBy: string) => ({
  id,
  url: id,
  title: 'Wald',
  group_type: groupType,
  group_id: groupId,
  position: 'a0',
  visibility: 'group',
  background: '{"type":"pages"}',
  created_by: createdBy,
});
