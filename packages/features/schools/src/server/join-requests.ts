import { schoolRefusals } from './refusals.ts';
import { asSystem, isDuplicate, newId, openWall, refuserFor, type Work } from '@pausenplatz/kernel-server';
import { type JoinRequestState, joinRequestsChanged } from '../contract/index.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

type SchoolsWork = Work<SchoolsTables>;

/** Everybody who administers a school: its own admins and those of the schools above it. */
export async function adminsOf(db: SchoolsWork['db'], schoolId: string): Promise<string[]> {
  const above = await db
    .withRecursive('above', (query) =>
      query
        .selectFrom('school')
        .select(['id', 'parent_id'])
        .where('id', '=', schoolId)
        .union((parents) =>
          parents.selectFrom('school').innerJoin('above', 'above.parent_id', 'school.id').select(['school.id', 'school.parent_id']),
        ),
    )
    .selectFrom('above')
    .innerJoin('school_member', 'school_member.school_id', 'above.id')
    .select('school_member.user_id')
    .distinct()
    .where('school_member.kind', '=', 'admin')
    .execute();
  return above.map((row) => row.user_id);
}

/** Tells the admins of a school, one by one, how many teachers wait, and that invitations may have changed. */
export function tellRequests(work: SchoolsWork, schoolId: string): Promise<void> {
  // Whoever asks or withdraws is no member yet and sees neither the admins nor the other requests.
  return asSystem(() => tellAdmins(work, schoolId));
}

async function tellAdmins(work: SchoolsWork, schoolId: string): Promise<void> {
  const { open } = await work.db
    .selectFrom('join_request')
    .select((select) => select.fn.countAll<string>().as('open'))
    .where('school_id', '=', schoolId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  for (const userId of await adminsOf(work.db, schoolId))
    work.publish({ userId }, joinRequestsChanged, { v: 1, schoolId, open: Number(open) });
}

/** Asks for a person to become a teacher of a school; answers the request's id. JOIN_OPEN when one is open already. */
export async function openJoinRequest(
  work: SchoolsWork,
  request: { readonly schoolId: string; readonly userId: string; readonly message: string },
): Promise<string> {
  const id = newId();
  const { schoolId, userId, message } = request;
  const inserted = await work.db
    .insertInto('join_request')
    .values({ id, school_id: schoolId, user_id: userId, message, reason: null, answered_by: null, answered_at: null })
    .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isDuplicate(error, 'join_request_open')) return undefined;
      throw error;
    });
  if (!inserted) return refuse('JOIN_OPEN');
  await tellRequests(work, schoolId);
  return inserted.id;
}

/** Ends an open request. The first answer counts: JOIN_ANSWERED for the second of two admins. */
export async function closeJoinRequest(
  work: SchoolsWork,
  id: string,
  answer: { readonly state: Exclude<JoinRequestState, 'open'>; readonly reason: string | null; readonly by: string; readonly at: Date },
): Promise<{ readonly schoolId: string; readonly userId: string }> {
  const closed = await work.db
    .updateTable('join_request')
    .set({ state: answer.state, reason: answer.reason, answered_by: answer.by, answered_at: answer.at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['school_id as schoolId', 'user_id as userId'])
    .executeTakeFirst();
  if (!closed) return refuse('JOIN_ANSWERED');
  // Who asked reads the answer in a mail, before or without becoming a member.
  openWall({ people: [closed.userId] });
  await tellRequests(work, closed.schoolId);
  return closed;
}
