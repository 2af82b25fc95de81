import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { People20Regular } from '@fluentui/react-icons/svg/people';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { counted } from '@pausenplatz/kernel-contract';
import { ButtonLink } from '@pausenplatz/kernel-ui';
import type { Chat } from '../../contract/index.ts';
import { streamTexts as texts } from '../../texts.ui.ts';
import { ChatMark } from '../chat-mark.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '8px 12px 8px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 900px)': { paddingLeft: '8px' },
  },
  back: { display: 'none', '@media (max-width: 900px)': { display: 'block' } },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface ChatHeadProps {
  readonly chat: Chat;
  /** Where the list of chats is; null on a page. */
  readonly backTo: string | null;
  readonly onPeople: () => void;
  readonly onSettings: () => void;
}

/** What chat it is, who reads along, and what can be done with it. */
export function ChatHead({ chat, backTo, onPeople, onSettings }: ChatHeadProps) {
  const styles = useStyles();
  const { to, kind, color, name, writePermissions, isAdmin, isClosed, canReopen } = chat;
  const mode = writePermissions === 'all' ? null : texts.modes[writePermissions];
  return (
    <header className={styles.head}>
      {backTo !== null && (
        <span className={styles.back}>
          <ButtonLink to={backTo} appearance="subtle" icon={<ArrowLeft24Regular />} aria-label={texts.back} />
        </span>
      )}
      <ChatMark kind={kind} color={color} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.detail}>{[counted(texts.people, to.length), mode].filter(Boolean).join(' · ')}</span>
      </div>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal24Regular />} aria-label={texts.more} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<People20Regular />} onClick={onPeople}>
              {texts.who}
            </MenuItem>
            {isAdmin && (!isClosed || canReopen) && (
              <MenuItem icon={<Settings20Regular />} onClick={onSettings}>
                {texts.settings}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
    </header>
  );
}
