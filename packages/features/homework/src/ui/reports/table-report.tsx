import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { saveFile, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type FeedbackType, type ReportRow, reportTable } from '../../contract/index.ts';
import { csvOf } from '../../rules/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';
import { shownRows, shownTypes, TableFilters, wholeTable } from './table-filters.tsx';

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
              <Button
                icon={<ArrowDownload20Regular />}
                onClick={() => saveFile(fill(reportTexts.csvTable, { className }), csvOf(linesOf(rows, types)), 'text/csv;charset=utf-8')}
              >
                {reportTexts.csv}
              </Button>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <div className={styles.scroll} tabIndex={0} role="region" aria-label={reportTexts.tabs.table}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{columns.number}</th>
                    <th scope="col">{columns.name}</th>
                    {types.map((type) => (
                      <th key={type} scope="col" className={styles.count}>
                        {words[type]}
                      </th>
                    ))}
                    <th scope="col" className={styles.count}>
                      {columns.minutes}
                    </th>
                    <th scope="col">{columns.done}</th>
                  </tr>
                </thead>
                <tbody>
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
                      <td>{rateOf(row)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
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
