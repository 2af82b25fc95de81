import { fill } from '@pausenplatz/kernel-contract';
import { csvOf } from '@pausenplatz/kernel-format/csv';
import { type LogFilter, readAudit } from '@pausenplatz/kernel-server';
import { proveSchool, schoolsBelow } from '@pausenplatz/schools/server';
import { exportLog, getLog, officeLimits } from '../../contract/index.ts';
import { logTexts } from '../../texts.log.ts';
import { logTable } from '../log-table.ts';
import { type Context, handle, refuse } from '../office.ts';
import { presentEntry } from '../present-entry.ts';
import { type LogQuestion, logFilter } from '../queries/log-filter.ts';

const getLogHandler = handle(getLog, async (context, { before, ...question }) => {
  const limit = officeLimits.logPerPage;
  const rows = await entriesOf(context, question, { limit: limit + 1, ...(before !== undefined && { before }) });
  const shown = rows.slice(0, limit);
  return {
    rows: shown.map((row) => presentEntry(context.auditWords, row)),
    next: rows.length > limit ? String(shown.at(-1)?.number ?? '') : null,
  };
});

const exportLogHandler = handle(exportLog, async (context, question) => {
  const rows = await entriesOf(context, question, { limit: officeLimits.logExport + 1 });
  const taken = rows.slice(0, officeLimits.logExport).map((row) => presentEntry(context.auditWords, row));
  await context.transact((work) =>
    work.audit({
      action: 'log.export',
      scopeId: question.schoolId,
      subject: { kind: 'school', id: question.schoolId },
      details: { rows: taken.length },
      changes: [{ is: fill(logTexts.taken, { count: taken.length }) }],
    }),
  );
  return { csv: csvOf(logTable(taken)), rows: taken.length, more: rows.length > taken.length };
});

async function entriesOf(context: Context, question: LogQuestion, page: Pick<LogFilter, 'limit' | 'before'>) {
  await proveSchool(context, question.schoolId, 'administer');
  const scopeIds = await schoolsBelow(context.db, question.schoolId);
  const filter = logFilter(context.auditWords, question);
  return filter === null ? refuse('LOG_DAYS') : readAudit(context.db, { ...filter, ...page, scopeIds });
}

export const logHandlers = [getLogHandler, exportLogHandler];
