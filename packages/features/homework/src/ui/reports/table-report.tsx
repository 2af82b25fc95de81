import { mergeClasses } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { CsvButton, ListState } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type FeedbackType, type ReportRow, reportTable } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';
import { shownRows, shownTypes, TableFilters, wholeTable } from './table-filters.tsx';
import { WideTable } from './wide-table.tsx';

const { columns } = reportTexts;
const words = dialogTexts.feedback.types;

/** Pupil by type of feedback, minutes and done rate. */
export function TableReport({ range }: { readonly range: ReportRange }) {
  const styles = useReportStyles();
  const [filter, setFilter] = useState(wholeTable);
  const query = useCall(reportTable, range);
  return (
    <ListState query={query} isEmpty={({ rows }) => rows.length === 0} empty={<p>{reportTexts.emptyTable}</p>}>
      {({ className, rows: all }) => {
        const rows = shownRows(all, filter);
        const types = shownTypes(filter);
        return (
          <div className={styles.frame}>
            <TableFilters rows={all} filter={filter} onChange={setFilter} />
            <div className={styles.actions}>
              <CsvButton fileName={fill(reportTexts.csvTable, { className })} lines={() => linesOf(rows, types)} />
            </div>
            <WideTable
              name={reportTexts.tabs.table}
              headings={[
                { label: columns.number },
                { label: columns.name },
                ...types.map((type) => ({ label: words[type], isCount: true })),
                { label: columns.minutes, isCount: true },
                { label: columns.done },
              ]}
            >
              {rows.map((row) => (
                <tr key={row.pupil.id}>
                  <td>{row.pupil.number}</td>
                  <th scope="row">{`${row.pupil.firstName} ${row.pupil.lastName}`}</th>
                  {types.map((type) => (
                    <td key={type} className={mergeClasses(styles.count, row.counts[type] === 0 && styles.zero)}>
                      {row.counts[type]}
                    </td>
                  ))}
                  <td className={styles.count}>{row.minutes}</td>
                  <td className={styles.oneLine}>{rateOf(row)}</td>
                </tr>
              ))}
            </WideTable>
          </div>
        );
      }}
    </ListState>
  );
}

function rateOf({ done, assigned }: ReportRow): string {
  if (assigned === 0) return reportTexts.noRate;
  return fill(reportTexts.rate, { done, assigned, percent: Math.round((done / assigned) * 100) });
}

function linesOf(rows: readonly ReportRow[], types: readonly FeedbackType[]) {
  const head = [columns.number, columns.name, ...types.map((type) => words[type]), columns.minutes, columns.done, columns.assigned];
  return [
    head,
    ...rows.map((row) => [
      row.pupil.number,
      `${row.pupil.firstName} ${row.pupil.lastName}`,
      ...types.map((type) => row.counts[type] ?? 0),
      row.minutes,
      row.done,
      row.assigned,
    ]),
  ];
}
