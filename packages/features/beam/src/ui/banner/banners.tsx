import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useHubMessage, useTopics } from '@pausenplatz/kernel-browser';
import { fill, type PayloadOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beamed, beamLimits, beamTopic } from '../../contract/index.ts';
import { beamTexts } from '../../texts.ts';
import { spoken } from '../data.ts';

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

/** Takes pupils along whose class is beamed, unless they stay. */
export function Banners() {
  const user = useCurrentUser();
  const isPupil = user?.userRoles.includes('Pupil') ?? false;
  const classIds = isPupil ? (user?.schoolClasses.map(({ id }) => id) ?? []) : [];
  const [beam, setBeam] = useState<PayloadOf<typeof beamed> | null>(null);
  useTopics(classIds.map(beamTopic));
  useHubMessage(beamed, (message) => classIds.includes(message.classId) && setBeam(message));
  return beam && <Going key={beam.id} beam={beam} onEnd={() => setBeam(null)} />;
}

function Going({ beam, onEnd }: { readonly beam: PayloadOf<typeof beamed>; readonly onEnd: () => void }) {
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
