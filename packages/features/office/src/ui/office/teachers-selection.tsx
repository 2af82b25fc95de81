import { Button } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import { type ListedPerson, listPeople, removeTeachers, type SchoolBrief } from '../../contract/index.ts';
import { peopleTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { LeaveDialog, SelectionFrame } from '../selection-frame.tsx';

interface TeachersSelectionProps {
  readonly school: SchoolBrief;
  readonly chosen: readonly ListedPerson[];
  /** One whose own button was pressed, whoever is chosen besides. */
  readonly alone: ListedPerson | null;
  readonly onAsked: () => void;
  /** What makes the choice larger or ends it. */
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** Teachers who leave the school, one or many, with the question that pupils have; its dialog outlives the choice. */
export function TeachersSelection({ school, chosen, alone, onAsked, children, onDone }: TeachersSelectionProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(removeTeachers, [...classViews, listPeople]);
  const leaving = alone === null ? chosen : [alone];
  const close = () => {
    setAsking(false);
    onAsked();
  };
  const leave = () =>
    void remove({ schoolId: school.id, userIds: leaving.map(({ id }) => id) }).then(() => {
      if (alone === null) onDone();
      notify({ type: 'success', title: counted(texts.teachersLeft, leaving.length) });
    }, notifyRefusal);
  return (
    <>
      {chosen.length > 0 && (
        <SelectionFrame label={counted(texts.chosen, chosen.length)}>
          {children}
          <Button onClick={() => setAsking(true)}>{texts.leave}</Button>
        </SelectionFrame>
      )}
      {(isAsking || alone !== null) && <LeaveDialog who="teachers" count={leaving.length} onClose={close} onConfirm={leave} />}
    </>
  );
}
