import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { saveFile, useApi } from '@pausenplatz/kernel-browser';
import { shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { ListState } from '@pausenplatz/kernel-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { untickedTasks } from '../../contract/index.ts';
import { csvOf } from '../../rules/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';

const { columns } = reportTexts;

/** Tasks that nobody ticked off. */
export function UntickedReport({ range }: { readonly range: ReportRange }) {
  const styles = useReportStyles();
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [untickedTasks.id, range],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api.call(untickedTasks, { ...range, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next,
  });
  return (
    <ListState query={query} isEmpty={({ pages }) => pages[0]?.tasks.length === 0} empty={<p>{reportTexts.emptyUnticked}</p>}>
      {({ pages }) => {
        const tasks = pages.flatMap((page) => page.tasks);
        const lines = tasks.map((task) => [task.date, task.subject, task.task, task.assigned, nameOf(task.author)]);
        const head = [columns.date, columns.subject, columns.task, columns.assigned, columns.author];
        return (
          <div className={styles.frame}>
            <div className={styles.actions}>
              <Button
                icon={<ArrowDownload20Regular />}
                onClick={() => saveFile(reportTexts.csvUnticked, csvOf([head, ...lines]), 'text/csv;charset=utf-8')}
              >
                {reportTexts.csv}
              </Button>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <div className={styles.scroll} tabIndex={0} role="region" aria-label={reportTexts.tabs.unticked}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{columns.date}</th>
                    <th scope="col">{columns.task}</th>
                    <th scope="col">{columns.assigned}</th>
                    <th scope="col">{columns.author}</th>
                  </tr>
                </thead>
                <tbody>
                  {tasks.map((task) => (
                    <tr key={task.id}>
                      <td>{`${shortWeekday(task.date)} ${shortDay(task.date)}`}</td>
                      <td>{[task.subject, task.task].filter(Boolean).join(': ')}</td>
                      <td>{task.assigned}</td>
                      <td>{nameOf(task.author)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {query.hasNextPage && <Button onClick={() => void query.fetchNextPage()}>{reportTexts.more}</Button>}
          </div>
        );
      }}
    </ListState>
  );
}

const nameOf = (author: { readonly firstName: string; readonly lastName: string } | null): string =>
  author === null ? '' : `${author.firstName} ${author.lastName}`;
