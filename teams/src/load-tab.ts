import { loadableScreen } from '@pausenplatz/kernel-host';
import { matchPath } from 'react-router-dom';
import { features } from './features.ts';

/** Loads the tab at an address ahead. What fails to load fails where it is shown. */
export async function loadTabAt(path: string): Promise<void> {
  const screen = features.flatMap(({ screens }) => screens).find((one) => matchPath(one.path, path) !== null);
  if (screen)
    await loadableScreen(screen)
      .load()
      .catch(() => undefined);
}
