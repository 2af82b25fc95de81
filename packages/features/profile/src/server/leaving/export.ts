import {
  newId,
  ownTables,
  personOf,
  type Services,
  startOperationOnce,
  type OperationDefinition,
  transactAs,
} from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { latestExport, startExport } from '../../contract/index.ts';
import { handle } from '../profile.ts';
import { proveArchiveReader, refuseTooMany } from '@pausenplatz/account/server';
import type { ExportPart, ProfileTables } from '../tables.ts';
import { collectParts } from './collect-parts.ts';

interface ExportInput {
  readonly exportId: string;
  readonly userId: string;
}

/** Collects what all features keep about a person into zips of bounded size. */
export const exportOperation: OperationDefinition<ExportInput> = {
  kind: 'account-export',
  async run(services, { exportId, userId }, { report }) {
    const db = ownTables<ProfileTables>(services.db);
    const before = await db.selectFrom('account_export').select(['state', 'parts']).where('id', '=', exportId).executeTakeFirst();
    if (!before || before.state === 'done') return { exportId };
    // A run that broke off has left its files.
    await deleteParts(services, before.parts);
    let known: readonly ExportPart[] = [];
    const remember = async (parts: readonly ExportPart[]) => {
      known = parts;
      await db
        .updateTable('account_export')
        .set({ state: 'running', parts: JSON.stringify(parts) })
        .where('id', '=', exportId)
        .execute();
    };
    try {
      const parts = await collectParts(services, userId, { report, remember });
      if (!(await store(services, { exportId, userId }, parts))) await deleteParts(services, parts);
      return { exportId };
    } catch (error) {
      await deleteParts(services, known);
      await db.updateTable('account_export').set({ state: 'failed', parts: '[]' }).where('id', '=', exportId).execute();
      throw error;
    }
  },
};

/** False where the export is wanted no more: its person was erased, or it took so long that it was swept. */
async function store(services: Services, { exportId, userId }: ExportInput, parts: readonly ExportPart[]): Promise<boolean> {
  const now = services.clock.now();
  return transactAs<ProfileTables>(
    services,
    userId,
  )(async (work) => {
    const stored = await work.db
      .updateTable('account_export')
      .set({ state: 'done', parts: JSON.stringify(parts), made_at: now, expires_at: minutesAfter(now, accountLimits.exportMinutes) })
      .where('id', '=', exportId)
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return false;
    await work.audit({ action: 'account.export', scopeId: null, subject: { kind: 'person', id: userId } });
    return true;
  });
}

async function deleteParts(services: Services, parts: readonly ExportPart[]): Promise<void> {
  for (const { blob } of parts) await services.blobs.delete(blob);
}

const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
/** Longer than any export takes; then its row is swept. */
const makingMinutes = 24 * 60;

export const startExportHandler = handle(startExport, async (context) => {
  const { userId } = await proveArchiveReader(context, context.actor);
  const now = context.clock.now();
  return context.transact(async (work) => {
    const exportId = newId();
    const start = { ownerId: userId, scopeId: null, input: { exportId, userId }, onlyOne: userId };
    const { operationId, isNew } = await startOperationOnce(context, work, exportOperation, start);
    if (!isNew) return { operationId };
    refuseTooMany(await context.rateLimiter.take({ name: 'account-export', points: 5, perSeconds: 3_600 }, userId));
    const row = { id: exportId, user_id: userId, task_id: operationId, parts: '[]', made_at: null, created_at: now };
    await work.db
      .insertInto('account_export')
      .values({ ...row, expires_at: minutesAfter(now, makingMinutes) })
      .execute();
    return { operationId };
  });
});

export const latestExportHandler = handle(latestExport, async ({ db, actor, clock }) => {
  const rows = await db
    .selectFrom('account_export')
    .selectAll()
    .where('user_id', '=', personOf({ actor }).userId)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
  const newest = rows.find(({ state }) => state === 'done');
  const running = rows[0]?.state === 'running' ? rows[0].task_id : null;
  return {
    made: newest?.made_at
      ? {
          parts: newest.parts.map(({ sizeBytes }, index) => ({ url: exportPath(newest.id, index + 1), sizeBytes })),
          madeAt: newest.made_at.toISOString(),
          expiresAt: newest.expires_at.toISOString(),
        }
      : null,
    runningOperationId: running,
  };
});

/** Where a part is downloaded; the route asks who is signed in. */
export const exportPath = (exportId: string, part: number | ':part'): string => `/api/account/export/file/${exportId}/${part}`;

/** A part of an export for its owner; null for everybody else. */
export async function findExportPart(services: Services, userId: string, exportId: string, part: number) {
  const row = await ownTables<ProfileTables>(services.db)
    .selectFrom('account_export')
    .select('parts')
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('state', '=', 'done')
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row?.parts[part - 1] ?? null;
}
