import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { rankingsKeeps } from './keeps.ts';
import type { RankingsTables } from './tables.ts';

/** What rankings know about people and classes. */
export const rankingsSteps: Steps = {
  keeps: rankingsKeeps,
  async exportFor(services, userId) {
    const db = ownTables<RankingsTables>(services.db);
    return {
      data: {
        rankingAlias: await db.selectFrom('rankings_person').select(['alias', 'is_listed']).where('user_id', '=', userId).execute(),
        rankingValues: await db
          .selectFrom('rankings_value')
          .select(['list', 'value', 'reached_at'])
          .where('user_id', '=', userId)
          .orderBy('list')
          .execute(),
      },
    };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<RankingsTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    const rankings = await db.selectFrom('rankings_class').select('is_listed').where('class_id', '=', scope.classId).execute();
    return rankings.length === 0 ? null : { data: { rankings } };
  },
};
