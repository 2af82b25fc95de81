import { features } from '../features.ts';
import { type AskedAhead, fillingsOf, loadable, loadableScreen, loadSlots, type Opening } from '@pausenplatz/kernel-host';
import { matchPath } from 'react-router-dom';
import type { SignedInBarsProps } from './signed-in-bars.tsx';

/** What stands around every screen, each in a chunk of its own. */
export const parts = {
  // What only decorates may be missing on a bad line.
  PageBackground: loadable(() =>
    import('../beside-start.ts').then(
      (part) => part.PageBackground,
      () => () => null,
    ),
  ),
  VisitorBar: loadable(async () => (await import('./visitor-bar.tsx')).VisitorBar),
  SignedInBars: loadable(async () => {
    // Side by side: what features say above the screens must not push them down a moment later.
    const loads = features.flatMap(({ loadBanners }) => loadBanners ?? []);
    const [{ SignedInBars }, ...loaded] = await Promise.all([
      import('./signed-in-bars.tsx'),
      ...loads.map((load) => load().catch(() => null)),
    ]);
    // What a feature has to say may be missing on a bad line, the bars may not.
    const banners = loaded.flatMap((part) => part?.Banners ?? []);
    return (props: Omit<SignedInBarsProps, 'banners'>) => <SignedInBars {...props} banners={banners} />;
  }),
} as const;

/** What the features put into each other's slots. */
export const fillings = fillingsOf(features);

const screens = features.flatMap((feature) => feature.screens);

/** The screen at an address, undefined where there is none. */
export const screenAt = (path: string) => screens.find((screen) => matchPath(screen.path, path) !== null);

/** Loads the screen behind a link, and answers what it asks first. */
export async function askedAhead({ pathname, search }: URL, who: Pick<Opening, 'user' | 'classId'>): Promise<readonly AskedAhead[]> {
  const screen = screenAt(pathname);
  if (!screen) return [];
  const [{ ahead }] = await Promise.all([screen.load(), loadableScreen(screen).load()]);
  const parameters = matchPath(screen.path, pathname)?.params ?? {};
  return ahead?.({ ...who, parameters, query: new URLSearchParams(search) }) ?? [];
}

/** Loads the screen at an address ahead. */
async function loadScreen(path: string): Promise<void> {
  const screen = screenAt(path);
  if (screen) await loadableScreen(screen).load();
}

/** Loads all that is drawn at an address. */
export async function loadFirstView(path: string, isMember: boolean, slots: readonly string[]): Promise<void> {
  await Promise.all([
    loadSlots(fillings, slots),
    parts.PageBackground.load(),
    (isMember ? parts.SignedInBars : parts.VisitorBar).load(),
    loadScreen(path),
  ]);
}
