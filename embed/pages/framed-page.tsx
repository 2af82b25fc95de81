import { CapabilitiesProvider, type HostCapabilities } from '@pausenplatz/kernel-host/capabilities';
import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { Page } from '@pausenplatz/pages/contract';
import { PageView } from '@pausenplatz/pages/ui/framed';
import { useEffect, useRef } from 'react';
import { views } from './features.ts';
import { framedTexts } from './texts.ts';

export type Shown = { readonly page: Page } | { readonly page: null; readonly path: string };

/** A frame on a foreign website: nobody is signed in, links lead out of the frame. */
const host: HostCapabilities = {
  signInBy: 'none',
  canNavigateAway: false,
  hasSidebar: false,
  isLive: false,
  openLink: (url) => void globalThis.open(url, '_blank', 'noopener,noreferrer'),
  hrefFor: (path) => path,
};

const useStyles = makeStyles({
  frame: { display: 'flow-root', padding: '4px 4px 12px', maxWidth: '72rem', marginInline: 'auto' },
  tile: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '8px 20px',
    borderRadius: '999px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
  },
});

export function FramedPage({ shown, onHeight }: { readonly shown: Shown; readonly onHeight: (height: number) => void }) {
  const styles = useStyles();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <CapabilitiesProvider value={host}>
      <main ref={frame} className={styles.frame}>
        {shown.page ? (
          <PageView page={shown.page} views={views} />
        ) : (
          <>
            <p>{framedTexts.needsSignIn}</p>
            <a className={styles.tile} href={shown.path} target="_blank" rel="noopener">
              {framedTexts.open}
            </a>
          </>
        )}
      </main>
    </CapabilitiesProvider>
  );
}
