import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { keyOf, markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, Chip, EmptyState, ListState, notify, notifyRefusal, Screen, TextLink } from '@pausenplatz/kernel-ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getNavigation, listShelved, restorePage, updatePage } from '../../contract/index.ts';
import { navigationTexts } from '../../texts.ts';
import { longDay } from '@pausenplatz/kernel-format';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  row: {
    minHeight: '60px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  more: { justifySelf: 'center' },
});

type Shelved = OutputOf<typeof listShelved>['pages'][number];

interface ShelfProps {
  readonly shelf: 'archive' | 'trash';
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  /** "Archiviert am {date}" */
  readonly note: string;
}

/** Pages that were put away, newest first, each to bring back. */
export function Shelf({ shelf, title, lead, empty, note }: ShelfProps) {
  const styles = useStyles();
  const texts = navigationTexts.shelf;
  const api = useApi();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listShelved), { shelf, all: true }],
    queryFn: ({ pageParam, signal }) => api.call(listShelved, { shelf, ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ pages, more }) => (more ? pages.at(-1)?.at : undefined),
  });
  const restore = ({ id, name }: Shelved) => {
    const back = shelf === 'trash' ? api.call(restorePage, { id }) : api.call(updatePage, { id, field: 'archived', value: false });
    back.then(() => {
      notify({ type: 'success', title: fill(texts.restored, { name }) });
      return Promise.all([markStale(client, listShelved), markStale(client, getNavigation)]);
    }, notifyRefusal);
  };
  return (
    <Screen
      title={title}
      lead={lead}
      width="narrow"
      actions={
        <ButtonLink to="/seiten" appearance="subtle" icon={<ArrowLeft24Regular />}>
          {texts.back}
        </ButtonLink>
      }
    >
      <ListState
        query={query}
        isEmpty={({ pages }) => pages.every((part) => part.pages.length === 0)}
        empty={<EmptyState scene="shelf" title={empty} />}
      >
        {({ pages }) => (
          <Card>
            <ul className={styles.list}>
              {pages
                .flatMap((part) => part.pages)
                .map((page) => (
                  <li key={page.id} className={styles.row}>
                    <div className={styles.words}>
                      <p className={styles.name}>
                        {shelf === 'archive' ? <TextLink to={`/seite/${page.url}`}>{page.name}</TextLink> : page.name}
                      </p>
                      <p className={styles.note}>
                        {page.groupName !== '' && `${page.groupName} · `}
                        {fill(note, { date: longDay(page.at) })}
                      </p>
                    </div>
                    {page.restorable ? (
                      <Button
                        icon={<ArrowUndo24Regular />}
                        aria-label={fill(texts.restoreOne, { name: page.name })}
                        onClick={() => restore(page)}
                      >
                        {texts.restore}
                      </Button>
                    ) : (
                      <Chip>{texts.readOnly}</Chip>
                    )}
                  </li>
                ))}
            </ul>
          </Card>
        )}
      </ListState>
      {query.hasNextPage && (
        <Button className={styles.more} disabledFocusable={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Screen>
  );
}
