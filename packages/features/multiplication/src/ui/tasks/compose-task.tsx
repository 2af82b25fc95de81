import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark28Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Task, Tiles } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { DotField } from '../pieces/dot-field.tsx';
import { useStageStyles } from '@pausenplatz/progress/ui/run';

const useStyles = makeStyles({
  field: { display: 'grid', placeItems: 'center', height: 'min(26vh, 240px)', margin: '12px 0' },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    fontSize: '2rem',
    fontWeight: tokens.fontWeightBold,
    '@media (max-width: 640px)': { gap: '6px' },
  },
  right: { border: `3px solid ${look.colors.green.strong}`, backgroundColor: look.colors.green.surface, color: look.colors.green.ink },
  groups: { display: 'grid', justifyItems: 'center', gap: '20px', width: '100%' },
  time: {
    height: '8px',
    marginBottom: '16px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.teal.surface,
    overflow: 'hidden',
  },
  left: { display: 'block', height: '100%', borderRadius: look.radiusChip, backgroundColor: look.colors.teal.strong, opacity: 0.6 },
  praise: { minHeight: '1.5em', textAlign: 'center', fontWeight: tokens.fontWeightSemibold, color: look.colors.green.ink },
});

/** Time for the whole run, as a bar that grows shorter. */
export function TimeBar({ share }: { readonly share: number | null }) {
  const styles = useStyles();
  if (share === null) return null;
  return (
    <div className={styles.time} aria-hidden>
      <span className={styles.left} style={{ width: `${(1 - share) * 100}%` }} />
    </div>
  );
}

interface ComposeTaskProps {
  readonly task: Task;
  readonly tiles: Tiles;
  readonly share: number | null;
  readonly praise: string | null;
  readonly onAnswer: (given: readonly number[]) => void;
}

/** Three tiles make the calculation of a picture; some tiles belong to others. */
export function ComposeTask({ task, tiles, share, praise, onAnswer }: ComposeTaskProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = runTexts.compose;
  const [laid, setLaid] = useState<readonly (number | null)[]>([null, null, null]);
  const put = (tile: number, from: number, to: number) => {
    const free = laid.findIndex((one, place) => one === null && place >= from && place <= to);
    if (free >= 0) setLaid(laid.with(free, tile));
  };
  const isFull = laid.every((one) => one !== null);
  const place = (at: number) => {
    const tile = laid[at];
    return (
      <button
        type="button"
        className={mergeClasses(stage.place, tile !== null && stage.filled, praise !== null && styles.right)}
        aria-label={`${texts.place[at]}: ${tile ?? texts.empty}`}
        onClick={() => setLaid(laid.with(at, null))}
      >
        {tile}
      </button>
    );
  };
  const row = (numbers: readonly number[], label: string, [from, to]: readonly [number, number]) => (
    <div className={stage.tiles} role="group" aria-label={label}>
      {numbers.map((tile) => (
        <button key={tile} type="button" className={stage.tile} onClick={() => put(tile, from, to)}>
          {tile}
        </button>
      ))}
    </div>
  );
  return (
    <div className={stage.split}>
      <section className={stage.card}>
        <TimeBar share={share} />
        <h2 className={stage.lead}>{texts.lead}</h2>
        <div className={styles.field}>
          <DotField
            parts={[{ rows: [0, task.a], columns: [0, task.b], color: 'teal' }]}
            label={fill(runTexts.build.field, { rows: task.a, columns: task.b })}
          />
        </div>
        <div className={styles.line}>
          {place(0)}
          <span aria-hidden>×</span>
          {place(1)}
          <span aria-hidden>=</span>
          {place(2)}
        </div>
      </section>
      <div className={styles.groups}>
        <p className={styles.praise} role="status">
          {praise}
        </p>
        {row(tiles.factors, texts.factors, [0, 1])}
        {row(tiles.results, texts.results, [2, 2])}
        <button
          type="button"
          className={stage.button}
          disabled={!isFull || praise !== null}
          onClick={() => onAnswer(laid.flatMap((one) => one ?? []))}
        >
          <Checkmark28Filled aria-hidden />
          {runTexts.send}
        </button>
      </div>
    </div>
  );
}
