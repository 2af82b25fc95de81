import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { NavLink } from 'react-router-dom';
import type { ChatBrief } from '../../contract/index.ts';
import { listTexts as texts } from '../../texts.ui.ts';
import { ChatMark } from '../chat-mark.tsx';
import { lastWords } from '../stream/day-words.ts';

const useStyles = makeStyles({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderRadius: look.radiusCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    ':hover': { backgroundColor: look.colors.teal.surface },
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  name: { fontWeight: tokens.fontWeightSemibold },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  last: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  unread: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  side: { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: '4px', alignSelf: 'stretch', paddingTop: '2px', flexShrink: 0 },
  time: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  currentWords: { color: look.colors.teal.ink },
  count: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A chat in the list: who wrote last, when, and how much is new. */
export function ChatRow({ chat, now }: { readonly chat: ChatBrief; readonly now: Date }) {
  const styles = useStyles();
  const { id, name, kind, color, unreadMessages: unread, newestMessage, isClosed } = chat;
  return (
    <NavLink to={`/tools/nachrichten/${id}`} className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}>
      {({ isActive }) => (
        <>
          <ChatMark kind={kind} color={color} />
          <span className={styles.words}>
            <span className={mergeClasses(styles.name, styles.cut)}>{name}</span>
            <span className={mergeClasses(styles.last, styles.cut, unread > 0 && styles.unread, isActive && styles.currentWords)}>
              {lastOf(chat)}
            </span>
          </span>
          <span className={styles.side}>
            {newestMessage !== null && (
              <span className={mergeClasses(styles.time, isActive && styles.currentWords)}>{lastWords(newestMessage, now)}</span>
            )}
            {unread > 0 && (
              <span className={styles.count} role="img" aria-label={counted(texts.unread, unread)}>
                {unread}
              </span>
            )}
            {isClosed && <LockClosed16Regular aria-label={texts.closed} />}
          </span>
        </>
      )}
    </NavLink>
  );
}

function lastOf({ lastMessage, kind }: ChatBrief): string {
  if (!lastMessage) return texts.quiet;
  const { isRemoved, isOwn, from } = lastMessage;
  const message = isRemoved ? texts.removed : lastMessage.message === '' ? texts.files : lastMessage.message;
  if (isOwn) return fill(texts.own, { message });
  return from === null || kind === 'persons' ? message : fill(texts.by, { name: from.split(' ')[0] ?? from, message });
}
