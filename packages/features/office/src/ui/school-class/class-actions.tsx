import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Archive24Regular } from '@fluentui/react-icons/svg/archive';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { fill } from '@pausenplatz/kernel-contract';
import { useSlot } from '@pausenplatz/kernel-host';
import { ConfirmDialog, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { officeLimits, patchSchoolClass } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { classPaper } from '../slots.ts';
import { EditClassDialog } from '../office/create-class-dialog.tsx';
import type { ShownClass } from '../screens/class-screen.tsx';

interface ClassActionsProps {
  readonly shown: ShownClass;
  /** The class is being deleted from here, or stays after all. */
  readonly onLeaving: (isLeaving: boolean) => void;
}

/** What is done with a class as a whole: print, rename, put away. */
export function ClassActions({ shown, onLeaving }: ClassActionsProps) {
  const { schoolClass, pupils, rights } = shown;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const patch = usePatch(shown, onLeaving);
  const papers = useSlot(classPaper) ?? [];
  const userIds = pupils.map(({ id }) => id);
  return (
    <>
      {rights.credentials && pupils.length > 0 && (
        <>
          {papers.map(({ OfClass, label }) => (
            <OfClass key={label} schoolClass={schoolClass} userIds={userIds} />
          ))}
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
function usePatch({ schoolClass }: ShownClass, onLeaving: (isLeaving: boolean) => void) {
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
      onLeaving(true);
      // The server's clock decides when; the operation names the day as the specification wants it.
      patch({ id, operations: [{ op: 'replace', path: '/deleted', value: new Date().toISOString() }] }).then(
        () => {
          leave();
          offerUndo({ title: fill(texts.deletedNotice, { name }), onUndo: () => undo('/deleted') });
        },
        (error: unknown) => {
          onLeaving(false);
          notifyRefusal(error);
        },
      );
    },
  };
}
