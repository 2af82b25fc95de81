import { fillingsOf, loadableScreen, loadParts, loadSlots, mountFeatures } from '@pausenplatz/kernel-host';
import { matchPath } from 'react-router-dom';
import { features } from './features.ts';

/** What the features put into each other's slots. */
export const fillings = fillingsOf(features);

export const tabRoutes = () => mountFeatures(features, fillings);

/** The tab at an address, undefined where there is none. */
export const tabAt = (path: string) => features.flatMap(({ screens }) => screens).find((one) => matchPath(one.path, path) !== null);

/** Loads the tab at an address ahead, with what fills these slots of it. What fails to load fails where it is shown. */
export async function loadTabAt(path: string, slots: readonly string[] = []): Promise<void> {
  const screen = tabAt(path);
  if (!screen) return;
  const ownParts = async () => {
    const { fills } = await screen.load();
    if (fills) await loadSlots(fills, slots);
  };
  await Promise.allSettled([loadableScreen(screen).load(), loadSlots(fillings, slots), ownParts()]);
  await loadParts(slots);
}
