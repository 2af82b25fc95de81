import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { keyOf, saveFile, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, EmptyState, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { exportLog, getLog, type SchoolBrief } from '../../contract/index.ts';
import { logTexts as texts } from '../../texts.log.ts';
import { useChange } from '../data.ts';
import { useListStyles } from '../styles.ts';
import { type LogChoice, LogFilters, noChoice } from './log-filters.tsx';
import { LogEntry } from './log-entry.tsx';

const useStyles = makeStyles({ side: { justifyContent: 'flex-end' } });

/** Who did what at the school, newest first, in the words of then; the log is kept by the kernel and nobody changes it. */
export function LogPart({ school }: { readonly school: SchoolBrief }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const api = useApi();
  const [choice, setChoice] = useState<LogChoice>(noChoice);
  const question = { schoolId: school.id, ...askedBy(useDeferredValue(choice)) };
  const query = useInfiniteQuery({
    queryKey: [...keyOf(getLog), question],
    queryFn: ({ pageParam, signal }) => api.call(getLog, { ...question, ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const take = useChange(exportLog, [getLog]);
  const download = async () => {
    const { csv, rows, more } = await take({ schoolId: school.id, ...askedBy(choice) });
    saveFile(fill(texts.fileName, { school: school.name }), csv, 'text/csv;charset=utf-8');
    notify({ type: 'success', title: fill(more ? texts.tookSome : texts.took, { count: rows }) });
  };
  const isAll = Object.keys(question).length === 1;
  return (
    <div className={styles.stack}>
      <LogFilters school={school} choice={choice} onChange={setChoice} />
      <div className={`${styles.actions} ${styles.side}`}>
        <Button icon={<ArrowDownload20Regular />} onClick={() => void download().catch(notifyRefusal)}>
          {texts.csv}
        </Button>
      </div>
      <ListState
        query={query}
        isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
        empty={
          <EmptyState
            scene="shelf"
            title={isAll ? texts.empty : texts.none}
            body={isAll ? texts.emptyBody : texts.noneBody}
            {...(!isAll && { action: <Button onClick={() => setChoice(noChoice)}>{texts.reset}</Button> })}
          />
        }
      >
        {({ pages }) => (
          <Card>
            <ul className={styles.list}>
              {pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <LogEntry key={row.number} row={row} onOnly={(only) => setChoice({ ...choice, only })} />
                ))}
            </ul>
          </Card>
        )}
      </ListState>
      {query.hasNextPage && (
        <Button disabledFocusable={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function askedBy({ search, sort, only, from, until }: LogChoice) {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sort !== null && { sort }),
    ...(only?.kind === 'person' && { personId: only.id }),
    ...(only?.kind === 'class' && { classId: only.id }),
    ...(from !== '' && { from }),
    // Days in the wrong order are said at their field and not asked for.
    ...(until !== '' && (from === '' || from <= until) && { until }),
  };
}
