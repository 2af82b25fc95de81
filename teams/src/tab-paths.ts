import { matchPath } from 'react-router-dom';
import { features } from './features.ts';

const nowhere = 'https://tab.invalid';
const tabs = features.flatMap(({ screens }) => screens);

/**
 * The path under which a tab shows an own path of the product, with query and fragment; what is a tab's path already stays. Null where
 * no tab shows it, and for anything that is no path of ours.
 */
export function tabPathOf(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(address, nowhere);
  if (origin !== nowhere) return null;
  if (tabs.some(({ path }) => matchPath(path, pathname) !== null)) return pathname + search + hash;
  for (const { path, shows } of tabs) {
    for (const own of shows) {
      const match = matchPath(own, pathname);
      if (match) return filled(path, match.params) + search + hash;
    }
  }
  return null;
}

/** Parameters come as they stand in the address, but for the slash. */
const filled = (path: string, parameters: Readonly<Record<string, string | undefined>>): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => (parameters[name] ?? '').replaceAll('/', '%2F'));
