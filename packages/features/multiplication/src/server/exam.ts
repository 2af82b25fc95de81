import { zurichDay } from '@pausenplatz/kernel-format';
import { lockFor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { diplomaGoal, diplomaSteps } from '../rules/index.ts';
import type { PassRow } from './queries.ts';
import type { MultiplicationTables } from './tables.ts';

/** Whether somebody may try the exam now: all levels of all series first, and once a day. */
export async function examState(
  db: Kysely<MultiplicationTables>,
  userId: string,
  passed: readonly PassRow[],
  now: Date,
): Promise<'closed' | 'open' | 'tomorrow'> {
  if (diplomaSteps(passed) < diplomaGoal) return 'closed';
  const last = await db
    .selectFrom('multiplication_run')
    .select('started_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'exam')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && zurichDay(last.started_at) === zurichDay(now) ? 'tomorrow' : 'open';
}

/** Begun in two tabs at once the exam is one try: the second one waits for the first, and sees it. */
export const lockExam = (db: Kysely<MultiplicationTables>, userId: string) => lockFor(db, `multiplication exam ${userId}`);
