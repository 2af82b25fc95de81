import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { Modal, Tabs } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { mayChange, usePlanView } from '../planner/plan-context.ts';
import { AssignPart } from './assign-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { MovePart } from './move-part.tsx';
import { PupilPart } from './pupil-part.tsx';
import { RemoveChoice } from './remove-choice.tsx';
import { RepeatPart } from './repeat-part.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '640px', '@media (max-width: 640px)': { maxWidth: '100vw', width: '100vw', minHeight: '100dvh', borderRadius: 0 } },
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  // Its parts differ in height; the tabs stay where they are.
  parts: { height: 'min(560px, calc(100dvh - 260px))', '@media (max-width: 640px)': { height: 'calc(100dvh - 220px)' } },
  tabs: { flexWrap: 'wrap', marginLeft: '-12px' },
});

const parts = ['details', 'assign', 'feedback', 'repeat', 'move'] as const;
type Part = (typeof parts)[number];

interface TaskDialogProps {
  readonly task: Task;
  /** It left the plan while the dialog was open: somebody deleted it or moved it away. */
  readonly isGone?: boolean;
  readonly onClose: () => void;
  readonly classes: SignedInUser['schoolClasses'];
}

/** Everything about one task; what is changed is saved at once. */
export function TaskDialog({ task, isGone = false, onClose, classes }: TaskDialogProps) {
  const styles = useStyles();
  const view = usePlanView();
  const [part, setPart] = useState<Part>('details');
  const [isRemoving, setRemoving] = useState(false);
  const canChange = mayChange(view, task);
  const shown = parts.filter(
    (one) => one === 'details' || one === 'repeat' || one === 'move' || (task.forSchoolClass && !(one === 'feedback' && task.event)),
  );
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface className={styles.surface}>
          {/* Whoever moves it away here gets the answer here as well. */}
          {isGone && part !== 'move' && <CloseNow close={close} />}
          <DialogBody>
            <DialogTitle>{canChange ? dialogTexts.title : task.task}</DialogTitle>
            <DialogContent className={mergeClasses(styles.content, canChange && styles.parts)}>
              {!canChange && <PupilPart task={task} />}
              {canChange && (
                <>
                  <Tabs
                    className={styles.tabs}
                    tabs={shown.map((name) => ({ name, label: dialogTexts.tabs[name] }))}
                    chosen={part}
                    onChoose={setPart}
                  />
                  {part === 'details' && <DetailsPart task={task} />}
                  {part === 'assign' && <AssignPart task={task} />}
                  {part === 'feedback' && <FeedbackPart task={task} />}
                  {part === 'repeat' && <RepeatPart task={task} />}
                  {part === 'move' && <MovePart task={task} classes={classes} onMoved={() => close()} />}
                </>
              )}
              {isRemoving && <RemoveChoice task={task} onDone={() => close()} />}
            </DialogContent>
            <DialogActions>
              {canChange && (
                <Button
                  icon={<Delete24Regular />}
                  onClick={() => {
                    if (task.repeat) setRemoving(true);
                    else close(() => void view.changes.remove(task));
                  }}
                >
                  {dialogTexts.remove}
                </Button>
              )}
              <Button appearance="primary" onClick={() => close()}>
                {dialogTexts.close}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}

/** Closes as a person would, so that the page behind is free again and the focus goes back. */
function CloseNow({ close }: { readonly close: () => void }) {
  const closeNow = useEffectEvent(close);
  useEffect(() => closeNow(), []);
  return null;
}
