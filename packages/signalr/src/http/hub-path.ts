import { readPath } from './hub-request.ts';

/** What a URL asks of a hub: the hub itself, its negotiation, or something below it that does not exist. */
export type HubPlace = 'hub' | 'negotiate' | 'nothing';

/** Finds out what `url` asks of the hub at `path`; null when it is not below that path. A slash behind the hub's path is passed over. */
export function findPlace(url: string, path: string): HubPlace | null {
  const asked = readPath(url);
  if (!asked.startsWith(path)) return null;
  const rest = asked.slice(path.length);
  if (rest === '' || rest === '/') return 'hub';
  if (rest === '/negotiate') return 'negotiate';
  return rest.startsWith('/') ? 'nothing' : null;
}

/** Throws unless `path` is one that a hub can have. */
export function checkPath(path: string): void {
  if (!path.startsWith('/') || path.endsWith('/')) throw new Error(`A hub path starts with a slash and does not end with one: '${path}'.`);
}
