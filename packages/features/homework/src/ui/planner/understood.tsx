import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import type { Plan } from '../../contract/index.ts';
import { type readTyped, subjectColor } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({ chips: { display: 'flex', flexWrap: 'wrap', gap: '4px' } });

/** What was read out of the words so far: subject, minutes and for whom. */
export function Understood({ plan, typed }: { readonly plan: Pick<Plan, 'subjects'>; readonly typed: ReturnType<typeof readTyped> }) {
  const styles = useStyles();
  const { subject, minutes, group } = typed;
  if (subject === null && minutes === null && group === null) return null;
  return (
    <span className={styles.chips} role="group" aria-label={taskTexts.understood}>
      {subject !== null && <Chip color={subjectColor(plan.subjects, subject)}>{subject}</Chip>}
      {minutes !== null && <Chip>{fill(taskTexts.minutes, { minutes })}</Chip>}
      {group !== null && <Chip>{fill(taskTexts.forGroup, { group })}</Chip>}
    </span>
  );
}

/** A line as one may type it, with names that this class has. */
export function hintFor({ subjects, groups }: Pick<Plan, 'subjects' | 'groups'>): string {
  const subject = subjects[0]?.name ?? taskTexts.hintSubject;
  const group = groups[0]?.name;
  return group === undefined ? fill(taskTexts.hint, { subject }) : fill(taskTexts.hintGroup, { subject, group });
}
