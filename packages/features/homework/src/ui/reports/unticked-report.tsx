import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { CsvButton, ListState } from '@pausenplatz/kernel-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { untickedTasks } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';
import { WideTable } from './wide-table.tsx';

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
              <CsvButton fileName={reportTexts.csvUnticked} lines={() => [head, ...lines]} />
            </div>
            <WideTable
              name={reportTexts.tabs.unticked}
              headings={[{ label: columns.date }, { label: columns.task }, { label: columns.assigned }, { label: columns.author }]}
            >
              {tasks.map((task) => (
                <tr key={task.id}>
                  <td>{`${shortWeekday(task.date)} ${shortDay(task.date)}`}</td>
                  <td>{[task.subject, task.task].filter(Boolean).join(': ')}</td>
                  <td>{task.assigned}</td>
                  <td>{nameOf(task.author)}</td>
                </tr>
              ))}
            </WideTable>
            {query.hasNextPage && <Button onClick={() => void query.fetchNextPage()}>{reportTexts.more}</Button>}
          </div>
        );
      }}
    </ListState>
  );
}

const nameOf = (author: { readonly firstName: string; readonly lastName: string } | null): string =>
  author === null ? '' : `${author.firstName} ${author.lastName}`;
