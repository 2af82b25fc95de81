import { Chip, ClosableDialog } from '@pausenplatz/kernel-ui';
import type { Chat } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { Initials } from '../initials.tsx';
import { useDialogStyles } from './use-dialog-styles.ts';

/** Everybody who is in a chat, adults first. */
export function PeopleDialog({ chat, onClose }: { readonly chat: Chat; readonly onClose: () => void }) {
  const styles = useDialogStyles();
  return (
    <ClosableDialog title={texts.peopleTitle} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <ul className={styles.list}>
          {chat.to.map(({ id, name, isAdmin, isChild }) => (
            <li key={id} className={styles.person}>
              <Initials name={name} isAdult={!isChild} />
              <span className={styles.name}>{name}</span>
              {isAdmin && <Chip color="teal">{texts.admin}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </ClosableDialog>
  );
}
