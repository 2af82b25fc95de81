import type { FramedContent } from '@pausenplatz/kernel-host';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host/capabilities';
import type { Page } from '@pausenplatz/pages/contract';
import { BlockView, PageView } from '@pausenplatz/pages/ui/framed';
import { CodeBox, SignInBox, UnknownBox } from './boxes.tsx';
import type { views } from './features.ts';
import { framedHost } from './framed-host.ts';
import { useFramedStyles } from './framed-styles.ts';
import { framedTexts } from './texts.ts';

export type Shown =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'screen'; readonly name: string; readonly content: FramedContent }
  /** Not public; the path is where members read it. */
  | { readonly kind: 'closed'; readonly path: string }
  | { readonly kind: 'signIn' | 'code' | 'unknown' };

/** A frame as a website shows it. */
export function FramedPage({ shown, shownBy }: { readonly shown: Shown; readonly shownBy: typeof views }) {
  return (
    <CapabilitiesProvider value={framedHost}>
      <main className={useFramedStyles().frame}>
        <Content shown={shown} shownBy={shownBy} />
      </main>
    </CapabilitiesProvider>
  );
}

function Content({ shown, shownBy }: { readonly shown: Shown; readonly shownBy: typeof views }) {
  switch (shown.kind) {
    case 'page':
      return <PageView page={shown.page} views={shownBy} />;
    case 'screen':
      return <FramedScreenView content={shown.content} shownBy={shownBy} />;
    case 'closed':
      return <ClosedPage path={shown.path} />;
    case 'signIn':
      return <SignInBox />;
    case 'code':
      return <CodeBox />;
    case 'unknown':
      return <UnknownBox />;
  }
}

const nowhere = { pageId: '', files: {}, children: [], siblings: [], isSeenFirst: false } as const;

function FramedScreenView({ content: { Content: Shown }, shownBy }: { readonly content: FramedContent; readonly shownBy: typeof views }) {
  return <Shown drawBlock={(block, around) => BlockView({ block, views: shownBy, around: { ...nowhere, ...around } })} />;
}

function ClosedPage({ path }: { readonly path: string }) {
  const styles = useFramedStyles();
  return (
    <>
      <p>{framedTexts.needsSignIn}</p>
      <a className={styles.tile} href={path} target="_blank" rel="noopener">
        {framedTexts.open}
      </a>
    </>
  );
}
