import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import type { NoticeCard as Card } from './notice-card.tsx';
import { uiTexts } from '../texts.ts';
import { useNoticeStore } from './notice-store.ts';

// Most visits show no notice at all.
const NoticeCard = lazy(loadCard);

const againMs = 2_000;

/** What there is to tell may be that the server is away, and its files with it: the card comes with it, and no screen falls. */
async function loadCard(): Promise<{ readonly default: typeof Card }> {
  for (;;) {
    try {
      return { default: (await import('./notice-card.tsx')).NoticeCard };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    zIndex: 1000,
    // At the bottom: at the top they would lie on the actions of the screen, up to 30 s long.
    bottom: '16px',
    right: '16px',
    width: 'min(420px, calc(100vw - 32px))',
    display: 'grid',
    gap: '12px',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    // Above the bar at the foot of a phone.
    '@media (max-width: 640px)': { bottom: '80px' },
    '& > *': { pointerEvents: 'auto' },
  },
});

/** The one place where notices show; read aloud politely, errors at once. */
export function Notices() {
  const styles = useStyles();
  const notices = useNoticeStore((state) => state.notices);
  const urgent = notices.some((notice) => notice.type === 'error');
  return (
    <section
      className={styles.region}
      aria-label={uiTexts.notices.region}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-relevant="additions"
    >
      <Suspense fallback={null}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Suspense>
    </section>
  );
}
