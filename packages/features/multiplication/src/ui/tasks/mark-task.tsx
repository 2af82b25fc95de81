import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark28Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import type { Mark } from '../../contract/index.ts';
import type { Task } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import type { Board } from '../run/use-run.ts';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import { TimeBar } from './compose-task.tsx';

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    gap: '4px',
    width: '100%',
    // The whole board is on the screen at once.
    maxWidth: 'min(560px, 62vh)',
    margin: '12px auto 0',
  },
  cell: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    aspectRatio: '1',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media (max-width: 640px)': { fontSize: '0.75rem' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  marked: {
    border: `2px solid ${look.colors.teal.strong}`,
    backgroundColor: look.colors.teal.strong,
    color: look.colors.teal.onStrong,
    fontWeight: tokens.fontWeightBold,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '8px 24px' },
});

interface MarkTaskProps {
  readonly tasks: readonly Task[];
  readonly series: number;
  readonly share: number | null;
  /** Milliseconds that count. */
  readonly elapsed: () => number;
  /** The board as it stands now. */
  readonly onLay: (board: Board) => void;
  readonly onDone: () => void;
}

/** The numbers of a series on the hundred board; series above ten go on below it. */
export function MarkTask({ tasks, series, share, elapsed, onLay, onDone }: MarkTaskProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = runTexts.mark;
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const last = useRef(0);
  const cells = Math.max(100, Math.ceil((series * 10) / 10) * 10);
  const toggle = (cell: number) => {
    const now = elapsed();
    const ms = Math.round(now - last.current);
    last.current = now;
    const others = marks.filter((mark) => mark.cell !== cell);
    const next = others.length < marks.length ? others : [...marks, { cell, ms }];
    setMarks(next);
    const of = ({ a, b }: Task) => next.find((mark) => mark.cell === a * b);
    onLay({ given: tasks.map((task) => ({ given: of(task) ? [task.a * task.b] : [], ms: of(task)?.ms ?? 0 })), marks: next });
  };
  return (
    <>
      <section className={stage.card}>
        <TimeBar share={share} />
        <div className={styles.head}>
          <h2 className={stage.lead}>{fill(texts.lead, { series })}</h2>
          <output>{fill(texts.found, { count: marks.length })}</output>
        </div>
        <div className={styles.board} role="group" aria-label={texts.board}>
          {Array.from({ length: cells }, (_, index) => index + 1).map((cell) => {
            const isMarked = marks.some((mark) => mark.cell === cell);
            return (
              <button
                key={cell}
                type="button"
                className={mergeClasses(styles.cell, isMarked && styles.marked)}
                aria-pressed={isMarked}
                onClick={() => toggle(cell)}
              >
                {cell}
              </button>
            );
          })}
        </div>
      </section>
      <button type="button" className={stage.button} disabled={marks.length === 0} onClick={onDone}>
        <Checkmark28Filled aria-hidden />
        {runTexts.send}
      </button>
    </>
  );
}
