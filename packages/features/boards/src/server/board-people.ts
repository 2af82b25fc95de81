import { type Kysely, sql } from 'kysely';
import { type BoardPerson, boardsLimits } from '../contract/index.ts';
import { refuse } from './boards.ts';
import { nameOf } from './present.ts';
import type { BoardScope } from './scope.ts';
import type { BoardsTables } from './tables.ts';

/** Children and teachers of the class whose page it is, in the order of their names; nobody for pages of others. */
export async function peopleOf(db: Kysely<BoardsTables>, { pageId }: BoardScope, id: string | null = null): Promise<BoardPerson[]> {
  const { rows } = await sql<BoardPerson>`
    select account.id, ${nameOf('account')} as name from user_account account
    where account.deleted_at is null ${id === null ? sql`` : sql`and account.id = ${id}`} and account.id in (
      select user_id from class_pupil join page on page.group_type = 'class' and page.group_id = class_id where page.id = ${pageId}
      union select user_id from class_teacher join page on page.group_type = 'class' and page.group_id = class_id where page.id = ${pageId})
    order by account.first_name, account.last_name, account.id limit ${sql.lit(boardsLimits.people)}`.execute(db);
  return rows;
}

export async function provePerson(db: Kysely<BoardsTables>, scope: BoardScope, id: string | null): Promise<void> {
  if (id !== null && (await peopleOf(db, scope, id)).length === 0) refuse('BOARD_PERSON_WRONG');
}
