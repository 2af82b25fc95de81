import type { Kysely } from 'kysely';
import { refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { circlesFor, type Shared } from './circles.ts';

/** A group of the page's class or a team of its school, held until the commit: one that goes meanwhile is chosen no more. */
export async function holdCircle(db: Kysely<PagesTables>, page: Shared, circleId: string, userId: string): Promise<void> {
  if (page.isPupils) refuse('VISIBILITY_IMPOSSIBLE');
  const circles = await circlesFor(db, page, userId);
  if (circles.every(({ id }) => id !== circleId)) refuse('GROUP_NOT_FOUND');
  const held = await db.selectFrom('school_group').select('id').where('id', '=', circleId).forShare().executeTakeFirst();
  if (!held) refuse('GROUP_NOT_FOUND');
}
