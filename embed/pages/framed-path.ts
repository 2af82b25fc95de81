import type { FramedScreen } from '@pausenplatz/kernel-host';

/** What an address of a frame asks for. */
export type FramedPath =
  | { readonly kind: 'page'; readonly url: string }
  /** A screen of a feature, by its name. */
  | { readonly kind: 'screen'; readonly name: string; readonly parameter: string }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'code' }
  | { readonly kind: 'unknown' };

export function readFramedPath(path: string, screens: readonly Pick<FramedScreen, 'name' | 'prefix'>[] = []): FramedPath {
  const screen = screens.find(({ prefix }) => path.startsWith(prefix));
  // Some are one address, whose query says what they show.
  if (screen && path === screen.prefix && !path.endsWith('/')) return { kind: 'screen', name: screen.name, parameter: '' };
  const parameter = screen?.prefix.endsWith('/') ? path.slice(screen.prefix.length) : '';
  if (screen && /^[\w-]+$/.test(parameter)) return { kind: 'screen', name: screen.name, parameter };
  const url = /^\/einbetten\/seite\/([^/]+)$/.exec(path)?.[1];
  if (url !== undefined) return { kind: 'page', url: decoded(url) };
  if (path === '/einbetten/anmelden') return { kind: 'signIn' };
  if (path === '/einbetten/beam-mich') return { kind: 'code' };
  return { kind: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken percent sign names no page.
    return part;
  }
}
