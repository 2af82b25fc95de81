import { daysAfter } from '@pausenplatz/kernel-format';
import { newId, ownTables, personOf, type Services, startTask, type TaskDefinition, transactAs } from '@pausenplatz/kernel-server';
import { accountLimits, latestExport, startExport } from '../../contract/index.ts';
import { handle, refuseTooMany } from '../account.ts';
import type { AccountTables } from '../tables.ts';
import { collectParts } from './collect-parts.ts';

interface ExportInput {
  readonly exportId: string;
  readonly userId: string;
}

/** Collects what all features keep about a person into zips of bounded size. */
export const exportTask: TaskDefinition<ExportInput> = {
  kind: 'account-export',
  async run(services, { exportId, userId }, { report }) {
    const parts = await collectParts(services, userId, report);
    const made = { parts: JSON.stringify(parts), made_at: services.clock.now() };
    await transactAs<AccountTables>(
      services,
      userId,
    )(async (work) => {
      await work.db.updateTable('account_export').set(made).where('id', '=', exportId).execute();
      await work.audit({ action: 'account.export', scopeId: null, subject: { kind: 'person', id: userId } });
    });
    return { exportId };
  },
};

export const startExportHandler = handle(startExport, async (context) => {
  const { userId } = personOf(context);
  const seconds = await context.rateLimiter.take({ name: 'account-export', points: 5, perSeconds: 3_600 }, userId);
  refuseTooMany(seconds);
  const exportId = newId();
  const now = context.clock.now();
  const expiresAt = daysAfter(now, accountLimits.exportDays);
  return context.transact(async (work) => {
    const taskId = await startTask(context, work, exportTask, { ownerId: userId, scopeId: null, input: { exportId, userId } });
    await work.db
      .insertInto('account_export')
      .values({ id: exportId, user_id: userId, task_id: taskId, parts: '[]', made_at: null, created_at: now, expires_at: expiresAt })
      .execute();
    return { taskId };
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
  const newest = rows.find((row) => row.made_at !== null);
  const running = rows[0]?.made_at === null ? rows[0].task_id : null;
  return {
    made: newest?.made_at
      ? {
          parts: newest.parts.map(({ sizeBytes }, index) => ({ url: exportPath(newest.id, index + 1), sizeBytes })),
          madeAt: newest.made_at.toISOString(),
          expiresAt: newest.expires_at.toISOString(),
        }
      : null,
    runningTaskId: running,
  };
});

/** Where a part is downloaded; the route asks who is signed in. */
export const exportPath = (exportId: string, part: number | ':part'): string => `/api/account/export/file/${exportId}/${part}`;

/** A part of an export for its owner; null for everybody else. */
export async function findExportPart(services: Services, userId: string, exportId: string, part: number) {
  const row = await ownTables<AccountTables>(services.db)
    .selectFrom('account_export')
    .select('parts')
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row?.parts[part - 1] ?? null;
}
