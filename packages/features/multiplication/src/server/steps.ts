import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { multiplicationKeeps } from './keeps.ts';
import type { MultiplicationTables } from './tables.ts';

const told = ['title', 'done', 'created_at'] as const;

/** What multiplication knows about people and classes. */
export const multiplicationSteps: Steps = {
  keeps: multiplicationKeeps,
  async exportFor(services, userId) {
    const db = ownTables<MultiplicationTables>(services.db);
    return { data: { entries: await db.selectFrom('multiplication_entry').select(told).where('created_by', '=', userId).execute() } };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<MultiplicationTables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    return { data: { entries: await db.selectFrom('multiplication_entry').select(told).where('class_id', '=', scope.classId).execute() } };
  },
};
