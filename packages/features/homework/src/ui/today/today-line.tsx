import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import type { PlanOfToday } from '../../contract/index.ts';
import { todayTexts } from '../../texts.home.ts';

// What reads and saves a line comes with the first line that somebody begins.
const TodayWriting = lazy(async () => ({ default: (await import('./today-writing.tsx')).TodayWriting }));

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '48px',
    padding: '0 12px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'left',
    cursor: 'text',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

export interface TodayLineProps {
  readonly plan: PlanOfToday;
  readonly day: string;
  readonly userId: string;
}

/** The line for one more entry: pressed, it is the one of the agenda, with the cursor in it. */
export function TodayLine(props: TodayLineProps) {
  const styles = useStyles();
  const [isWriting, setWriting] = useState(false);
  const line = (
    <button type="button" className={styles.line} onClick={() => setWriting(true)} onFocus={() => void import('./today-writing.tsx')}>
      <Add20Regular aria-hidden />
      {fill(todayTexts.write, { name: props.plan.schoolClass.name })}
    </button>
  );
  if (!isWriting) return line;
  return (
    <Suspense fallback={line}>
      <TodayWriting {...props} />
    </Suspense>
  );
}
