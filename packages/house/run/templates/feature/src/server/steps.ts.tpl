import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { proveClass } from '@pausenplatz/schools/server';
import { {{camel}}Keeps } from './keeps.ts';
import type { {{pascal}}Tables } from './tables.ts';

const told = ['title', 'done', 'created_at'] as const;

/** What {{kebab}} knows about people and classes. */
export const {{camel}}Steps: Steps = {
  keeps: {{camel}}Keeps,
  async exportFor(services, userId) {
    const db = ownTables<{{pascal}}Tables>(services.db);
    return { data: { entries: await db.selectFrom('{{snake}}_entry').select(told).where('created_by', '=', userId).execute() } };
  },
  async exportClass(services, classId, asker) {
    const db = ownTables<{{pascal}}Tables>(services.db);
    const scope = await proveClass({ db, actor: asker }, classId, 'read');
    return { data: { entries: await db.selectFrom('{{snake}}_entry').select(told).where('class_id', '=', scope.classId).execute() } };
  },
};
