import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ButtonLink, Card, EmptyState, ListState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { getSpeed } from '../../contract/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { multiplicationTitles } from '../../titles.ts';
import { useSpeed } from '../data.ts';
import { clockWords } from '../pieces/words.ts';
import { RunOf } from '../run/run-of.tsx';
import { useStageStyles } from '@pausenplatz/progress/ui/run';

const useStyles = makeStyles({
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '20px 32px' },
  words: { display: 'grid', gap: '8px', flexGrow: 1, flexBasis: '320px' },
  best: {
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    color: look.colors.teal.ink,
  },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '8px', margin: '12px 0 0', padding: 0, listStyleType: 'none' },
  run: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 5em 7em',
    gap: '12px',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 12px',
    borderRadius: look.radiusCard,
    fontVariantNumeric: 'tabular-nums',
  },
  isBest: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  time: { fontWeight: tokens.fontWeightBold, textAlign: 'right' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const texts = multiplicationTexts.tempo;

/** `/lernen/einmaleins/tempo`: the times so far, and a run for another one. */
export function Screen() {
  const query = useSpeed();
  const [isRunning, setRunning] = useState(false);
  if (isRunning)
    return <RunOf kind="tempo" level={null} series={null} browserTitle={multiplicationTitles.tempo} onEnd={() => setRunning(false)} />;
  return (
    <Frame title={multiplicationTitles.tempo} width="narrow">
      <ListState
        query={query}
        isEmpty={({ isOpen }) => !isOpen}
        empty={
          <EmptyState
            scene="lostPath"
            title={texts.closed}
            body={texts.closedBody}
            action={
              <ButtonLink to="/lernen/einmaleins" appearance="primary">
                {texts.toOverview}
              </ButtonLink>
            }
          />
        }
      >
        {(speed) => <Times speed={speed} onStart={() => setRunning(true)} />}
      </ListState>
    </Frame>
  );
}

function Times({ speed, onStart }: { readonly speed: OutputOf<typeof getSpeed>; readonly onStart: () => void }) {
  const stage = useStageStyles();
  const styles = useStyles();
  const errors = (count: number) => (count === 0 ? texts.noErrors : count === 1 ? texts.oneError : fill(texts.errors, { count }));
  return (
    <>
      <Card as="section" className={styles.top}>
        <div className={styles.words}>
          <span className={styles.title}>{texts.best}</span>
          <span className={styles.best}>{speed.bestTime === null ? texts.none : clockWords(speed.bestTime)}</span>
          <p className={styles.quiet}>{texts.lead}</p>
        </div>
        <button type="button" className={stage.button} onClick={onStart}>
          {texts.start}
        </button>
      </Card>
      <Card as="section">
        <h2 className={styles.title}>{texts.last}</h2>
        {speed.lastSpeedTrainings.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
        <ol className={styles.list}>
          {speed.lastSpeedTrainings.map((run) => (
            <li key={run.id} className={mergeClasses(styles.run, run.ms === speed.bestTime && styles.isBest)}>
              <span>{longDay(run.at)}</span>
              <span className={styles.time}>{clockWords(run.ms)}</span>
              <span>{errors(run.errors)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
