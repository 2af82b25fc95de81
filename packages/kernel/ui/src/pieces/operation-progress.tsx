import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type Operation } from '@pausenplatz/kernel-contract';
import { useId } from 'react';
import { uiTexts } from '../texts.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', fontWeight: tokens.fontWeightSemibold },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  track: { height: '8px', borderRadius: '4px', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground5 },
  bar: {
    height: '100%',
    borderRadius: '4px',
    backgroundColor: tokens.colorBrandBackground,
    transitionProperty: 'width',
    transitionDuration: '300ms',
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  failed: { backgroundColor: tokens.colorStatusDangerBackground3 },
  failure: { color: tokens.colorStatusDangerForeground1 },
});

interface OperationProgressProps {
  /** What runs, such as "Pupils are imported"; the host of the operation says it in German. */
  readonly label: string;
  /** As `useOperation` answers it; undefined while it is read. */
  readonly operation: Operation | undefined;
}

/** How far long work is: words, a count and a bar; a failed one says why. */
export function OperationProgress({ label, operation }: OperationProgressProps) {
  const styles = useStyles();
  const labelId = useId();
  const texts = uiTexts.operation;
  const { done = 0, total = 0, state = 'waiting' } = operation ?? {};
  const share = state === 'finished' ? 1 : total === 0 ? 0 : done / total;
  const count = total === 0 ? texts[state] : fill(texts.count, { done, total });
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <span id={labelId}>{label}</span>
        <span className={styles.count} role="status">
          {count}
        </span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <div className={mergeClasses(styles.bar, state === 'failed' && styles.failed)} style={{ width: `${share * 100}%` }} />
      </div>
      {operation?.failure && (
        <p className={styles.failure} role="alert">
          {operation.failure.messageBody}
        </p>
      )}
    </div>
  );
}
