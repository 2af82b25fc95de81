import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { getItems, getMyItems } from '../../contract/index.ts';
import { handle, refuse } from '../passwords.ts';
import { type Person, presentClassItem, presentKept } from '../present.ts';
import { isPupil } from '../scope.ts';
import { openAll } from '../seal.ts';
import type { PasswordsTables } from '../tables.ts';

type Context = CallContext<PasswordsTables>;

const itemsHandler = handle(getItems, async (context, { id }) => {
  const scope = await proveClass(context, id, 'read');
  const teaches = scope.rights.has('teach');
  const actor = personOf(context);
  // Of a class that has ended its teachers read no ways to sign in any more (decisions 2.16).
  if (!teaches && !isPupil(actor)) return refuse(scope.isArchived ? 'CLASS_ARCHIVED' : 'CLASS_FORBIDDEN');
  if (scope.isArchived) return refuse('CLASS_ARCHIVED');
  const pupils = await pupilsOf(context, id);
  const people = teaches ? pupils : pupils.filter((pupil) => pupil.id === actor.userId);
  const items = await context.db
    .selectFrom('password_item')
    .selectAll()
    .where('class_id', '=', scope.classId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rows = await rowsOf(
    context,
    items.map((item) => item.id),
    people.map((person) => person.id),
  );
  const secrets = await openAll(context, context.db, rows);
  return {
    isTeacher: teaches,
    className: scope.className,
    groups: await groupsOf(context, { class_id: id, owner_id: null }),
    items: items
      .map((item) => presentClassItem(item, { rows, secrets, people, teaches }))
      // A child has an account where it has a row.
      .filter((item) => teaches || item.rows.some(({ userName, hasSecret }) => hasSecret || userName !== '')),
    pupils: teaches ? pupils : [],
  };
});

async function pupilsOf({ db }: Context, classId: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('user_account.id')
    .execute();
  return rows;
}

async function rowsOf({ db }: Context, itemIds: readonly string[], userIds: readonly string[]) {
  if (itemIds.length === 0 || userIds.length === 0) return [];
  return db.selectFrom('password_row').selectAll().where('item_id', 'in', itemIds).where('user_id', 'in', userIds).execute();
}

const groupsOf = ({ db }: Context, place: { readonly class_id: string | null; readonly owner_id: string | null }) =>
  db
    .selectFrom('password_group')
    .select(['id', 'name'])
    .where('class_id', 'is not distinct from', place.class_id)
    .where('owner_id', 'is not distinct from', place.owner_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const mineHandler = handle(getMyItems, (context) => (isPupil(personOf(context)) ? keptOf(context) : vaultOf(context)));

async function vaultOf(context: Context) {
  const { userId } = personOf(context);
  const vault = await context.db
    .selectFrom('password_vault')
    .select(['derivation', 'revision'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const items = await context.db
    .selectFrom('password_vault_item')
    .select(['id', 'version', 'sealed', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return {
    kind: 'vault' as const,
    vault: vault ?? null,
    items: items.map(({ updated_at, ...item }) => ({ ...item, updatedAt: updated_at.toISOString() })),
  };
}

/** A child’s own entries, and the accounts that it took along from classes where it is no more: they are still its own elsewhere. */
async function keptOf(context: Context) {
  const { userId, attendsClassIds } = personOf(context);
  const { db } = context;
  const items = await db
    .selectFrom('password_item')
    .leftJoin('school_class', 'school_class.id', 'password_item.class_id')
    .selectAll('password_item')
    .select('school_class.name as class_name')
    .where((where) =>
      where.or([
        where.and([where('owner_id', '=', userId), where('password_item.deleted_at', 'is', null)]),
        // Also where the class has put it into the trash: it is still theirs elsewhere.
        where.and([
          where.exists(
            where.selectFrom('password_row').select('item_id').whereRef('item_id', '=', 'password_item.id').where('user_id', '=', userId),
          ),
          sql<boolean>`not (class_id = any(${[...attendsClassIds]}::text[]))`,
        ]),
      ]),
    )
    .orderBy('password_item.created_at')
    .orderBy('password_item.id')
    .execute();
  const rows = await rowsOf(
    context,
    items.map((item) => item.id),
    [userId],
  );
  const secrets = await openAll(context, db, rows);
  const person = await db
    .selectFrom('user_account')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const shown = items.map(({ class_name, ...item }) =>
    presentKept(
      item,
      rows.find(({ item_id }) => item_id === item.id),
      person,
      secrets.get(`${item.id} ${userId}`) ?? null,
      item.class_id === null ? null : (class_name ?? ''),
    ),
  );
  return {
    kind: 'kept' as const,
    items: shown.filter(({ className }) => className === null),
    groups: await groupsOf(context, { class_id: null, owner_id: userId }),
    former: shown.filter(({ className }) => className !== null).map((item) => ({ ...item, groupId: null })),
  };
}

export const readingHandlers = [itemsHandler, mineHandler];
