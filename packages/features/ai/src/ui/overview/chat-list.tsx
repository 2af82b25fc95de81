import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, ConfirmDialog, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatLine } from '../../contract/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { useDeleteChat } from '../data.ts';
import { forgetMasks } from '../safety/kept-masks.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: '8px', display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '8px' },
  link: {
    minHeight: look.touch,
    padding: '8px 12px',
    display: 'grid',
    alignContent: 'center',
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  about: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** The own chats, the newest first. */
export function ChatList({ chats }: { readonly chats: readonly ChatLine[] }) {
  const styles = useStyles();
  const { overview: texts } = aiUiTexts;
  const person = useCurrentUser()?.id ?? '';
  const remove = useDeleteChat();
  const [asked, setAsked] = useState<ChatLine | null>(null);
  return (
    <Card flush>
      <ul className={styles.list} aria-label={texts.chatsLabel}>
        {chats.map((chat) => (
          <li key={chat.id} className={styles.row}>
            <Link className={styles.link} to={`/tools/ki/chat/${chat.id}`}>
              <span className={styles.title}>{chat.title}</span>
              <span className={styles.about}>{`${aiUiTexts.services[chat.service].short} · ${longDay(chat.changedAt)}`}</span>
            </Link>
            <Button
              appearance="subtle"
              icon={<Delete20Regular />}
              aria-label={fill(texts.remove, { title: chat.title })}
              onClick={() => setAsked(chat)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirmLabel={texts.removeDo}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            forgetMasks(person, asked.id);
            remove(asked.id);
          }}
        >
          {fill(texts.removeBody, { title: asked.title })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
