import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Checkmark28Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { useState } from 'react';
import { shuffled } from '@pausenplatz/progress/rules';
import type { Task } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import type { Board } from '../run/use-run.ts';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import { TimeBar } from './compose-task.tsx';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    gap: '10px',
    marginTop: '20px',
    '@media (max-width: 820px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  place: { minWidth: 0, width: '100%', fontSize: '1.6rem', padding: 0 },
});

interface OrderTaskProps {
  readonly tasks: readonly Task[];
  readonly share: number | null;
  /** Milliseconds that count. */
  readonly elapsed: () => number;
  /** The row as it stands now. */
  readonly onLay: (board: Board) => void;
  readonly onDone: () => void;
}

/** The ten results of a series, in any order: a touch lays the next one, another one takes it back. */
export function OrderTask({ tasks, share, elapsed, onLay, onDone }: OrderTaskProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = runTexts.order;
  const [numbers] = useState(() =>
    shuffled(
      tasks.map(({ a, b }) => a * b),
      Math.random,
    ),
  );
  const [laid, setLaid] = useState<readonly (number | null)[]>(() => tasks.map(() => null));
  const lay = (row: readonly (number | null)[]) => {
    setLaid(row);
    const ms = elapsed() / tasks.length;
    onLay({ given: row.map((number) => ({ given: number === null ? [] : [number], ms })), marks: [] });
  };
  const put = (number: number) => {
    const free = laid.indexOf(null);
    if (free >= 0) lay(laid.with(free, number));
  };
  return (
    <>
      <section className={stage.card}>
        <TimeBar share={share} />
        <h2 className={stage.lead}>{texts.lead}</h2>
        <div className={styles.row} role="group" aria-label={texts.row}>
          {laid.map((number, place) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a place is its number
              key={place}
              type="button"
              className={mergeClasses(stage.place, styles.place, number !== null && stage.filled)}
              aria-label={`${fill(texts.place, { place: place + 1 })}: ${number ?? runTexts.compose.empty}`}
              onClick={() => lay(laid.with(place, null))}
            >
              {number}
            </button>
          ))}
        </div>
      </section>
      <div className={stage.tiles} role="group" aria-label={texts.left}>
        {numbers.map((number) => (
          <button key={number} type="button" className={stage.tile} disabled={laid.includes(number)} onClick={() => put(number)}>
            {number}
          </button>
        ))}
      </div>
      <button type="button" className={stage.button} disabled={laid.includes(null)} onClick={onDone}>
        <Checkmark28Filled aria-hidden />
        {runTexts.send}
      </button>
    </>
  );
}
