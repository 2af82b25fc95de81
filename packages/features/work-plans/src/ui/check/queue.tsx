import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { type Cell, isSameCell } from '../../rules/index.ts';
import { checkTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { ageWords } from '../components/age.ts';
import { useWaiting } from '../data.ts';

const useStyles = makeStyles({
  list: { display: 'flex', gap: '8px', margin: 0, padding: '4px', listStyleType: 'none', overflowX: 'auto' },
  item: {
    display: 'grid',
    minWidth: '124px',
    minHeight: look.touch,
    padding: '8px 12px',
    boxSizing: 'border-box',
    borderRadius: look.radiusCard,
    border: `1px solid ${look.colors.orange.ink}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  question: { backgroundColor: look.colors.orange.surface, color: look.colors.orange.ink },
  open: { border: `2px solid ${look.colors.orange.ink}` },
  name: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  age: { whiteSpace: 'nowrap' },
});

/** So many are offered at once; who is through with them gets the next. */
const shownAtOnce = 12;

interface QueueProps {
  readonly open: Cell | null;
  readonly assignmentId: string;
}

/** Who waits over all plans and classes, the oldest first, each with its age. */
export function Queue({ open, assignmentId }: QueueProps) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const { data } = useWaiting(true);
  if (!data || data.waiting.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.queue}>
      {data.waiting.slice(0, shownAtOnce).map((one) => {
        const cell = { pupilId: one.pupil.id, taskId: one.taskId };
        const isOpen = one.assignmentId === assignmentId && isSameCell(cell, open);
        return (
          <li key={`${one.assignmentId}${cell.pupilId}${cell.taskId}`}>
            <Link
              className={mergeClasses(styles.item, one.status === 'question' && styles.question, isOpen && styles.open)}
              to={planPath(one.planUrl, { mode: 'check', assignmentId: one.assignmentId, ...cell })}
              aria-current={isOpen}
            >
              <span className={styles.name}>{fill(texts.queueItem, { name: one.pupil.firstName, nr: one.nr })}</span>
              <span className={styles.age}>
                {fill(texts.queueAge, { className: one.schoolClass.name, age: ageWords(one.since, data.now) })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
