import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import { Chip, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnPlan, Plan, State, Task } from '../../contract/index.ts';
import { allowedMoves, isTerminal, nextTask, progressOf, quickMove, statesById } from '../../rules/index.ts';
import { planOnPageTexts as texts } from '../../texts.page.ts';
import { pathTexts, wordTexts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { planAddress } from '../plan-address.ts';
import type { ShownTasks } from './plan-on-page.tsx';
import { useQuickMove } from './use-quick-move.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '56px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  title: {
    flex: '1 1 160px',
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  push: { marginLeft: 'auto' },
  big: { minHeight: look.touchPupil },
  bar: { height: '12px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const titleOf = ({ title }: Task) => title || wordTexts.untitled;

/** The tasks of a child with its own states; what needs no words is said by one tap. */
export function OwnTasks({ plan, own, show }: { readonly plan: Plan; readonly own: OwnPlan; readonly show: ShownTasks }) {
  const styles = useStyles();
  const move = useQuickMove(plan, own);
  const states = statesById(own);
  const statusOf = ({ id }: Task) => states.get(id)?.status ?? 'open';
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const progress = progressOf(
    tasks.map((task) => ({ ...task, status: statusOf(task) })),
    own.status === 'finished',
  );
  const words = fill(pathTexts.through, { through: progress.through, mandatory: progress.mandatory });
  const isClosed = plan.isArchived || plan.assignments[0]?.isArchived === true;
  const shown = show === 'all' ? tasks : tasks.filter((task) => !isTerminal(statusOf(task), task.correctionMode));
  const hasNext = nextTask(plan, states) !== null;
  if (tasks.length === 0) return <p className={styles.quiet}>{texts.noTasks}</p>;
  return (
    <>
      <strong>{words}</strong>
      <ProgressBar
        className={styles.bar}
        color="success"
        shape="rounded"
        value={progress.mandatory === 0 ? 1 : progress.through / progress.mandatory}
        aria-label={words}
      />
      {!hasNext && !isClosed && (
        <p className={styles.quiet}>{progress.through === progress.mandatory ? texts.allDone : texts.allWithTeacher}</p>
      )}
      <ul className={styles.list} aria-label={fill(texts.tasks, { title: plan.title })}>
        {shown.map((task) => (
          <Line key={task.id} plan={plan} task={task} state={states.get(task.id)}>
            {!isClosed && <QuickButton task={task} state={states.get(task.id)} onMove={move} />}
          </Line>
        ))}
      </ul>
    </>
  );
}

/** The tasks alone: what is there for every child that has the plan. */
export function PlainTasks({ plan }: { readonly plan: Plan }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={fill(texts.tasks, { title: plan.title })}>
      {plan.sections.flatMap((section) => section.tasks.map((task) => <Line key={task.id} plan={plan} task={task} state={undefined} />))}
    </ul>
  );
}

interface LineProps {
  readonly plan: Plan;
  readonly task: Task;
  readonly state: State | undefined;
  readonly children?: ReactNode;
}

function Line({ plan, task, state, children }: LineProps) {
  const styles = useStyles();
  const host = useHost();
  const { Icon, color, word } = faceOf(state?.status ?? 'open', task.correctionMode);
  return (
    <li className={styles.line}>
      <TaskIcon icon={task.icon} size="small" />
      <Link className={styles.title} to={host.hrefFor(planAddress(plan.url, { taskId: task.id }))}>
        {task.nr} {titleOf(task)}
      </Link>
      {!task.mandatory && <Chip>{wordTexts.optional}</Chip>}
      {state && (
        <Chip color={color} icon={<Icon />}>
          {word}
        </Chip>
      )}
      {children}
    </li>
  );
}

interface QuickButtonProps {
  readonly task: Task;
  readonly state: State | undefined;
  readonly onMove: (task: Task, from: State['status'], to: 'inProgress' | 'done') => void;
}

function QuickButton({ task, state, onMove }: QuickButtonProps) {
  const styles = useStyles();
  const status = state?.status ?? 'open';
  const knowsSolution = state?.solutionOpened === true || !task.attachments.some(({ isSolution }) => isSolution);
  const facts = { correctionMode: task.correctionMode, isSeen: state?.isSeen === true, knowsSolution };
  const to = quickMove(status, allowedMoves(status, 'pupil', facts));
  if (to === null) return null;
  const [label, named] = to === 'done' ? [texts.done, texts.doneTask] : [texts.begin, texts.beginTask];
  return (
    <span className={styles.push}>
      <Button
        className={styles.big}
        appearance={to === 'done' ? 'primary' : 'secondary'}
        aria-label={fill(named, { nr: task.nr, title: titleOf(task) })}
        onClick={() => onMove(task, status, to)}
      >
        {label}
      </Button>
    </span>
  );
}
