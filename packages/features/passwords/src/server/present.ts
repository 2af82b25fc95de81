import type { Selectable } from 'kysely';
import type { ClassItem, KeptItem, PasswordRow } from '../contract/index.ts';
import { marksOf, rowRights } from '../rules/index.ts';
import type { ItemRow } from './scope.ts';
import type { PasswordsTables } from './tables.ts';

type StoredRow = Selectable<PasswordsTables['password_row']>;

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const faceOf = ({ id, title, url, icon, group_id: groupId }: ItemRow) => ({ id, title, url, icon, groupId });

const nameless = { isWeak: false, sameAs: [] } as const;

function presentRow(
  { id, firstName, lastName }: Person,
  row: StoredRow | undefined,
  { mayReveal, mayChange }: { readonly mayReveal: boolean; readonly mayChange: boolean },
  mark: { readonly isWeak: boolean; readonly sameAs: readonly string[] } = nameless,
): PasswordRow {
  const hasSecret = (row?.sealed ?? null) !== null;
  return {
    userId: id,
    name: `${firstName} ${lastName}`,
    firstName,
    userName: row?.user_name ?? '',
    hasSecret,
    version: row?.version ?? 0,
    isHidden: row?.is_hidden ?? false,
    mayReveal: hasSecret && mayReveal,
    mayChange,
    isInitial: hasSecret && (row?.is_initial ?? false),
    isWeak: mark.isWeak,
    sameAs: [...mark.sameAs],
  };
}

interface Shown {
  readonly rows: readonly StoredRow[];
  readonly secrets: ReadonlyMap<string, string | null>;
  /** Whose rows whoever reads may know of. */
  readonly people: readonly Person[];
  readonly teaches: boolean;
}

/** An entry of a class for one of its teachers, or for a child, who is the only one of `people`. */
export function presentClassItem(item: ItemRow, { rows, secrets, people, teaches }: Shown): ClassItem {
  const switches = { pupilCanEdit: item.pupil_can_edit, teacherCanSee: item.teacher_can_see };
  const known = people.map((person) => {
    const row = rows.find(({ item_id, user_id }) => item_id === item.id && user_id === person.id);
    const rights = rowRights({ isOwner: !teaches, teaches, attends: true }, switches, row?.is_hidden ?? false);
    return { person, row, rights, secret: secrets.get(`${item.id} ${person.id}`) ?? null };
  });
  const marks = marksOf(
    item.title,
    known.map(({ person, row, rights, secret }) => ({
      ...person,
      userId: person.id,
      userName: row?.user_name ?? '',
      secret,
      isSeen: rights.mayReveal,
    })),
  );
  return {
    ...faceOf(item),
    ...switches,
    rows: known.map(({ person, row, rights }) => presentRow(person, row, rights, marks.get(person.id))),
  };
}

/** An own entry of a child, or one of a class where it is no more. */
export function presentKept(
  item: ItemRow,
  row: StoredRow | undefined,
  person: Person,
  secret: string | null,
  className: string | null,
): KeptItem {
  const own = className === null;
  const marks = marksOf(item.title, [{ ...person, userId: person.id, userName: row?.user_name ?? '', secret, isSeen: true }]);
  return { ...faceOf(item), className, row: presentRow(person, row, { mayReveal: true, mayChange: own }, marks.get(person.id)) };
}
