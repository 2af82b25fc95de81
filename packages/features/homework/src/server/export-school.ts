import { counted } from '@pausenplatz/kernel-contract';
import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { schoolExportTexts as texts } from '../texts.export.ts';
import type { HomeworkTables } from './tables.ts';

/**
 * The agenda of a school's classes as a guest of each class would see it: entries for the whole class with their files, and nobody's
 * name. What pupils did is for those who teach them (decision 0031); what is not here says where it is.
 */
export const exportSchool: NonNullable<Steps['exportSchool']> = async (services, schoolId) => {
  const db = ownTables<HomeworkTables>(services.db);
  const own = await db.selectFrom('homework_school').select('limit_minutes').where('school_id', '=', schoolId).executeTakeFirst();
  const all = db
    .selectFrom('homework_task')
    .innerJoin('school_class', 'school_class.id', 'class_id')
    .where('school_class.school_id', '=', schoolId)
    .where('school_class.deleted_at', 'is', null)
    .where('homework_task.deleted_at', 'is', null);
  const tasks = await all
    .select(['homework_task.id', 'class_id', 'school_class.name as class', 'date', 'box_id', 'task', 'subject', 'event', 'event_date_to'])
    .select('minutes')
    .where('visible', '=', true)
    .where('assigned_to_class', '=', true)
    .orderBy('school_class.name')
    .orderBy('date')
    .orderBy('position')
    .execute();
  const rest = await all
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => where.or([where('visible', '=', false), where('assigned_to_class', '=', false)]))
    .executeTakeFirstOrThrow();
  const files = await all
    .innerJoin('homework_attachment', 'homework_attachment.task_id', 'homework_task.id')
    .innerJoin('file', 'file.id', 'file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('visible', '=', true)
    .where('assigned_to_class', '=', true)
    .execute();
  return {
    data: { homework: own ?? null, agenda: tasks },
    files,
    tables: [{ title: texts.agenda.title, head: texts.agenda.head, rows: tasks.map(rowOf) }],
    leftOut: [...(rest.count > 0 ? [counted(texts.notForAll, rest.count)] : []), texts.whatPupilsDid],
  };
};

interface Exported {
  readonly class: string;
  readonly date: string | null;
  readonly event_date_to: string | null;
  readonly subject: string | null;
  readonly task: string;
  readonly event: boolean;
  readonly minutes: number | null;
}

const rowOf = ({ class: name, date, event_date_to, subject, task, event, minutes }: Exported): string[] => [
  name,
  date ?? '',
  event_date_to ?? '',
  texts.agenda.kinds[event ? 'event' : 'task'],
  subject ?? '',
  task,
  minutes === null ? '' : String(minutes),
];
