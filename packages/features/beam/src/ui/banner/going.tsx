import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beamLimits } from '../../contract/limits.ts';
import { spoken } from '../../rules/spoken.ts';
import { beamTexts } from '../../texts.ts';

const useStyles = makeStyles({
  area: { padding: '12px 24px 0', '@media (max-width: 640px)': { padding: '8px 12px 0' }, '@media print': { display: 'none' } },
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 12px 12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.blue.surface,
    color: look.colors.blue.ink,
  },
  words: { flexGrow: 1, flexBasis: '20ch', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  button: { minHeight: '44px' },
});

interface GoingProps {
  readonly beam: { readonly target: string; readonly fromName: string };
  readonly onEnd: () => void;
}

/** Counts down, and goes along. */
export function Going({ beam, onEnd }: GoingProps) {
  const styles = useStyles();
  const { banner: texts } = beamTexts;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [seconds, setSeconds] = useState<number>(beamLimits.secondsToDecline);
  const go = () => {
    onEnd();
    if (pathname + search !== beam.target) void navigate(`/goto?to=${encodeURIComponent(beam.target)}`);
  };
  const tick = useEffectEvent(() => (seconds <= 1 ? go() : setSeconds(seconds - 1)));
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.area} aria-label={texts.area}>
      <div className={styles.banner}>
        <span className={styles.words} role="alert">
          {fill(texts.going, { name: beam.fromName, target: spoken(beam.target) })}
        </span>
        {/* Seconds are for the eye: read aloud, they would drown everything else. */}
        <span aria-hidden>{fill(texts.seconds, { seconds })}</span>
        <Button className={styles.button} onClick={onEnd}>
          {texts.stay}
        </Button>
        <Button className={styles.button} appearance="primary" onClick={go}>
          {texts.now}
        </Button>
      </div>
    </section>
  );
}
