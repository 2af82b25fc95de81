import type { Work } from '@pausenplatz/kernel-server';
import type { WorkPlansTables } from './tables.ts';
import { refuse } from './work-plans.ts';

/** Refuses files that are not this person's own, or already shown in `known`; holds them, so that nobody sweeps them away meanwhile. */
export async function holdFiles(
  work: Work<WorkPlansTables>,
  ownerId: string,
  fileIds: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const rows = await work.db.selectFrom('file').select(['id', 'owner_id']).where('id', 'in', wanted).forKeyShare().execute();
  const allowed = rows.filter((row) => row.owner_id === ownerId || known.includes(row.id));
  if (allowed.length !== wanted.length) refuse('FILE_NOT_FOUND');
  return wanted;
}
