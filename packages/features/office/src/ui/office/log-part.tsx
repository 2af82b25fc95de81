import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { keyOf, useApi } from '@pausenplatz/kernel-browser';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Card, EmptyState, ListState } from '@pausenplatz/kernel-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getLog, type LogRow, type SchoolBrief } from '../../contract/index.ts';
import { logTexts as texts } from '../../texts.log.ts';
import { useListStyles } from '../styles.ts';

const useStyles = makeStyles({
  when: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums', flexBasis: '190px' },
});

/** Who did what at the school, newest first; the log is kept by the kernel and nobody changes it. */
export function LogPart({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...keyOf(getLog), school.id],
    queryFn: ({ pageParam, signal }) =>
      api.call(getLog, { schoolId: school.id, ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ rows, more }) => (more ? String(rows.at(-1)?.number ?? '') : undefined),
  });
  return (
    <div className={styles.stack}>
      <ListState
        query={query}
        isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
        empty={<EmptyState scene="shelf" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ pages }) => (
          <Card>
            <ul className={styles.list}>
              {pages
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <Row key={row.number} row={row} />
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

function Row({ row }: { readonly row: LogRow }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const { what, erased } = row;
  const who = row.actor ? `${row.actor.firstName} ${row.actor.lastName}` : texts.server;
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        {longDay(row.at)}, {clockTime(row.at)}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{row.about === '' ? what : `${what} · ${row.about}`}</p>
        {erased !== null && <p className={styles.note}>{erased}</p>}
        <p className={styles.note}>{who}</p>
      </div>
    </li>
  );
}
