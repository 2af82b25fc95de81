import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add28Regular } from '@fluentui/react-icons/svg/add';
import { Checkmark28Filled } from '@fluentui/react-icons/svg/checkmark';
import { Subtract28Regular } from '@fluentui/react-icons/svg/subtract';
import { fill } from '@pausenplatz/kernel-contract';
import { look, ReadButton } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Task } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { DotField } from '../pieces/dot-field.tsx';
import { withResult, written } from '../pieces/words.ts';
import { useStageStyles } from '@pausenplatz/progress/ui/run';

const useStyles = makeStyles({
  // Its height does not depend on the rows: the buttons stay where they are.
  field: { display: 'grid', placeItems: 'start center', height: 'min(42vh, 340px)', marginTop: '16px' },
  none: { alignSelf: 'center', color: tokens.colorNeutralForeground3 },
  sum: { minHeight: '1.5em', marginTop: '12px', textAlign: 'center', fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere' },
  result: { fontWeight: tokens.fontWeightBold, color: look.colors.teal.ink },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '16px' },
  hint: { minHeight: '1.5em', textAlign: 'center', fontWeight: tokens.fontWeightSemibold, color: look.colors.orange.ink },
});

interface BuildTaskProps {
  readonly task: Task;
  readonly praise: string | null;
  readonly onAnswer: (given: readonly number[]) => void;
}

/** The child lays row upon row, and sees the same as a sum and as a product. */
export function BuildTask({ task, praise, onAnswer }: BuildTaskProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = runTexts.build;
  const [rows, setRows] = useState(0);
  const [hint, setHint] = useState('');
  const lay = (next: number) => {
    setRows(Math.min(10, Math.max(0, next)));
    setHint('');
  };
  const check = () => {
    setHint(rows < task.a ? texts.more : rows > task.a ? texts.less : '');
    onAnswer([rows]);
  };
  const laid = { a: rows, b: task.b };
  const sum = Array.from({ length: rows }, () => task.b).join(' + ');
  const label = fill(texts.field, { rows, columns: task.b });
  return (
    <>
      <section className={stage.card}>
        <div className={styles.head}>
          <h2 className={stage.lead}>{fill(texts.lead, { calculation: written(task) })}</h2>
          <ReadButton words={[fill(texts.lead, { calculation: `${task.a} ${runTexts.times} ${task.b}` })]} label={runTexts.readAloud} />
        </div>
        <div className={styles.field}>
          {rows === 0 ? (
            <p className={styles.none}>{texts.empty}</p>
          ) : (
            <DotField parts={[{ rows: [0, rows], columns: [0, task.b], color: 'teal' }]} label={label} />
          )}
        </div>
        <p className={styles.sum} aria-live="polite">
          {rows > 0 && (
            <>
              {sum} = {rows * task.b}
              {', '}
              <span className={styles.result}>{withResult(laid)}</span>
            </>
          )}
        </p>
      </section>
      <p className={styles.hint} role="status">
        {praise ?? hint}
      </p>
      <div className={stage.buttons}>
        <button
          type="button"
          className={mergeClasses(stage.button, stage.quiet)}
          aria-label={texts.remove}
          disabled={rows === 0}
          onClick={() => lay(rows - 1)}
        >
          <Subtract28Regular aria-hidden />
        </button>
        <button type="button" className={mergeClasses(stage.button, stage.quiet)} disabled={rows === 10} onClick={() => lay(rows + 1)}>
          <Add28Regular aria-hidden />
          {texts.add}
        </button>
        <button type="button" className={stage.button} disabled={rows === 0 || praise !== null} onClick={check}>
          <Checkmark28Filled aria-hidden />
          {texts.check}
        </button>
      </div>
    </>
  );
}
