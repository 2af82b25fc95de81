import { zurichDay } from '@pausenplatz/kernel-format';
import type { ReadableTable } from '@pausenplatz/kernel-server';
import type { LogRow } from '../../contract/index.ts';
import { changeTexts } from '../../texts.entries.ts';
import { schoolExportTexts as texts } from '../../texts.ts';
import { logTable } from '../log-table.ts';

interface SchoolData {
  readonly classes: readonly {
    readonly id: string;
    readonly name: string;
    readonly archived_at: Date | null;
    readonly deleted_at: Date | null;
  }[];
  readonly people: readonly {
    readonly id: string;
    readonly kind: keyof typeof changeTexts.kinds;
    readonly user_name: string;
    readonly email: string | null;
    readonly first_name: string;
    readonly last_name: string;
    readonly birth_year: number | null;
    readonly external_id: string | null;
    readonly deleted_at: Date | null;
  }[];
  readonly classTeachers: readonly { readonly class_id: string; readonly user_id: string }[];
  readonly classPupils: readonly { readonly class_id: string; readonly user_id: string; readonly number: number }[];
  readonly groups: readonly { readonly id: string; readonly name: string; readonly class_id: string | null }[];
  readonly groupMembers: readonly { readonly group_id: string; readonly user_id: string }[];
  readonly log: readonly LogRow[];
}

/** People, classes, groups and the log of a school, as people read them. */
export function schoolTables({
  classes,
  people,
  classTeachers,
  classPupils,
  groups,
  groupMembers,
  log,
}: SchoolData): readonly ReadableTable[] {
  const persons = new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const named = (rows: readonly { readonly user_id: string }[]) => rows.flatMap(({ user_id }) => persons.get(user_id) ?? []).join(', ');
  const [head = [], ...entries] = logTable(log);
  return [
    {
      ...texts.people,
      rows: people.map((one) => [
        one.last_name,
        one.first_name,
        changeTexts.kinds[one.kind],
        [...classPupils, ...classTeachers]
          .flatMap(({ user_id, class_id }) => (user_id === one.id ? (classNames.get(class_id) ?? []) : []))
          .join(', '),
        one.user_name,
        one.email ?? '',
        one.birth_year === null ? '' : String(one.birth_year),
        one.external_id ?? '',
        one.deleted_at === null ? '' : zurichDay(one.deleted_at),
      ]),
    },
    {
      ...texts.classes,
      rows: classes.map((one) => [
        one.name,
        named(classTeachers.filter(({ class_id }) => class_id === one.id)),
        named(classPupils.filter(({ class_id }) => class_id === one.id).toSorted((a, b) => a.number - b.number)),
        one.archived_at === null ? '' : zurichDay(one.archived_at),
        one.deleted_at === null ? '' : zurichDay(one.deleted_at),
      ]),
    },
    {
      ...texts.groups,
      rows: groups.map((one) => [
        one.name,
        one.class_id === null ? '' : (classNames.get(one.class_id) ?? ''),
        named(groupMembers.filter(({ group_id }) => group_id === one.id)),
      ]),
    },
    { title: texts.log, head, rows: entries },
  ];
}
