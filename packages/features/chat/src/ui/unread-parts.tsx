import { makeStyles, tokens } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Flag20Regular } from '@fluentui/react-icons/svg/flag';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { type HomeTileProps, WaitingLine } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui';
import { homeTexts as texts } from '../texts.home.ts';
import { useUnread } from './unread.ts';

const useStyles = makeStyles({
  badge: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** How many messages wait, beside the entry of the sidebar. */
export function UnreadBadge() {
  const styles = useStyles();
  const count = useUnread()?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={counted(texts.badge, count)}>
      {count > 99 ? texts.most : count}
    </span>
  );
}

/** Messages that nobody has read, with the way to the newest, and reported ones. */
export function ChatLines({ user }: HomeTileProps) {
  const data = useUnread();
  if (!data) return null;
  const { unreadMessages, chats, newest, reports } = data;
  const isOffice = !user.userRoles.includes('Teacher');
  return (
    <>
      {newest && (
        <WaitingLine
          icon={<Chat20Regular />}
          what={counted(texts.unread, unreadMessages)}
          detail={chats === 1 ? fill(texts.inChat, { name: newest.name }) : fill(texts.inChats, { count: chats })}
          to={chats === 1 ? `/tools/nachrichten/${newest.id}` : '/tools/nachrichten'}
          action={texts.open}
        />
      )}
      {reports > 0 && (
        <WaitingLine
          icon={<Flag20Regular />}
          what={counted(texts.reports, reports)}
          to={isOffice ? '/verwaltung?bereich=schule' : '/tools/nachrichten'}
          action={texts.look}
        />
      )}
    </>
  );
}
