import { makeStyles, tokens } from '@fluentui/react-components';
import { look, readAloud, useGermanVoice } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import type { Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { EarPicture } from '../pieces/ear-picture.tsx';
import { spoken, written } from '../pieces/words.ts';
import { CalculationTask } from './calculation-task.tsx';

const useStyles = makeStyles({
  ear: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '132px',
    height: '132px',
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    cursor: 'pointer',
    ':disabled': { opacity: 0.5, cursor: 'default' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  silent: { position: 'relative', display: 'grid', justifyItems: 'center', gap: '8px', maxWidth: '280px', textAlign: 'center' },
  line: {
    margin: 0,
    fontSize: 'clamp(3rem, 9vh, 5rem)',
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightBold,
    '@media (max-width: 640px)': { fontSize: '2.5rem' },
  },
  why: { '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, maxWidth: '200px' } },
});

const replays = 2;

interface HearTaskProps {
  readonly task: Task;
  readonly share: number | null;
  readonly praise: string | null;
  readonly onAnswer: (given: readonly number[]) => void;
}

/** A calculation that is only heard, and twice more on request. Where a device cannot speak German it says so and shows it. */
export function HearTask(props: HearTaskProps) {
  const styles = useStyles();
  const { task } = props;
  const voice = useGermanVoice();
  const [heard, setHeard] = useState(0);
  const words = spoken(task);
  useEffect(() => {
    if (voice === 'there') readAloud([words]);
  }, [voice, words]);
  const again = () => {
    setHeard(heard + 1);
    readAloud([words]);
  };
  return (
    <CalculationTask {...props}>
      {voice === 'missing' ? (
        <div className={styles.silent}>
          <h2 className={styles.line}>{written(task)}</h2>
          <p className={styles.why}>{texts.hear.noVoice}</p>
        </div>
      ) : (
        <button type="button" className={styles.ear} aria-label={texts.hear.again} disabled={heard >= replays} onClick={again}>
          <EarPicture />
        </button>
      )}
    </CalculationTask>
  );
}
