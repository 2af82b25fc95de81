import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownWork, type Services, transactAs, type Work } from '@pausenplatz/kernel-server';
import { uploadLimits } from '../contract/index.ts';
import { blobColumns, deleteBlobs, type StoredRow } from './pictures/blob-names.ts';
import { shownFiles } from './shown-files.ts';
import type { DocumentsTables } from './tables.ts';

const atOnce = 500;

/**
 * Every night, after the trashes were emptied: files that no feature shows are marked, and those that nobody has shown for sixty days
 * go for good. What lies in a trash is still shown by its feature, and so is never touched.
 */
export const sweepFiles: JobDefinition = {
  name: 'documents-sweep-files',
  schedule: '23 4 * * *',
  async run(services: Services) {
    for (let after: string | null = ''; after !== null;) after = await look(services, after);
  },
};

/** Looks at the files after this id; answers the last one's, or null when there are no more. */
async function look(services: Services, after: string): Promise<string | null> {
  return transactAs(services)(async (kernelWork) => {
    const work = ownWork<DocumentsTables>(kernelWork);
    const rows = await work.db
      .selectFrom('file')
      .select(['id', 'unused_since', ...blobColumns])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    const shown = await shownFiles(services, kernelWork, ids);
    const unused = rows.filter(({ id }) => !shown.has(id));
    await mark(work, ids, shown, services.clock.now());
    const oldest = daysBefore(services.clock.now(), uploadLimits.unusedDays);
    await erase(
      services,
      work,
      unused.filter(({ unused_since }) => unused_since !== null && unused_since < oldest),
    );
    return rows.length < atOnce ? null : (ids.at(-1) ?? null);
  });
}

async function mark({ db }: Work<DocumentsTables>, ids: readonly string[], shown: ReadonlySet<string>, now: Date): Promise<void> {
  const [used, unused] = [ids.filter((id) => shown.has(id)), ids.filter((id) => !shown.has(id))];
  if (used.length > 0)
    await db.updateTable('file').set({ unused_since: null }).where('id', 'in', used).where('unused_since', 'is not', null).execute();
  if (unused.length > 0)
    await db.updateTable('file').set({ unused_since: now }).where('id', 'in', unused).where('unused_since', 'is', null).execute();
}

async function erase(
  services: Services,
  work: Work<DocumentsTables>,
  files: readonly (StoredRow & { readonly id: string })[],
): Promise<void> {
  if (files.length === 0) return;
  await work.db
    .deleteFrom('file')
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  work.afterCommit(() => deleteBlobs(services, files));
}
