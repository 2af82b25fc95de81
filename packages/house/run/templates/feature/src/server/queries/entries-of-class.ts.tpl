import type { Kysely } from 'kysely';
import { {{camel}}Limits } from '../../contract/index.ts';
import type { ClassScope } from '../scope.ts';
import type { {{pascal}}Tables } from '../tables.ts';

/** The newest entries of a class, in one query. */
export function entriesOfClass(db: Kysely<{{pascal}}Tables>, scope: ClassScope) {
  return db
    .selectFrom('{{snake}}_entry')
    .select(['id', 'title', 'created_at as createdAt'])
    .where('class_id', '=', scope.classId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit({{camel}}Limits.entriesPerClass)
    .execute();
}
