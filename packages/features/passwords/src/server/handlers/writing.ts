import { type CallContext, lockFor, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { addItem, deleteItem, editItem, fillColumn, passwordsLimits as limits } from '../../contract/index.ts';
import { rowRights } from '../../rules/index.ts';
import { handle, refuse } from '../passwords.ts';
import { provePupils, writeRows } from '../rows.ts';
import { changePlace, findItem, holdItem, isPupil, type KeptPlace, placeOf, tell } from '../scope.ts';
import type { PasswordsTables } from '../tables.ts';
import { addSealed, deleteSealed, editSealed } from '../vault-items.ts';

type Context = CallContext<PasswordsTables>;
type OwnWork = Work<PasswordsTables>;
type Added = ParsedInputOf<typeof addItem>;
type Edited = ParsedInputOf<typeof editItem>;
type Of<Union extends { readonly scope: string }, Scope> = Extract<Union, { readonly scope: Scope }>;

const addHandler = handle(addItem, async (context, input) => {
  if (input.scope === 'vault') await addSealed(context, [input]);
  else if (input.scope === 'class')
    await changePlace(context, { class_id: input.classId, owner_id: null }, (work, kept) => insert(context, work, kept, input));
  else {
    const actor = personOf(context);
    if (!isPupil(actor)) return refuse('PASSWORD_FORBIDDEN');
    await changePlace(context, { class_id: null, owner_id: actor.userId }, (work, kept) => insert(context, work, kept, input));
  }
  return { id: input.id };
});

async function insert(context: Context, work: OwnWork, { place }: KeptPlace, input: Of<Added, 'class'> | Of<Added, 'mine'>): Promise<void> {
  const { userId } = personOf(context);
  const { id, title, url, icon, groupId } = input;
  await refuseWhenMany(work, place, id);
  if (groupId !== null) await proveGroup(work, place, groupId);
  const switches =
    input.scope === 'class'
      ? { pupil_can_edit: input.pupilCanEdit, teacher_can_see: input.teacherCanSee }
      : { pupil_can_edit: true, teacher_can_see: false };
  const made = await work.db
    .insertInto('password_item')
    .values({
      id,
      ...place,
      title,
      url,
      icon,
      group_id: groupId,
      ...switches,
      created_by: userId,
      created_at: context.clock.now(),
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // The line broke after it was stored: what was sent again is there.
  if (!made) return refuseTaken(work, place, id);
  if (input.scope === 'mine')
    await writeRows(context, work, { itemId: id, place, isInitial: false, now: context.clock.now() }, [
      { userId, userName: input.userName, secret: input.secret },
    ]);
}

async function refuseTaken({ db }: OwnWork, place: KeptPlace['place'], id: string): Promise<void> {
  const there = await db
    .selectFrom('password_item')
    .select('id')
    .where('id', '=', id)
    .where('class_id', 'is not distinct from', place.class_id)
    .where('owner_id', 'is not distinct from', place.owner_id)
    .executeTakeFirst();
  if (!there) refuse('PASSWORD_ID_TAKEN');
}

/** Counts while nobody else adds; what is there already takes no further place. */
async function refuseWhenMany({ db }: OwnWork, place: KeptPlace['place'], id: string): Promise<void> {
  await lockFor(db, `password items ${place.class_id ?? place.owner_id}`);
  const most = place.class_id === null ? limits.itemsPerPerson : limits.itemsPerClass;
  const rows = await db
    .selectFrom('password_item')
    .select('id')
    .where('class_id', 'is not distinct from', place.class_id)
    .where('owner_id', 'is not distinct from', place.owner_id)
    .where('deleted_at', 'is', null)
    .execute();
  if (rows.length >= most && !rows.some((row) => row.id === id)) refuse('PASSWORDS_FULL', { details: { count: most } });
}

async function proveGroup({ db }: OwnWork, place: KeptPlace['place'], groupId: string): Promise<void> {
  const found = await db
    .selectFrom('password_group')
    .select('id')
    .where('id', '=', groupId)
    .where('class_id', 'is not distinct from', place.class_id)
    .where('owner_id', 'is not distinct from', place.owner_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) refuse('PASSWORD_GROUP_NOT_FOUND');
}

const editHandler = handle(editItem, async (context, input) => {
  if (input.scope === 'vault') return editSealed(context, input);
  const item = await findItem(context, input.id);
  if (input.scope === 'row') {
    if (item.class_id === null) return refuse('PASSWORD_ITEM_NOT_FOUND');
    return input.userId === personOf(context).userId ? editOwnRow(context, item.class_id, input) : editRow(context, item.class_id, input);
  }
  return changePlace(context, placeOf(item), (work, kept) => editFace(context, work, kept, input));
});

async function editFace(context: Context, work: OwnWork, { place }: KeptPlace, input: Of<Edited, 'class'> | Of<Edited, 'mine'>) {
  const { id, title, url, icon, groupId } = input;
  const item = await holdItem(work, id);
  if ((input.scope === 'class') !== (item.class_id !== null)) return refuse('PASSWORD_ITEM_NOT_FOUND');
  if (groupId !== undefined && groupId !== null) await proveGroup(work, place, groupId);
  // Children have trusted that nobody looks: that is promised for good (decisions 2.14).
  if (input.scope === 'class' && input.teacherCanSee === true && !item.teacher_can_see) return refuse('PASSWORD_SIGHT_IS_OFF');
  const switches = input.scope === 'class' ? { pupil_can_edit: input.pupilCanEdit, teacher_can_see: input.teacherCanSee } : {};
  // What is undefined is not set.
  const set = { title, url, icon, group_id: groupId, ...switches };
  if (Object.values(set).some((value) => value !== undefined))
    await work.db.updateTable('password_item').set(set).where('id', '=', id).execute();
  if (input.scope === 'class') return { version: 1 };
  const { userId } = personOf(context);
  await proveVersion(work, id, { userId, version: input.version });
  const { userName, secret } = input;
  const versions = await writeRows(context, work, { itemId: id, place, isInitial: false, now: context.clock.now() }, [
    { userId, userName, secret },
  ]);
  return { version: versions.get(userId) ?? input.version };
}

/** Refuses where somebody else was quicker. */
async function proveVersion(
  { db }: OwnWork,
  itemId: string,
  { userId, version }: { readonly userId: string; readonly version: number },
): Promise<void> {
  const row = await db
    .selectFrom('password_row')
    .select('version')
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if ((row?.version ?? 0) !== version) refuse('PASSWORD_CHANGED');
}

/** A teacher writes over one account; only its child hides it. */
async function editRow(context: Context, classId: string, { id, userId, version, userName, secret, isHidden }: Of<Edited, 'row'>) {
  return changePlace(context, { class_id: classId, owner_id: null }, async (work, { place }) => {
    if (isHidden !== undefined) return refuse('PASSWORD_FORBIDDEN');
    await holdItem(work, id);
    await provePupils(work, classId, [userId]);
    await proveVersion(work, id, { userId, version });
    const versions = await writeRows(context, work, { itemId: id, place, isInitial: true, now: context.clock.now() }, [
      { userId, userName, secret },
    ]);
    return { version: versions.get(userId) ?? version };
  });
}

/** A child changes its own account, where the entry lets it, as long as it is in the class. */
async function editOwnRow(context: Context, classId: string, { id, userId, version, userName, secret, isHidden }: Of<Edited, 'row'>) {
  return context.transact(async (work) => {
    if (!(await holdClass(work, classId, { pupilId: userId }))) return refuse('PASSWORD_ITEM_NOT_FOUND');
    const item = await holdItem(work, id);
    const switches = { pupilCanEdit: item.pupil_can_edit, teacherCanSee: item.teacher_can_see };
    if (!rowRights({ isOwner: true, teaches: false, attends: true }, switches, false).mayChange) return refuse('PASSWORD_FORBIDDEN');
    await proveVersion(work, id, { userId, version });
    const place = { class_id: classId, owner_id: null };
    const versions = await writeRows(context, work, { itemId: id, place, isInitial: false, now: context.clock.now() }, [
      { userId, userName, secret, isHidden },
    ]);
    tell(work, classId);
    return { version: versions.get(userId) ?? version };
  });
}

const deleteHandler = handle(deleteItem, async (context, { id, isDeleted }) => {
  if (await deleteSealed(context, { id, isDeleted })) return confirmed;
  const item = await findItem(context, id, { deleted: !isDeleted });
  return changePlace(context, placeOf(item), async (work, { place }) => {
    await holdItem(work, id, { deleted: !isDeleted });
    if (!isDeleted) await refuseWhenMany(work, place, id);
    await work.db
      .updateTable('password_item')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .execute();
    return confirmed;
  });
});

const fillHandler = handle(fillColumn, async (context, { id, rows }) => {
  const item = await findItem(context, id);
  if (item.class_id === null) return refuse('PASSWORD_ITEM_NOT_FOUND');
  const classId = item.class_id;
  return changePlace(context, placeOf(item), async (work, { place }) => {
    await holdItem(work, id);
    await provePupils(
      work,
      classId,
      rows.map(({ userId }) => userId),
    );
    await writeRows(context, work, { itemId: id, place, isInitial: true, now: context.clock.now() }, rows);
    return { count: rows.length };
  });
});

export const writingHandlers = [addHandler, editHandler, deleteHandler, fillHandler];
