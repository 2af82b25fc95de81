import { Button } from '@fluentui/react-components';
import { useSlot } from '@pausenplatz/kernel-host';
import { counted } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { type ReactNode, Suspense, useState } from 'react';
import {
  fetchPeople,
  type ListedPerson,
  listPeople,
  officeLimits,
  renewPeople,
  type SchoolBrief,
  sendPeopleAway,
} from '../../contract/index.ts';
import { peopleTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { type SchoolPaper, schoolPaper } from '../slots.ts';
import { LeaveDialog, SelectionFrame } from '../selection-frame.tsx';
import { PlaceDialog } from './place-dialog.tsx';

interface PeopleSelectionProps {
  readonly school: SchoolBrief;
  readonly kind: 'pupil' | 'withoutClass' | 'trash';
  readonly chosen: readonly ListedPerson[];
  /** What makes the choice larger or ends it. */
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** What can be done with chosen pupils of a school, wherever they are; its dialogs outlive the choice. */
export function PeopleSelection({ school, kind, chosen, children, onDone }: PeopleSelectionProps) {
  const touched = [...classViews, listPeople];
  const [open, setOpen] = useState<'place' | 'leave' | 'trash' | 'renew' | SchoolPaper | null>(null);
  const papers = useSlot(schoolPaper) ?? [];
  const send = useChange(sendPeopleAway, touched);
  const fetchBack = useChange(fetchPeople, touched);
  const renew = useChange(renewPeople, touched);
  const count = chosen.length;
  const input = { schoolId: school.id, userIds: chosen.map(({ id }) => id) };
  const said = (words: { readonly one: string; readonly many: string }) => {
    onDone();
    notify({ type: 'success', title: counted(words, count) });
  };
  const leave = () => void send({ ...input, how: 'leave' }).then(() => said(texts.left), notifyRefusal);
  const trash = () =>
    void send({ ...input, how: 'trash' }).then(() => {
      onDone();
      offerUndo({ title: counted(texts.trashedMany, count), onUndo: () => void fetchBack(input).catch(notifyRefusal) });
    }, notifyRefusal);
  // A class knows whom it hands something to.
  const isPlaced = kind === 'pupil' && chosen.every(({ classes }) => classes.length > 0);
  const close = () => setOpen(null);
  return (
    <>
      {count > 0 && (
        <SelectionFrame label={counted(texts.chosen, count)}>
          {children}
          {isPlaced &&
            papers.map((paper) => (
              <Button key={paper.label} onClick={() => setOpen(paper)}>
                {paper.label}
              </Button>
            ))}
          {isPlaced && <Button onClick={() => setOpen('renew')}>{texts.renew}</Button>}
          {kind === 'trash' && (
            <Button onClick={() => void fetchBack(input).then(() => said(texts.fetched), notifyRefusal)}>{texts.fetch}</Button>
          )}
          <Button onClick={() => setOpen('place')}>{texts.place}</Button>
          {kind !== 'trash' && <Button onClick={() => setOpen('leave')}>{texts.leave}</Button>}
          {kind !== 'trash' && <Button onClick={() => setOpen('trash')}>{texts.trash}</Button>}
        </SelectionFrame>
      )}
      {open === 'place' && <PlaceDialog school={school} people={chosen} onClose={close} onDone={onDone} />}
      {open === 'leave' && <LeaveDialog count={count} onClose={close} onConfirm={leave} />}
      {open === 'trash' && (
        <ConfirmDialog title={counted(texts.trashTitle, count)} confirmLabel={texts.trash} onClose={close} onConfirm={trash}>
          {counted({ one: texts.trashBody, many: texts.trashBody }, count, { days: officeLimits.trashDays })}
        </ConfirmDialog>
      )}
      {open === 'renew' && (
        <ConfirmDialog
          title={counted(texts.renewTitle, count)}
          confirmLabel={texts.renew}
          onClose={close}
          onConfirm={() => void renew(input).then(() => said(texts.renewed), notifyRefusal)}
        >
          {texts.renewBody}
        </ConfirmDialog>
      )}
      {typeof open === 'object' && open !== null && (
        <Suspense fallback={null}>
          <open.Dialog classes={byClass(chosen)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Each person once, with the first class. */
function byClass(people: readonly ListedPerson[]) {
  const placed = people.flatMap(({ id, classes: [first] }) => (first ? [{ userId: id, ...first }] : []));
  return [...Map.groupBy(placed, ({ id }) => id)].map(([id, members]) => ({
    id,
    name: members[0]?.name ?? '',
    userIds: members.map(({ userId }) => userId),
  }));
}
