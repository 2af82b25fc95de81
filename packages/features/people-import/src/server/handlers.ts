import { fill } from '@pausenplatz/kernel-contract';
import { daysAfter, daysBefore } from '@pausenplatz/kernel-format';
import { importTexts } from '../texts.ts';
import { newId, personOf, startOperation } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import { commitImport, type ImportBrief, listImports, importLimits, previewImport, undoImport } from '../contract/index.ts';
import { officeLimits } from '@pausenplatz/office/contract';
import { judgeList, presentPlan } from './judged-list.ts';
import { importOperation, lockImports } from './import-operation.ts';
import { takeBack } from './undo.ts';
import { handle, refuse } from './people-import.ts';
import { peopleById } from '@pausenplatz/office/server';

const previewImportHandler = handle(previewImport, async (context, question) => {
  await proveSchool(context, question.schoolId, 'administer');
  return presentPlan(await judgeList(context.db, question));
});

const commitImportHandler = handle(commitImport, async (context, { fileName, fingerprint, ...question }) => {
  const { schoolId } = await proveSchool(context, question.schoolId, 'administer');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await lockImports(work, schoolId);
    const judged = await judgeList(work.db, question);
    if (judged.fingerprint !== fingerprint) refuse('IMPORT_PLAN_CHANGED');
    const { counts, missing } = judged.plan;
    const archived = question.archiveMissing ? missing.length : 0;
    if (counts.new + counts.changed + archived === 0) refuse('IMPORT_NOTHING');
    const importId = newId();
    const row = { id: importId, school_id: schoolId, created_by: userId, file_name: fileName, state: 'running' as const, fingerprint };
    await work.db
      .insertInto('office_import')
      .values({
        ...row,
        question: JSON.stringify(question),
        counts: JSON.stringify({ ...counts, archived }),
        new_class_ids: [],
        created_at: context.clock.now(),
        undone_at: null,
      })
      .execute();
    return {
      importId,
      operationId: await startOperation(context, work, importOperation, { ownerId: userId, scopeId: schoolId, input: { importId } }),
    };
  });
});

const listImportsHandler = handle(listImports, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'administer');
  const now = context.clock.now();
  const rows = await context.db
    .selectFrom('office_import')
    .select(['id', 'file_name', 'created_at', 'created_by', 'state', 'counts', 'new_class_ids'])
    .where('school_id', '=', schoolId)
    .where('created_at', '>', daysBefore(now, officeLimits.trashDays))
    .orderBy('created_at', 'desc')
    .limit(officeLimits.peoplePerPage)
    .execute();
  const people = await peopleById(
    context.db,
    rows.map((row) => row.created_by),
  );
  return {
    imports: rows.map((row): ImportBrief => {
      const until = daysAfter(row.created_at, importLimits.undoDays);
      const mayUndo = row.state === 'done' && until > now;
      return {
        id: row.id,
        fileName: row.file_name,
        at: row.created_at.toISOString(),
        by: people.get(row.created_by) ?? null,
        state: row.state,
        counts: row.counts,
        newClasses: row.new_class_ids.length,
        undoUntil: mayUndo ? until.toISOString() : null,
      };
    }),
  };
});

const undoImportHandler = handle(undoImport, async (context, { id }) => {
  const { adminSchoolIds } = personOf(context);
  const found = await context.db.selectFrom('office_import').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found || !adminSchoolIds.includes(found.school_id)) return refuse('IMPORT_NOT_FOUND');
  const now = context.clock.now();
  return context.transact(async (work) => {
    await lockImports(work, found.school_id);
    const row = await work.db.selectFrom('office_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (row.state === 'undone') refuse('IMPORT_UNDONE');
    if (row.state === 'running') refuse('IMPORT_RUNNING');
    if (row.state === 'failed') refuse('IMPORT_NOT_FOUND');
    if (row.created_at < daysBefore(now, importLimits.undoDays)) refuse('IMPORT_UNDO_LATE', { details: { days: importLimits.undoDays } });
    const obstacles = await takeBack(work, context, row);
    if (obstacles.length > 0) {
      const people = await peopleById(
        work.db,
        obstacles.map(({ userId }) => userId),
      );
      const nameOf = (userId: string) =>
        [people.get(userId)?.firstName, people.get(userId)?.lastName].filter((word) => word !== undefined).join(' ');
      return { undone: false, obstacles: obstacles.map(({ userId, obstacle }) => ({ name: nameOf(userId), obstacle })) };
    }
    await work.db.updateTable('office_import').set({ state: 'undone', undone_at: now }).where('id', '=', id).execute();
    await work.audit({
      action: 'import.undo',
      scopeId: row.school_id,
      subject: { kind: 'school', id: row.school_id },
      details: { import: id },
      changes: [{ was: fill(importTexts.counts, { ...row.counts }) }],
    });
    return { undone: true, obstacles: [] };
  });
});

export const importHandlers = [previewImportHandler, commitImportHandler, listImportsHandler, undoImportHandler];
