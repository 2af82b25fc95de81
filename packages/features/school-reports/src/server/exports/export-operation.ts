import {
  ownTables,
  type OperationDefinition,
  Refusal,
  refuse,
  type Services,
  zipSegments,
  type ZipWritten,
} from '@pausenplatz/kernel-server';
import { reportLimits } from '../../contract/index.ts';
import type { SchoolReportsTables } from '../tables.ts';
import { archiveOf } from './archive-of.ts';
import { questionsOf } from './collect.ts';
import { type Collected, readStored } from './collected.ts';
import { dropFiles, noPieces, PieceStore } from './pieces.ts';
import { proveExport, wantedOf } from './prove-export.ts';
import type { Lacking } from './read-me.ts';

type Report = (done: number, total: number) => Promise<void>;

/**
 * Gathers what every feature lets the asker read at this moment and writes it where only they get it, for an hour. A run that breaks
 * off leaves its pieces, and the next one goes on behind them.
 */
export const exportOperation: OperationDefinition<{ readonly exportId: string }> = {
  kind: 'office-export',
  mayTakeSeconds: 4 * 3_600,
  async run(services: Services, { exportId }, { report }) {
    const db = ownTables<SchoolReportsTables>(services.db);
    const row = await db.selectFrom('office_export').selectAll().where('id', '=', exportId).executeTakeFirst();
    if (!row || row.state === 'done') return { sizeBytes: row?.size_bytes ?? null };
    const store = new PieceStore(services, exportId, row.pieces);
    try {
      await db.updateTable('office_export').set({ state: 'running' }).where('id', '=', exportId).execute();
      await store.dropBroken();
      const asker = await services.actors.find(row.session_id);
      // With the session the right to the export has ended.
      if (asker?.userId !== row.owner_id) return refuse('NOT_SIGNED_IN');
      const { rights } = await proveExport({ db, actor: asker }, wantedOf(row));
      await collect(store, await questionsOf(services, { what: row.what, id: row.about_id }, asker), report);
      const lacking = await pack(services, store, row.about, report);
      const sizeBytes = store.pieces.packed.reduce((sum, piece) => sum + piece.sizeBytes, 0);
      await store.dropCollected();
      const done = { state: 'done' as const, size_bytes: sizeBytes, missing_files: lacking.files.length, rights: [...rights] };
      const stored = await db
        .updateTable('office_export')
        .set({ ...done, made_at: services.clock.now() })
        .where('id', '=', exportId)
        .executeTakeFirst();
      // Its class was erased or its owner forgotten meanwhile.
      if (stored.numUpdatedRows === 0n) await dropFiles(services, { blob_name: null, pieces: store.pieces });
      return { sizeBytes };
    } catch (error) {
      await db.updateTable('office_export').set({ state: 'failed' }).where('id', '=', exportId).execute();
      // Whoever lost the right gets nothing of it, also not later; any other fault leaves the pieces to the next run.
      if (isRefusal(error)) {
        await dropFiles(services, { blob_name: null, pieces: store.pieces });
        await db
          .updateTable('office_export')
          .set({ pieces: JSON.stringify(noPieces) })
          .where('id', '=', exportId)
          .execute();
      }
      throw error;
    }
  },
};

const isRefusal = (error: unknown): boolean => error instanceof Refusal;

/** Half of the work, as it is shown: what was asked already is not asked again. */
async function collect(store: PieceStore, questions: readonly (() => Promise<Collected | null>)[], report: Report): Promise<void> {
  for (const [index, ask] of questions.entries()) {
    if (store.pieces.packed.length > 0) return;
    if (index >= store.pieces.collected.length) await store.addCollected((await ask()) ?? {});
    await report(index + 1, questions.length * 2);
  }
}

/** The other half: the archive, a piece behind the other. */
async function pack(services: Services, store: PieceStore, about: string, report: Report): Promise<Lacking> {
  const collected: Collected[] = [];
  for (const { blob } of store.pieces.collected) {
    const one = await readStored<Partial<Collected>>(services, blob);
    if (one.feature !== undefined) collected.push(one as Collected);
  }
  const before: ZipWritten[] = [];
  for (const { list } of store.pieces.packed) before.push(...(await readStored<readonly ZipWritten[]>(services, list)));
  const archive = archiveOf(services, { about, collected, written: new Map(before.map((one) => [one.name, one])) });
  if (store.pieces.packed.some(({ isLast }) => isLast)) {
    for await (const _entry of archive.entries()) continue;
    return archive.lacking;
  }
  const total = archive.count * 2;
  let done = archive.count + before.length;
  for await (const segment of zipSegments(archive.entries(), { segmentBytes: reportLimits.exportPieceBytes, before })) {
    await store.addPacked(async (blob) => {
      await services.blobs.put(blob, segment.body, 'application/zip');
      return { list: segment.written(), isLast: segment.isLast() };
    });
    done += segment.written().length;
    await report(Math.min(done, total), total);
  }
  return archive.lacking;
}
