import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host';
import { look, ReadButton } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { PlanOfToday, Task } from '../../contract/index.ts';
import { subjectColor } from '../../rules/subject-color.ts';
import { isDoneBy } from '../../rules/task-words.ts';
import { todayTexts } from '../../texts.home.ts';
import { SubjectPicture } from './subject-picture.tsx';
import { TickRing } from './tick-ring.tsx';

const phone = '@media (max-width: 640px)';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    // The keys have their place before they arrive: two that are touched, and what lies between.
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(144px, auto)',
    alignItems: 'center',
    gap: '24px',
    boxSizing: 'border-box',
    padding: '12px 20px 12px 12px',
    borderRadius: '16px',
    border: '2px solid transparent',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    [phone]: { gap: '14px', padding: '10px 12px 10px 10px', gridTemplateColumns: 'auto minmax(0, 1fr) minmax(130px, auto)' },
  },
  large: { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(60px, auto)', gridTemplateRows: 'minmax(130px, auto)' } },
  done: { backgroundColor: look.colors.green.surface, border: `2px solid ${look.colors.green.strong}` },
  words: {
    minWidth: 0,
    display: 'grid',
    // A word that is longer than its place is broken, and never runs under the ring.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  subject: { fontWeight: tokens.fontWeightBold },
  // The whole card opens; what is pressed on it lies above.
  task: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: tokens.fontWeightBold,
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
    ':focus-visible': { outline: 'none' },
    ':focus-visible::after': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
    [phone]: { fontSize: '20px', lineHeight: '26px' },
  },
  smallTask: { fontSize: '18px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  doneWords: { color: look.colors.green.ink },
  keys: {
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    minHeight: '64px',
    [phone]: { minHeight: '60px', flexDirection: 'column-reverse', gap: '14px', flexFlow: 'column' },
  },
  ring: { display: 'flex', marginLeft: 'auto' },
  row: { [phone]: { flexFlow: 'row' } },
});

interface PupilCardProps {
  readonly task: Task;
  readonly plan: PlanOfToday;
  readonly userId: string;
  readonly isLarge: boolean;
  readonly onTick: (task: Task, done: boolean) => void;
}

/** A task as a child has it before it: a picture, the words, somebody who reads them, and the ring. */
export function PupilCard({ task, plan, userId, isLarge, onTick }: PupilCardProps) {
  const styles = useStyles();
  const host = useHost();
  const isDone = isDoneBy(task, userId);
  const { ink } = look.colors[subjectColor(plan.subjects, task.subject)];
  const words = mergeClasses(styles.task, !isLarge && styles.smallTask, isDone && styles.doneWords);
  return (
    <li className={mergeClasses(styles.card, isLarge && styles.large, isDone && styles.done)} data-card={task.id}>
      <SubjectPicture task={task} subjects={plan.subjects} size={isLarge ? 'large' : 'small'} />
      <span className={styles.words} lang="de">
        {task.subject !== null && (
          <span className={styles.subject} style={{ color: ink }}>
            {task.subject}
          </span>
        )}
        {task.opens !== null ? (
          <Link className={words} to={host.hrefFor(task.opens)}>
            {task.task}
          </Link>
        ) : host.hasSidebar && task.date !== null ? (
          <Link className={words} to={`/tools/agenda?klasse=${plan.schoolClass.id}&datum=${task.date}&ansicht=day`}>
            {task.task}
          </Link>
        ) : (
          <span className={words}>{task.task}</span>
        )}
      </span>
      <span className={mergeClasses(styles.keys, !isLarge && styles.row)}>
        <ReadButton words={[task.subject, task.task]} label={fill(todayTexts.pupil.readAloud, { task: task.task })} />
        <span className={styles.ring}>
          <TickRing isDone={isDone} label={fill(todayTexts.pupil.done, { task: task.task })} onChange={(done) => onTick(task, done)} />
        </span>
      </span>
    </li>
  );
}
