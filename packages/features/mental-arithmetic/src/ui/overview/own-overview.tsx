import { makeStyles, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, ListState, look } from '@pausenplatz/kernel-ui';
import { useKeptRuns, WaitingRuns } from '@pausenplatz/progress/ui/run';
import type { getMentalArithmetic } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { useStages, useStagesStale } from '../data.ts';
import { handing } from '../run/handing-in.ts';
import { StagePath } from './stage-path.tsx';
import { StageRow } from './stage-row.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { borderRadius: '16px' },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px', paddingBottom: '8px' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  secure: { color: look.colors.teal.ink, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

const texts = mentalArithmeticTexts.overview;

/** Twelve stages as a way with one that is next, and what came of each. */
export function OwnOverview() {
  const query = useStages();
  return (
    <ListState query={query} skeleton="page">
      {(own) => <Overview own={own} />}
    </ListState>
  );
}

function Overview({ own }: { readonly own: OutputOf<typeof getMentalArithmetic> }) {
  const styles = useStyles();
  const waiting = useKeptRuns(handing, useStagesStale());
  return (
    <>
      <WaitingRuns count={waiting} />
      <div className={styles.two}>
        <StagePath stages={own.stages} next={own.next} />
        <Card as="section" className={styles.card}>
          <div className={styles.head}>
            <h2 className={styles.title}>{texts.list}</h2>
            <span className={styles.secure}>
              {fill(texts.secure, { count: own.stages.filter(({ mastery }) => mastery === 'secure').length })}
            </span>
          </div>
          <ol className={styles.list}>
            {own.stages.map((stage) => (
              <StageRow key={stage.stage} own={stage} isNext={stage.stage === own.next} />
            ))}
          </ol>
        </Card>
      </div>
    </>
  );
}
