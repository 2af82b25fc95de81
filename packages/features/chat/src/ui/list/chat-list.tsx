import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSort24Regular } from '@fluentui/react-icons/svg/arrow-sort';
import { Compose24Regular } from '@fluentui/react-icons/svg/compose';
import { Flag20Regular } from '@fluentui/react-icons/svg/flag';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useOwnSetting } from '@pausenplatz/account/ui';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, look } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { sortChats } from '../../rules/index.ts';
import { listTexts as texts } from '../../texts.ui.ts';
import { useChats } from '../data.ts';
import { useUnread } from '../unread.ts';
import { useNow } from '../use-now.ts';
import { ChatRow } from './chat-row.tsx';
import { FoundMessages } from './found-messages.tsx';

const NewChatDialog = lazy(async () => ({ default: (await import('../dialogs/new-chat-dialog.tsx')).NewChatDialog }));
const ReportsDialog = lazy(async () => ({ default: (await import('../dialogs/reports-dialog.tsx')).ReportsDialog }));

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '4px', padding: '12px 8px 4px 12px' },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
  },
  search: { display: 'grid', padding: '4px 0 8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  reports: {
    justifySelf: 'stretch',
    justifyContent: 'flex-start',
    marginBottom: '8px',
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
    border: 'none',
  },
});

/** The own chats: searched, sorted, the new ones seen at a glance. */
export function ChatList() {
  const styles = useStyles();
  const user = useCurrentUser();
  const isPupil = user?.userRoles.includes('Pupil') ?? false;
  const query = useChats();
  const { value, save } = useOwnSetting('nachrichten', 'sortierung');
  const sort = value === 'abc' ? 'abc' : 'date';
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<'new' | 'reports' | null>(null);
  const reports = useUnread()?.reports ?? 0;
  const add = () => setAsked('new');
  const now = useNow();
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <Button
          appearance="subtle"
          icon={<ArrowSort24Regular />}
          aria-label={fill(texts.sort, { sort: sort === 'abc' ? texts.sortAbc : texts.sortDate })}
          title={sort === 'abc' ? texts.sortAbc : texts.sortDate}
          onClick={() => void save(sort === 'abc' ? 'date' : 'abc')}
        />
        <Button icon={<Compose24Regular />} aria-label={texts.add} title={texts.add} onClick={add} />
      </div>
      <div className={styles.search}>
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          contentBefore={<Search20Regular aria-hidden />}
          value={words}
          maxLength={80}
          onChange={(_event, change) => setWords(change.value)}
        />
      </div>
      {reports > 0 && (
        <Button className={styles.reports} icon={<Flag20Regular />} onClick={() => setAsked('reports')}>
          {counted(texts.reports, reports)}
        </Button>
      )}
      {words.trim() === '' ? (
        <ListState
          query={query}
          isEmpty={({ chats }) => chats.length === 0}
          empty={
            <EmptyState
              scene="emptyNest"
              title={texts.empty}
              body={isPupil ? texts.emptyChild : texts.emptyBody}
              action={<Button onClick={add}>{texts.add}</Button>}
            />
          }
        >
          {({ chats }) => (
            <ul className={styles.list} aria-label={texts.chats}>
              {sortChats(chats, sort).map((chat) => (
                <li key={chat.id}>
                  <ChatRow chat={chat} now={now} />
                </li>
              ))}
            </ul>
          )}
        </ListState>
      ) : (
        <FoundMessages words={words} />
      )}
      <Suspense fallback={null}>
        {asked === 'new' && <NewChatDialog onClose={() => setAsked(null)} />}
        {asked === 'reports' && <ReportsDialog onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
