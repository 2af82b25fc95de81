import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, zurichDay } from '@pausenplatz/kernel-format';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import type { Beam } from '../../contract/index.ts';
import { beamTexts } from '../../texts.ts';
import { spoken } from '../../rules/spoken.ts';
import { openedWords } from '../data.ts';
import { BeamActions } from './beam-actions.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  code: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '0.12em',
  },
  target: { margin: 0, overflowWrap: 'anywhere' },
  facts: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** A code lives a day at most. */
const isToday = (moment: string): boolean => zurichDay(new Date(moment)) === zurichDay(new Date());

/** A live code: where it leads, until when, and how many came. */
export function BeamCard({ beam }: { readonly beam: Beam }) {
  const styles = useStyles();
  const { list: texts } = beamTexts;
  return (
    <Card className={styles.card}>
      <p className={styles.code}>{beam.code}</p>
      <p className={styles.target}>{spoken(beam.target)}</p>
      <p className={styles.facts}>
        {openedWords(beam)}, {fill(isToday(beam.expiresAt) ? texts.until : texts.untilTomorrow, { time: clockTime(beam.expiresAt) })}
      </p>
      <div className={styles.actions}>
        <ButtonLink appearance="primary" to={`/tools/beam/${beam.id}`}>
          {texts.show}
        </ButtonLink>
        <BeamActions beam={beam} />
      </div>
    </Card>
  );
}
