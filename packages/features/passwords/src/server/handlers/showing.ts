import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { printSlips, provePresence, revealSecret } from '../../contract/index.ts';
import { rowRights } from '../../rules/index.ts';
import { handle, refuse } from '../passwords.ts';
import { giveProof, proveRecently } from '../proof.ts';
import { findItem, findOwn, type ItemRow } from '../scope.ts';
import { openAll } from '../seal.ts';
import type { PasswordsTables } from '../tables.ts';

type Context = CallContext<PasswordsTables>;

const proveHandler = handle(provePresence, (context, { password }) => giveProof(context, password));

const revealHandler = handle(revealSecret, async (context, { id, userId, proof }) => {
  proveRecently(context, proof);
  const actor = personOf(context);
  const isOwner = actor.userId === userId;
  const find = ({ db }: Pick<Context, 'db'>) => (isOwner ? findOwn({ db }, id, actor.attendsClassIds) : findItem({ db }, id));
  const item = await find(context);
  // A child sees its own wherever it is by now; anybody else must teach the living class.
  const schoolId = isOwner || item.class_id === null ? null : (await proveClass(context, item.class_id, 'teach')).schoolId;
  if (!isOwner && item.class_id === null) return refuse('PASSWORD_ITEM_NOT_FOUND');
  return context.transact(async (work) => {
    if (!isOwner && !(await isTaught(work, item, actor.userId, userId))) return refuse('PASSWORD_ITEM_NOT_FOUND');
    const row = await work.db
      .selectFrom('password_row')
      .selectAll()
      .where('item_id', '=', id)
      .where('user_id', '=', userId)
      .forShare()
      .executeTakeFirst();
    if (!row) return refuse(isOwner && item.owner_id !== userId ? 'PASSWORD_ITEM_NOT_FOUND' : 'PASSWORD_EMPTY');
    const held = await find(work);
    const switches = { pupilCanEdit: held.pupil_can_edit, teacherCanSee: held.teacher_can_see };
    if (!rowRights({ isOwner, teaches: !isOwner, attends: true }, switches, row.is_hidden).mayReveal) return refuse('PASSWORD_HIDDEN');
    if (row.sealed === null) return refuse('PASSWORD_EMPTY');
    const secret = (await openAll(context, work.db, [row])).get(`${id} ${userId}`) ?? refuse('PASSWORD_UNREADABLE');
    await work.audit({
      action: 'classAccount.reveal',
      scopeId: schoolId,
      subject: { kind: 'person', id: userId },
      changes: [{ is: held.title }],
    });
    return { secret };
  });
});

/** The class lives, who asks teaches it, and the child is in it: all of it until the commit. */
async function isTaught(
  work: Parameters<typeof holdClass>[0],
  { class_id }: ItemRow,
  teacherId: string,
  pupilId: string,
): Promise<boolean> {
  if (class_id === null) return false;
  return (await holdClass(work, class_id, { teacherId })) && (await holdClass(work, class_id, { pupilId }));
}

const slipsHandler = handle(printSlips, async (context, { id, proof }) => {
  proveRecently(context, proof);
  const item = await findItem(context, id);
  if (item.class_id === null) return refuse('PASSWORD_ITEM_NOT_FOUND');
  const { schoolId, classId } = await proveClass(context, item.class_id, 'teach');
  return context.transact(async (work) => {
    if (!(await holdClass(work, classId, { teacherId: personOf(context).userId }))) return refuse('CLASS_ARCHIVED');
    const held = await findItem({ db: work.db }, id);
    const rows = await rowsOfToday(work.db, id, classId);
    const secrets = await openAll(
      context,
      work.db,
      rows.filter(({ is_hidden }) => held.teacher_can_see && !is_hidden),
    );
    await work.audit({
      action: 'classAccount.print',
      scopeId: schoolId,
      subject: { kind: 'class', id: classId },
      details: { count: secrets.size },
      changes: [{ is: held.title }],
    });
    const slips = rows.map((row) => {
      const secret = secrets.get(`${id} ${row.user_id}`) ?? null;
      const isChilds = !held.teacher_can_see || row.is_hidden;
      return {
        userId: row.user_id,
        name: `${row.first_name} ${row.last_name}`,
        userName: row.user_name,
        secret,
        state:
          row.sealed === null
            ? ('none' as const)
            : isChilds
              ? ('childOnly' as const)
              : secret === null
                ? ('unreadable' as const)
                : ('shown' as const),
      };
    });
    return { title: held.title, url: held.url, slips };
  });
});

const rowsOfToday = (db: Context['db'], itemId: string, classId: string) =>
  db
    .selectFrom('password_row')
    .innerJoin('class_pupil', (join) =>
      join.onRef('class_pupil.user_id', '=', 'password_row.user_id').on('class_pupil.class_id', '=', classId),
    )
    .innerJoin('user_account', 'user_account.id', 'password_row.user_id')
    .selectAll('password_row')
    .select(['first_name', 'last_name'])
    .where('item_id', '=', itemId)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('password_row.user_id')
    .execute();

export const showingHandlers = [proveHandler, revealHandler, slipsHandler];
