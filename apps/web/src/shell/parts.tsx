import { features } from '../features.ts';
import { matchPath } from 'react-router-dom';
import type { SignedInBarsProps } from './signed-in-bars.tsx';

/** What stands around every screen, each in a chunk of its own. */
export const parts = {
  background: async () => (await import('../backgrounds/page-background.tsx')).PageBackground,
  visitorBar: async () => (await import('./visitor-bar.tsx')).VisitorBar,
  async signedInBars() {
    // Side by side: what features say above the screens must not push them down a moment later.
    const loads = features.flatMap(({ loadBanners }) => loadBanners ?? []);
    const [{ SignedInBars }, ...loaded] = await Promise.all([
      import('./signed-in-bars.tsx'),
      ...loads.map((load) => load().catch(() => null)),
    ]);
    // What a feature has to say may be missing on a bad line, the bars may not.
    const banners = loaded.flatMap((part) => part?.Banners ?? []);
    return (props: Omit<SignedInBarsProps, 'banners'>) => <SignedInBars {...props} banners={banners} />;
  },
} as const;

const screens = features.flatMap((feature) => feature.screens);

/** The screen at an address, undefined where there is none. */
export const screenAt = (path: string) => screens.find((screen) => matchPath(screen.path, path) !== null);

/** Loads all that is drawn at an address. */
export async function loadFirstView(path: string, isMember: boolean): Promise<void> {
  await Promise.all([parts.background(), isMember ? parts.signedInBars() : parts.visitorBar(), screenAt(path)?.load()]);
}
