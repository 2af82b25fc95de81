import { type DemoWorld, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { drawAlias } from '../../rules/index.ts';
import { refresh } from '../refresh.ts';
import type { RankingsTables } from '../tables.ts';

/** Class 3a lets its children be on the lists, and most of them are. */
export async function demoRankings({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<RankingsTables>(services.db);
  const classId = find(demoSchool).classes['3a'];
  await db.insertInto('rankings_class').values({ class_id: classId, is_listed: true }).execute();
  const pupils = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).orderBy('number').execute();
  // Steps through the words, so that nobody draws what another one has.
  const people = pupils.map(({ user_id }, index) => {
    const alias = drawAlias(() => ((index * 7 + 3) % 38) / 38 + 0.001, 0);
    return { user_id, alias, is_listed: index % 5 !== 4 };
  });
  await db.insertInto('rankings_person').values(people).execute();
  await refresh(db, services);
}
