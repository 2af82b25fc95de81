import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { ChatScope } from './scope.ts';
import type { ChatTables } from './tables.ts';

type Asking = Pick<CallContext<ChatTables>, 'db' | 'actor'>;

/** Open reports that this person looks after: as admin of the chat or of its school, and never those about what they wrote themselves. */
export function reportsFor({ db, actor }: Asking, scopes: readonly ChatScope[]) {
  const person = personOf({ actor });
  const own = scopes.filter(({ isAdmin }) => isAdmin).map(({ chatId }) => chatId);
  return openReports(db)
    .where('chat_report.author_id', '<>', person.userId)
    .where((where) =>
      where.or([
        ...(own.length > 0 ? [where('chat_report.chat_id', 'in', own)] : []),
        ...(person.adminSchoolIds.length > 0 ? [where('chat_report.school_id', 'in', person.adminSchoolIds)] : []),
      ]),
    );
}

const openReports = (db: Kysely<ChatTables>) => db.selectFrom('chat_report').where('settled_at', 'is', null);

export async function countReports(context: Asking, scopes: readonly ChatScope[]): Promise<number> {
  if (personOf(context).roles.includes('Pupil')) return 0;
  const { count } = await reportsFor(context, scopes)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
