import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { shopKeeps } from './keeps.ts';
import type { ShopTables } from './tables.ts';

const told = ['title', 'done', 'created_at'] as const;

/** What shop knows about people and classes. */
export const shopSteps: Steps = {
  keeps: shopKeeps,
  async exportFor(services, userId) {
    const db = ownTables<ShopTables>(services.db);
    return { data: { entries: await db.selectFrom('shop_entry').select(told).where('created_by', '=', userId).execute() } };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<ShopTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    return { data: { entries: await db.selectFrom('shop_entry').select(told).where('class_id', '=', scope.classId).execute() } };
  },
};
