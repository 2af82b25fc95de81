import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Attach16Regular } from '@fluentui/react-icons/svg/attach';
import { fill } from '@pausenplatz/kernel-contract';
import { DragItem, look } from '@pausenplatz/kernel-ui';
import type { KeyboardEvent } from 'react';
import type { Plan, Task } from '../../contract/index.ts';
import { stepFrom } from '../../rules/index.ts';
import { editTexts as texts } from '../../texts.edit.ts';
import { wordTexts } from '../../texts.ui.ts';
import { TaskIcon } from '../components/task-icon.tsx';
import { Level } from '../view/plan-content.tsx';
import type { Editing } from './use-editing.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '2em 32px minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    width: '100%',
    minHeight: '52px',
    padding: '6px 16px 6px 8px',
    boxSizing: 'border-box',
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  open: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  lifted: { opacity: 0.4 },
  target: { boxShadow: `inset 0 3px 0 ${tokens.colorBrandStroke1}` },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  nr: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  title: { overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    alignItems: 'center',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});

interface TaskRowProps {
  readonly plan: Plan;
  readonly task: Task;
  readonly sectionId: string;
  readonly editing: Editing;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly say: (words: string) => void;
}

/** A task as a line: dragged, moved by keys, or opened beside the plan. */
export function TaskRow({ plan, task, sectionId, editing, isOpen, onOpen, say }: TaskRowProps) {
  const styles = useStyles();
  const title = task.title || wordTexts.untitled;
  const step = async (by: -1 | 1) => {
    const to = stepFrom(plan, task.id, by);
    if (!to) return say(texts.atEdge);
    say(fill(texts.moved, { title, nr: task.nr + by }));
    await editing.moveTask(plan, task.id, to.sectionId, to.position, title);
    // In another section the line is drawn anew, which takes the focus away.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-task="${CSS.escape(task.id)}"]`)?.focus());
    return undefined;
  };
  const keys = (event: KeyboardEvent) => {
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
    const by = event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : null;
    if (!isCopy && by === null && event.key !== 'Delete') return;
    event.preventDefault();
    if (by !== null) void step(by);
    else if (isCopy) void editing.duplicateTask(task.id);
    else void editing.removeTask(plan, task);
  };
  return (
    <DragItem id={task.id} zone={sectionId} disabled={task.revision === 0} liftedClassName={styles.lifted} overClassName={styles.target}>
      <div role="listitem">
        <button
          type="button"
          className={mergeClasses(styles.row, isOpen && styles.open)}
          aria-expanded={isOpen}
          data-task={task.id}
          onClick={onOpen}
          onKeyDown={keys}
        >
          <span className={styles.nr}>
            <span className={styles.hidden}>{texts.taskBefore} </span>
            {task.nr}
            <span className={styles.hidden}> {texts.taskAfter} </span>
          </span>
          <TaskIcon icon={task.icon} size="small" />
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {!task.mandatory && <span>{wordTexts.optional}</span>}
            <Level level={task.level} />
            {task.groupSize !== 'EA' && <span>{wordTexts.groupSize[task.groupSize]}</span>}
            {task.attachments.length > 0 && (
              <span>
                <Attach16Regular aria-hidden /> {task.attachments.length}
              </span>
            )}
          </span>
        </button>
      </div>
    </DragItem>
  );
}
