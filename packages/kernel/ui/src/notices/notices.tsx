import { makeStyles } from '@fluentui/react-components';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
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
    // Above dialogs: what was done in one can be undone there.
    zIndex: 1_000_001,
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

/** An open dialog hides everything else from screen readers and from the tab key; notices stay within reach. */
const alwaysThere = { 'data-tabster': JSON.stringify({ modalizer: { id: 'notices', isAlwaysAccessible: true } }) };

/** The key that goes from one region of a window to the next: it leads to the newest notice and back to where one was. */
const wayKey = 'F6';

/** An open dialog keeps the tab key to itself. */
function useWayByKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null;
    const go = (event: KeyboardEvent) => {
      if (event.key !== wayKey) return;
      const { activeElement } = document;
      const isThere = region.current?.contains(activeElement) ?? false;
      const target = isThere ? before : [...(region.current?.children ?? [])].at(-1)?.querySelector('button');
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      event.preventDefault();
      if (!isThere) before = activeElement;
      target.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [region]);
}

/** The one place where notices show; read aloud politely, errors at once. */
export function Notices() {
  const styles = useStyles();
  const notices = useNoticeStore((state) => state.notices);
  const region = useRef<HTMLElement>(null);
  useWayByKey(region);
  const urgent = notices.some((notice) => notice.type === 'error');
  return (
    <section
      ref={region}
      aria-keyshortcuts={wayKey}
      className={styles.region}
      {...alwaysThere}
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
