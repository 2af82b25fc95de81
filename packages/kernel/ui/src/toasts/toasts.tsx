import { makeStyles, mergeClasses, Portal } from '@fluentui/react-components';
import { useIsLineDown } from '@pausenplatz/kernel-browser';
import { lazy, Suspense, useRef } from 'react';
import type { ToastCard as Card } from './toast-card.tsx';
import { uiTexts } from '../texts.ts';
import { useToastStore } from './toast-store.ts';
import { toastsKey, useKeyToToasts } from './use-key-to-toasts.ts';

// Most visits show no toast at all.
const ToastCard = lazy(loadCard);

const againMs = 2_000;

/** What there is to tell may be that the server is away, and its files with it: the card comes with it, and no screen falls. */
async function loadCard(): Promise<{ readonly default: typeof Card }> {
  for (;;) {
    try {
      return { default: (await import('./toast-card.tsx')).ToastCard };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

const useStyles = makeStyles({
  // Above dialogs: what was done in one can be undone there.
  layer: { zIndex: 1_000_001 },
  region: {
    position: 'fixed',
    // At the bottom: at the top they would lie on the actions of the screen, up to 30 s long. Those of a dialog stand at its foot.
    bottom: '16px',
    right: '16px',
    width: 'min(420px, calc(100vw - 32px))',
    display: 'grid',
    gap: '12px',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    // Above the bar at the foot of a phone.
    '@media (max-width: 640px)': { bottom: '80px' },
    ':global(body:has([aria-modal="true"]))': { bottom: 'auto', top: '16px' },
    '& > *': { pointerEvents: 'auto' },
  },
  // Above what a host says at the foot while there is no line to the server.
  raised: { bottom: '80px', '@media (max-width: 640px)': { bottom: '144px' } },
});

/** An open dialog hides from screen readers what lies beside it; a layer that bears this mark stays. */
function keepInReach(region: HTMLElement | null): void {
  region?.parentElement?.setAttribute('data-tabster-never-hide', '');
}

/** The one place where toasts show; read aloud politely, errors at once. */
export function Toasts() {
  const styles = useStyles();
  const toasts = useToastStore((state) => state.toasts);
  const isLineDown = useIsLineDown();
  const region = useRef<HTMLElement>(null);
  useKeyToToasts(region, toasts.length);
  const urgent = toasts.some((toast) => toast.type === 'error');
  return (
    <Portal mountNode={{ className: styles.layer }}>
      <section
        ref={(element) => {
          region.current = element;
          keepInReach(element);
        }}
        className={mergeClasses(styles.region, isLineDown && styles.raised)}
        aria-keyshortcuts={toastsKey}
        aria-label={uiTexts.toasts.region}
        aria-live={urgent ? 'assertive' : 'polite'}
        aria-relevant="additions"
      >
        <Suspense fallback={null}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Suspense>
      </section>
    </Portal>
  );
}
