import { type CallContext, lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { addGroup, deleteGroup, editGroup, passwordsLimits } from '../../contract/index.ts';
import { handle, refuse } from '../passwords.ts';
import { changePlace, isPupil, placeOf } from '../scope.ts';
import type { PasswordsTables } from '../tables.ts';

type Context = CallContext<PasswordsTables>;

const addHandler = handle(addGroup, (context, { classId, name }) => {
  const actor = personOf(context);
  if (classId === null && !isPupil(actor)) return refuse('PASSWORD_FORBIDDEN');
  const place = classId === null ? ({ class_id: null, owner_id: actor.userId } as const) : ({ class_id: classId, owner_id: null } as const);
  return changePlace(context, place, async ({ db }) => {
    await lockFor(db, `password groups ${classId ?? actor.userId}`);
    const rows = await db
      .selectFrom('password_group')
      .select('id')
      .where('class_id', 'is not distinct from', place.class_id)
      .where('owner_id', 'is not distinct from', place.owner_id)
      .execute();
    if (rows.length >= passwordsLimits.groups) return refuse('PASSWORDS_FULL', { details: { count: passwordsLimits.groups } });
    const id = newId();
    await db
      .insertInto('password_group')
      .values({ id, ...place, name, created_at: context.clock.now() })
      .execute();
    return { id };
  });
});

/** A change of one group, by who keeps the place where it is. */
async function change(context: Context, id: string, run: (work: Work<PasswordsTables>) => Promise<unknown>) {
  const group = await context.db.selectFrom('password_group').select(['class_id', 'owner_id']).where('id', '=', id).executeTakeFirst();
  if (!group) return refuse('PASSWORD_GROUP_NOT_FOUND');
  return changePlace(
    context,
    placeOf(group),
    async (work) => {
      const held = await work.db.selectFrom('password_group').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!held) return refuse('PASSWORD_GROUP_NOT_FOUND');
      await run(work);
      return confirmed;
    },
    'PASSWORD_GROUP_NOT_FOUND',
  );
}

const editHandler = handle(editGroup, (context, { id, name }) =>
  change(context, id, ({ db }) => db.updateTable('password_group').set({ name }).where('id', '=', id).execute()),
);

const deleteHandler = handle(deleteGroup, (context, { id }) =>
  change(context, id, ({ db }) => db.deleteFrom('password_group').where('id', '=', id).execute()),
);

export const groupHandlers = [addHandler, editHandler, deleteHandler];
