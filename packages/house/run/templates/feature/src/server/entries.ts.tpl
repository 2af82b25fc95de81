import { handlersFor } from '@pausenplatz/kernel-server';
import { list{{pascal}} } from '../contract/index.ts';
import { entriesOfClass } from './queries/entries-of-class.ts';
import { proveClass } from './scope.ts';
import type { {{pascal}}Tables } from './tables.ts';

const { handle } = handlersFor<{{pascal}}Tables>();

export const list{{pascal}}Handler = handle(list{{pascal}}, async (context, { classId }) => {
  const scope = await proveClass(context, classId);
  const entries = await entriesOfClass(context.db, scope);
  return { entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })) };
});
