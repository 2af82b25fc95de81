import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Archive24Regular } from '@fluentui/react-icons/svg/archive';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { Mail24Regular } from '@fluentui/react-icons/svg/mail';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code';
import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { officeLimits, patchSchoolClass, printLetters } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { EditClassDialog } from '../office/create-class-dialog.tsx';
import type { ShownClass } from '../screens/class-screen.tsx';
import { CardsDialog } from './cards-dialog.tsx';

// On a phone both buttons and the menu stand in one line.
const useStyles = makeStyles({ paper: { '@media (max-width: 420px)': { paddingLeft: '8px', paddingRight: '8px', minWidth: 0 } } });

/** What is done with a class as a whole: print, rename, put away. */
export function ClassActions({ shown }: { readonly shown: ShownClass }) {
  const styles = useStyles();
  const { schoolClass, pupils, rights } = shown;
  const [open, setOpen] = useState<'cards' | 'edit' | 'delete' | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const letters = useChange(printLetters, []);
  const patch = usePatch(shown);
  const userIds = pupils.slice(0, officeLimits.cardsAtOnce).map(({ id }) => id);
  const print = () => {
    setPrinting(true);
    letters({ classId: schoolClass.id, userIds })
      .then((file) => {
        saveFile(file.fileName, bytesOf(file.base64), 'application/pdf');
        notify({ type: 'success', title: texts.ready });
      }, notifyRefusal)
      .finally(() => setPrinting(false));
  };
  return (
    <>
      {rights.credentials && pupils.length > 0 && (
        <>
          <Button className={styles.paper} icon={<QrCode24Regular />} onClick={() => setOpen('cards')}>
            {texts.cards}
          </Button>
          <Button className={styles.paper} icon={<Mail24Regular />} disabledFocusable={isPrinting} onClick={print}>
            {isPrinting ? texts.printing : texts.letters}
          </Button>
        </>
      )}
      {rights.administer && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<MoreHorizontal24Regular />} aria-label={texts.more} />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem icon={<Edit24Regular />} onClick={() => setOpen('edit')}>
                {texts.edit}
              </MenuItem>
              <MenuItem icon={<Archive24Regular />} onClick={() => patch.archive(schoolClass.archivedAt === null)}>
                {schoolClass.archivedAt === null ? texts.archive : texts.unarchive}
              </MenuItem>
              <MenuItem icon={<Delete24Regular />} onClick={() => setOpen('delete')}>
                {texts.remove}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {open === 'cards' && <CardsDialog schoolClass={schoolClass} userIds={userIds} onClose={() => setOpen(null)} />}
      {open === 'edit' && <EditClassDialog id={schoolClass.id} first={schoolClass} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={fill(texts.deleteTitle, { name: schoolClass.name })}
          confirmLabel={texts.remove}
          onConfirm={() => patch.remove()}
          onClose={() => setOpen(null)}
        >
          {fill(texts.deleteBody, { days: officeLimits.trashDays })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Archiving and deleting, each with its way back. */
function usePatch({ schoolClass }: ShownClass) {
  const patch = useChange(patchSchoolClass, classViews);
  const navigate = useNavigate();
  const { id, name, schoolId } = schoolClass;
  const undo = (path: '/archived' | '/deleted') => {
    const operation =
      path === '/archived' ? ({ op: 'replace', path, value: false } as const) : ({ op: 'replace', path, value: null } as const);
    patch({ id, operations: [operation] }).then(() => void navigate(`/verwaltung/klasse/${id}`), notifyRefusal);
  };
  const leave = () => void navigate(`/verwaltung?schule=${schoolId}`);
  return {
    archive(archived: boolean) {
      patch({ id, operations: [{ op: 'replace', path: '/archived', value: archived }] }).then(() => {
        if (!archived) return;
        leave();
        offerUndo({ title: fill(texts.archivedNotice, { name }), onUndo: () => undo('/archived') });
      }, notifyRefusal);
    },
    remove() {
      // The server's clock decides when; the operation names the day as the specification wants it.
      patch({ id, operations: [{ op: 'replace', path: '/deleted', value: new Date().toISOString() }] }).then(() => {
        leave();
        offerUndo({ title: fill(texts.deletedNotice, { name }), onUndo: () => undo('/deleted') });
      }, notifyRefusal);
    },
  };
}
