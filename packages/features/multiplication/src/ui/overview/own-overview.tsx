import { makeStyles, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, look } from '@pausenplatz/kernel-ui';
import { markStale } from '@pausenplatz/kernel-browser';
import { useKeptRuns, WaitingRuns } from '@pausenplatz/progress/ui/run';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getTraining, mapSeries } from '../../contract/index.ts';
import { multiplicationTexts as texts } from '../../texts.ts';
import { useTraining } from '../data.ts';
import { handing } from '../run/handing-in.ts';
import { MasteryMap } from './mastery-map.tsx';
import { Mountain } from './mountain.tsx';
import { Peaks } from './peaks.tsx';
import { Ways } from './ways.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    gap: '16px',
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  map: { display: 'grid', alignContent: 'start', gap: '8px', borderRadius: '16px' },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  secure: { color: look.colors.teal.ink, fontWeight: tokens.fontWeightSemibold },
});

/** Series as peaks, the way of one of them, and the map of all facts. */
export function OwnOverview() {
  const query = useTraining();
  return (
    <ListState query={query} skeleton="page">
      {(training) => <Overview training={training} />}
    </ListState>
  );
}

type Training = OutputOf<typeof getTraining>;

function Overview({ training }: { readonly training: Training }) {
  const styles = useStyles();
  const client = useQueryClient();
  const waiting = useKeptRuns(handing, () => void markStale(client, getTraining));
  const all: readonly number[] = [...mapSeries, ...training.specialFactors];
  const passedOf = (series: number) => training.passed.filter((pass) => pass.series === series).map(({ level }) => level);
  const [chosen, setChosen] = useState(() => firstOpen(all, (series) => passedOf(series).length));
  const secure = training.facts.filter(({ mastery }) => mastery === 'secure').length;
  return (
    <>
      <WaitingRuns count={waiting} />
      <Peaks series={all} chosen={chosen} levelsOf={(series) => passedOf(series).length} onChoose={setChosen} />
      <div className={styles.two}>
        <Mountain series={chosen} passed={passedOf(chosen)} />
        <Card as="section" className={styles.map}>
          <div className={styles.head}>
            <h2 className={styles.title}>{texts.map.title}</h2>
            <span className={styles.secure}>{fill(texts.map.secure, { count: secure })}</span>
          </div>
          <MasteryMap facts={training.facts} label={texts.map.table} series={chosen} onSeries={setChosen} />
        </Card>
      </div>
      <Ways due={training.due} />
    </>
  );
}

/** The one in which somebody has come furthest without being through: they go on where they were. */
function firstOpen(all: readonly number[], levelsOf: (series: number) => number): number {
  const begun = all.filter((series) => levelsOf(series) > 0 && levelsOf(series) < 10);
  const furthest = begun.toSorted((one, other) => levelsOf(other) - levelsOf(one))[0];
  return furthest ?? all.find((series) => levelsOf(series) === 0) ?? 1;
}
