import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const at = new Date('2026-11-20T08:00:00Z');

interface Place {
  readonly class_id: string | null;
  readonly owner_id: string | null;
}

const rowsIn = (id: string, place: Place, { userId, createdBy }: { readonly userId: string; readonly createdBy: string }): Rows => ({
  password_key: [{ id, ...place, wrapped: 'wrapped', created_at: at }],
  password_group: [{ id, ...place, name: 'Lesen', created_at: at }],
  password_item: [
    {
      id,
      ...place,
      group_id: id,
      title: 'Leseraupe',
      url: 'https://leseraupe.example/',
      icon: 'book',
      pupil_can_edit: true,
      teacher_can_see: true,
      created_by: createdBy,
      created_at: at,
    },
  ],
  password_row: [
    {
      item_id: id,
      user_id: userId,
      class_id: place.class_id,
      user_name: 'mia.t',
      key_id: id,
      sealed: 'sealed',
      version: 1,
      is_hidden: false,
      is_initial: true,
      updated_at: at,
    },
  ],
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, teacher, pupil }: ClassScene): Rows =>
  rowsIn(id('passwords'), { class_id: classId, owner_id: null }, { userId: pupil, createdBy: teacher });

const vaultOf = (id: string, userId: string): Rows => ({
  password_vault: [
    {
      user_id: userId,
      derivation: JSON.stringify({ algorithm: 'argon2id', memoryKib: 65_536, passes: 2, salt: 's'.repeat(22) }),
      knowledge_hash: 'hash',
      wrapped: 'wrapped',
      recovery_hash: 'hash',
      recovery_wrapped: 'wrapped',
      revision: 1,
      created_at: at,
      updated_at: at,
    },
  ],
  password_vault_item: [{ id, user_id: userId, sealed: 'sealed', version: 1, updated_at: at }],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => {
  const own = id('passwords');
  return { ...rowsIn(own, { class_id: null, owner_id: userId }, { userId, createdBy: userId }), ...vaultOf(own, userId) };
};

/** Accounts of a class, what one of its children keeps for itself, and the vault of its teacher. */
export const rowsOfSchool = ({ teacher, pupil, classId, secret }: SchoolScene): Rows => {
  const ofClass = rowsIn(secret('passwords'), { class_id: classId, owner_id: null }, { userId: pupil, createdBy: teacher });
  const own = rowsIn(secret('passwords-own'), { class_id: null, owner_id: pupil }, { userId: pupil, createdBy: pupil });
  const both = Object.entries(ofClass).map(([table, rows]) => [table, [...rows, ...(own[table] ?? [])]] as const);
  return { ...Object.fromEntries(both), ...vaultOf(secret('passwords'), teacher) };
};
