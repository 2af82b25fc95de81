import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { getDiplomaInfo } from '../../contract/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { multiplicationTitles } from '../../titles.ts';
import { useDiploma } from '../data.ts';
import { Certificate } from '../pieces/certificate.tsx';
import { RunOf } from '../run/run-of.tsx';
import { useStageStyles } from '@pausenplatz/progress/ui/run';

const useStyles = makeStyles({
  steps: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  lead: { color: tokens.colorNeutralForeground2, maxWidth: look.readingWidth },
  list: { display: 'grid', gap: '10px', margin: '20px 0', padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '3em minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    fontWeight: tokens.fontWeightSemibold,
  },
  stones: { display: 'grid', gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: '5px' },
  stone: { height: '18px', borderRadius: look.radiusChip, backgroundColor: look.colors.grey.surface },
  done: { backgroundColor: look.colors.green.strong },
  closed: { color: tokens.colorNeutralForeground2 },
});

const texts = multiplicationTexts.diploma;

/** `/lernen/einmaleins/diplom`: a hundred steps, the exam, the certificate. */
export function Screen() {
  const query = useDiploma();
  const [isRunning, setRunning] = useState(false);
  if (isRunning)
    return <RunOf kind="exam" level={null} series={null} browserTitle={multiplicationTitles.diploma} onEnd={() => setRunning(false)} />;
  return (
    <Frame title={multiplicationTitles.diploma} width="narrow">
      <ListState query={query} skeleton="page">
        {(info) => (
          <>
            {info.diploma && <Certificate diploma={info.diploma} />}
            {!info.diploma && <Steps info={info} onStart={() => setRunning(true)} />}
          </>
        )}
      </ListState>
    </Frame>
  );
}

function Steps({ info, onStart }: { readonly info: OutputOf<typeof getDiplomaInfo>; readonly onStart: () => void }) {
  const stage = useStageStyles();
  const styles = useStyles();
  const { steps, goal, questions, mostErrors } = info;
  return (
    <Card as="section">
      <h2 className={styles.steps}>{fill(texts.steps, { steps, goal })}</h2>
      <p className={styles.lead}>{fill(texts.lead, { questions, errors: mostErrors })}</p>
      <ul className={styles.list} aria-label={texts.table}>
        {info.series.map(({ series, levels }) => (
          <li key={series} className={styles.row} aria-label={fill(texts.row, { series, count: levels.length })}>
            <span>{fill(multiplicationTexts.series, { series })}</span>
            <span className={styles.stones} aria-hidden>
              {Array.from({ length: 10 }, (_, index) => (
                <span key={index} className={mergeClasses(styles.stone, levels.includes(index + 1) && styles.done)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {info.exam === 'open' ? (
        <button type="button" className={stage.button} onClick={onStart}>
          {texts.start}
        </button>
      ) : (
        <p className={styles.closed}>{info.exam === 'closed' ? texts.closed : texts.tomorrow}</p>
      )}
    </Card>
  );
}
