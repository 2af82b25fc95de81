import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

interface Of {
  readonly id: (what: string) => string;
  readonly schoolId: string;
  readonly classId: string;
  readonly person: string;
  /** Who was told something alone. */
  readonly addressee?: string;
  readonly at: Date;
  readonly fileId: string;
}

const chatRows = ({ id, schoolId, classId, person, addressee = person, at, fileId }: Of): Rows => ({
  chat: [
    {
      id: id('chat'),
      school_id: schoolId,
      kind: 'class',
      class_id: classId,
      group_id: null,
      name: 'Klasse 3a',
      write_mode: 'answers',
      attach_image: true,
      attach_documents: true,
      attach_emoji: true,
      attach_gif: false,
      rev: 1,
      created_by: person,
      created_at: at,
    },
  ],
  chat_member: [{ chat_id: id('chat'), user_id: person, is_admin: false }],
  chat_message: [
    { id: id('chat-message'), chat_id: id('chat'), seq: 1, rev: 1, author_id: person, text: 'Danke!', only_for: addressee, sent_at: at },
  ],
  chat_file: [{ chat_id: id('chat'), message_id: id('chat-message'), file_id: fileId, position: 0 }],
  chat_report: [
    {
      id: id('chat-report'),
      chat_id: id('chat'),
      school_id: schoolId,
      message_id: id('chat-message'),
      author_id: person,
      reporter_id: person,
      text: 'Danke!',
      reason: '',
      at,
    },
  ],
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, schoolId, classId, pupil, now, files }: ClassScene): Rows =>
  chatRows({ id, schoolId, classId, person: pupil, at: now, fileId: files.own });

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, schoolId, classId, id }: PersonScene): Rows =>
  chatRows({ id, schoolId, classId, person: userId, at: new Date(), fileId: id('chat-file') });

/** Something in every other table of the feature that has anything of schools. */
export const rowsOfSchool = ({ schoolId }: SchoolScene): Rows => ({ chat_school: [{ school_id: schoolId, children_together: true }] });
