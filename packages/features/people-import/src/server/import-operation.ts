import { fill } from '@pausenplatz/kernel-contract';
import { importTexts } from '../texts.ts';
import { lockFor, type Services, type OperationDefinition, transactAs, type Work } from '@pausenplatz/kernel-server';
import { refuse } from './people-import.ts';
import type { PeopleImportTables } from './tables.ts';
import { judgeList, type Question } from './judged-list.ts';
import { carryOut, type CarriedOut } from './carry-out.ts';

/** Imports of one school follow one another, so that none plans on what another is about to change. */
export async function lockImports(work: Work<PeopleImportTables>, schoolId: string): Promise<void> {
  await lockFor(work.db, `import:${schoolId}`);
}

const rowsAtOnce = 500;

/** Carries an import out whole or not at all; an import that was carried out already is left alone. */
export const importOperation: OperationDefinition<{ readonly importId: string }> = {
  kind: 'office-import',
  async run(services: Services, { importId }, run) {
    const transact = transactAs<PeopleImportTables>(services, run.ownerId);
    try {
      return await transact(async (work) => {
        const asking = work.db.selectFrom('office_import').selectAll().where('id', '=', importId);
        await lockImports(work, (await asking.executeTakeFirstOrThrow()).school_id);
        // Read again behind the lock: a run that was given up may have ended it meanwhile.
        const row = await asking.forUpdate().executeTakeFirstOrThrow();
        // After a fault the task is tried again, and the import with it: nothing of it was carried out.
        if (row.state === 'done' || row.state === 'undone') return { ...row.counts };
        // The question was checked by the contract when the import was committed.
        const question = row.question as unknown as Question;
        const judged = await judgeList(work.db, question);
        if (judged.fingerprint !== row.fingerprint) refuse('IMPORT_PLAN_CHANGED');
        const done = await carryOut(work, services, judged, question, run.report);
        await remember(work, importId, done);
        const counts = { ...judged.plan.counts, archived: done.archived };
        await work.db
          .updateTable('office_import')
          // The list was needed until here; from now on what was changed says all that an undo needs.
          .set({ state: 'done', question: '{}', counts: JSON.stringify(counts), new_class_ids: [...done.newClassIds] })
          .where('id', '=', importId)
          .execute();
        await work.audit({
          action: 'import.commit',
          scopeId: row.school_id,
          subject: { kind: 'school', id: row.school_id },
          details: counts,
          changes: [{ is: fill(importTexts.counts, counts) }],
        });
        return counts;
      });
    } catch (error) {
      await transact((work) =>
        work.db.updateTable('office_import').set({ state: 'failed' }).where('id', '=', importId).where('state', '=', 'running').execute(),
      );
      throw error;
    }
  },
};

async function remember(work: Work<PeopleImportTables>, importId: string, { touched }: CarriedOut): Promise<void> {
  for (let at = 0; at < touched.length; at += rowsAtOnce) {
    const rows = touched.slice(at, at + rowsAtOnce).map(({ userId, how, before, after }) => ({
      import_id: importId,
      user_id: userId,
      how,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
    }));
    await work.db.insertInto('import_touched').values(rows).execute();
  }
}
