import { Button, Select } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, FormDialog, FormField, notify, notifyRefusal, offerUndo, useForm } from '@pausenplatz/kernel-ui';
import { useSlot } from '@pausenplatz/kernel-host';
import { Suspense, useState } from 'react';
import {
  type ClassPupil,
  moveClassPupils,
  officeLimits,
  removeClassPupils,
  renewPasswords,
  restoreClassPupils,
  sendPeopleAway,
} from '../../contract/index.ts';
import { classTexts as texts, peopleTexts } from '../../texts.screens.ts';
import { classViews, useChange, useOffice } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { type ClassPaper, classPaper } from '../slots.ts';
import { LeaveDialog, SelectionFrame } from '../selection-frame.tsx';
import { HandoverDialog } from './handover-dialog.tsx';

interface SelectionBarProps {
  readonly shown: ShownClass;
  readonly selected: readonly ClassPupil[];
  readonly onDone: () => void;
}

/** What can be done with the chosen pupils. Its dialogs outlive the choice: who was moved is no longer there to be chosen. */
export function SelectionBar({ shown, selected, onDone }: SelectionBarProps) {
  const { schoolClass, rights } = shown;
  const classId = schoolClass.id;
  const userIds = selected.map(({ id }) => id);
  const count = selected.length;
  const [open, setOpen] = useState<'move' | 'handover' | 'leave' | 'renew' | 'trash' | ClassPaper | null>(null);
  const papers = useSlot(classPaper) ?? [];
  const remove = useChange(removeClassPupils, classViews);
  const restore = useChange(restoreClassPupils, classViews);
  const renew = useChange(renewPasswords, classViews);
  const send = useChange(sendPeopleAway, classViews);
  const { schoolId } = schoolClass;
  // Who leaves the school is the school's to say, not the class's.
  const isAdmin = useOffice().data?.schools.some((school) => school.id === schoolId && school.administers) ?? false;
  const leave = () =>
    void send({ schoolId, userIds, how: 'leave' }).then(() => {
      onDone();
      notify({ type: 'success', title: counted(peopleTexts.left, count) });
    }, notifyRefusal);
  const take = (how: 'archive' | 'trash') => {
    remove({ classId, userIds, how }).then(() => {
      onDone();
      offerUndo({
        title: fill(how === 'trash' ? texts.trashed : texts.archivedPupils, { count }),
        onUndo: () => void restore({ classId, userIds }).catch(notifyRefusal),
      });
    }, notifyRefusal);
  };
  return (
    <>
      {count > 0 && (
        <SelectionFrame label={fill(texts.selected, { count })}>
          {rights.credentials && (
            <>
              {papers.map((paper) => (
                <Button key={paper.label} onClick={() => setOpen(paper)}>
                  {paper.label}
                </Button>
              ))}
              <Button onClick={() => setOpen('renew')}>{texts.renew}</Button>
            </>
          )}
          {rights.roster && (
            <>
              <Button onClick={() => setOpen('move')}>{texts.move}</Button>
              {count === 1 && <Button onClick={() => setOpen('handover')}>{texts.handover}</Button>}
              <Button onClick={() => take('archive')}>{texts.archivePupils}</Button>
              {isAdmin && <Button onClick={() => setOpen('leave')}>{peopleTexts.leave}</Button>}
              <Button onClick={() => setOpen('trash')}>{texts.trash}</Button>
            </>
          )}
        </SelectionFrame>
      )}
      {open === 'move' && <MoveDialog shown={shown} userIds={userIds} onClose={() => setOpen(null)} onDone={onDone} />}
      {open === 'handover' && <HandoverDialog shown={shown} userId={userIds[0] ?? ''} onClose={() => setOpen(null)} />}
      {typeof open === 'object' && open !== null && (
        <Suspense fallback={null}>
          <open.Dialog schoolClass={schoolClass} userIds={userIds} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'leave' && <LeaveDialog count={count} onClose={() => setOpen(null)} onConfirm={leave} />}
      {open === 'renew' && (
        <ConfirmDialog
          title={counted(texts.renewTitle, count)}
          confirmLabel={texts.renew}
          onClose={() => setOpen(null)}
          onConfirm={() =>
            void renew({ classId, userIds }).then(() => notify({ type: 'success', title: counted(texts.renewed, count) }), notifyRefusal)
          }
        >
          {counted(texts.renewBody, count)}
        </ConfirmDialog>
      )}
      {open === 'trash' && (
        <ConfirmDialog
          title={counted(texts.trashTitle, count)}
          confirmLabel={texts.trash}
          onClose={() => setOpen(null)}
          onConfirm={() => take('trash')}
        >
          {counted(texts.trashBody, count, { days: officeLimits.trashDays })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface MoveDialogProps {
  readonly shown: ShownClass;
  readonly userIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function MoveDialog({ shown, userIds, onClose, onDone }: MoveDialogProps) {
  const move = useChange(moveClassPupils, classViews);
  const form = useForm({
    initial: { target: shown.targets[0]?.id ?? '' },
    check: ({ target }) => ({ target: target === '' ? texts.noTarget : undefined }),
    send: async ({ target }) => {
      await move({ classId: shown.schoolClass.id, userIds: [...userIds], toClassId: target });
      const name = shown.targets.find(({ id }) => id === target)?.name ?? '';
      notify({ type: 'success', title: fill(texts.moved, { count: userIds.length, name }) });
    },
  });
  return (
    <FormDialog form={form} title={texts.moveTitle} submitLabel={texts.move} onClose={onClose} onDone={onDone}>
      <FormField label={texts.target} error={form.errors.target} help={shown.targets.length === 0 ? texts.noTarget : undefined}>
        <Select value={form.fields.target} onChange={(_event, { value }) => form.set('target', value)}>
          {shown.targets.map(({ id, name, otherSchool }) => (
            <option key={id} value={id}>
              {otherSchool === null ? name : `${name} · ${otherSchool}`}
            </option>
          ))}
        </Select>
      </FormField>
    </FormDialog>
  );
}
