/** What an address of a frame asks for. */
export type FramedPath =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'code' }
  | { readonly kind: 'unknown' };

export function readFramedPath(path: string): FramedPath {
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
