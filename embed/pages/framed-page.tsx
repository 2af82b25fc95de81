import { CapabilitiesProvider } from '@pausenplatz/kernel-host/capabilities';
import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { Page } from '@pausenplatz/pages/contract';
import { PageView } from '@pausenplatz/pages/ui/framed';
import type { views } from './features.ts';
import { framedHost } from './framed-host.ts';
import { framedTexts } from './texts.ts';

export type Shown = { readonly page: Page } | { readonly page: null; readonly path: string };

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

/** A page as a website shows it, or the way to it where it is not public. */
export function FramedPage({ shown, shownBy }: { readonly shown: Shown; readonly shownBy: typeof views }) {
  const styles = useStyles();
  return (
    <CapabilitiesProvider value={framedHost}>
      <main className={styles.frame}>
        {shown.page ? (
          <PageView page={shown.page} views={shownBy} />
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
