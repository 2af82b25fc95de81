import { qrTexts } from '../../texts.ts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ButtonLink, Card, EmptyState, look, notify, Screen } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { qrCardsTitles } from '../../titles.ts';
import { cardSecret } from '../parts/card-secret.ts';
import { type FoundCard, QrCard } from '../parts/qr-card.tsx';
import { useScanner } from '../parts/use-scanner.ts';

const texts = qrTexts;
const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', justifyItems: 'center' },
  // Square, because cards are held upright and sideways; mirrored pictures confuse nobody here: the camera looks away.
  video: {
    width: '100%',
    maxWidth: '420px',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** `/qr`: a card whose link led here, or the camera looks for one. */
export function QrScreen() {
  const { id } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const led = cardSecret(`${globalThis.location.origin}/qr${id === undefined ? hash : `/${id}`}`, globalThis.location.origin);
  const [card, setCard] = useState<FoundCard | null>(led === null ? null : { secret: led, wasScanned: false });
  const [arrivals, setArrivals] = useState({ led, count: 0 });
  // A card's link, opened where the camera or a card already stands, changes nothing but the hash; the same card starts anew.
  if (led !== arrivals.led) {
    setArrivals({ led, count: arrivals.count + (led === null ? 0 : 1) });
    if (led !== null) setCard({ secret: led, wasScanned: false });
  }
  // The next child at this tablet shall not find the secret in the address or on the way back.
  useEffect(() => {
    if (led !== null) void navigate('/qr', { replace: true });
  }, [led, navigate]);
  return card ? (
    <QrCard key={`${card.secret} ${arrivals.count}`} card={card} />
  ) : (
    <Camera onFound={(secret) => setCard({ secret, wasScanned: true })} />
  );
}

function Camera({ onFound }: { readonly onFound: (secret: string) => void }) {
  const styles = useStyles();
  const lastForeign = useRef('');
  const { video, state } = useScanner((text) => {
    const secret = cardSecret(text, globalThis.location.origin);
    if (secret !== null) return onFound(secret);
    // Told once for each foreign code, not at every picture of it.
    if (lastForeign.current !== text) notify({ type: 'warning', key: 'qr', title: texts.notOurs });
    lastForeign.current = text;
  });
  const password = (
    <ButtonLink to="/login" appearance={state === 'refused' || state === 'noCamera' ? 'primary' : 'secondary'} size="large">
      {texts.withPassword}
    </ButtonLink>
  );
  if (state === 'refused' || state === 'noCamera') {
    const said = state === 'refused' ? { title: texts.refused, body: texts.refusedBody } : { title: texts.none, body: texts.noneBody };
    return (
      <Screen title={qrCardsTitles.qr} width="narrow" hideTitle>
        <EmptyState scene="closedGate" {...said} action={password} />
      </Screen>
    );
  }
  return (
    <Screen title={qrCardsTitles.qr} lead={texts.lead} width="narrow">
      <Card className={styles.card}>
        <video ref={video} className={styles.video} muted playsInline aria-label={texts.camera} />
        <output className={styles.hint}>{state === 'looking' ? texts.looking : ''}</output>
        {password}
      </Card>
    </Screen>
  );
}
