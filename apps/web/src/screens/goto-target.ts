import { safeUrl, safeOwnPath } from '@pausenplatz/kernel-contract';

/** Where a `/goto?to=` leads: inside at once, outside after a tap, or nowhere. */
type GotoTarget =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string; readonly host: string }
  | { readonly kind: 'invalid' };

/** Only own paths and http(s) addresses lead anywhere; `ownOrigin` makes a full own address internal. */
export function gotoTarget(to: string | null, ownOrigin: string): GotoTarget {
  const safe = to === null ? null : safeUrl(to);
  if (safe === null || safe.startsWith('#')) return { kind: 'invalid' };
  if (safe.startsWith('/')) return internal(safe);
  const url = new URL(safe);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'invalid' };
  if (url.origin === ownOrigin) return internal(url.pathname + url.search + url.hash);
  return { kind: 'external', url: url.href, host: url.host };
}

/** Paths are judged here whatever they came from: `https://own//evil` is a full own address, and its path alone is none of ours. */
function internal(given: string): GotoTarget {
  const path = safeOwnPath(given);
  // '/' is also the answer for paths that would leave the origin in disguise.
  if (path === '/' && given !== '/') return { kind: 'invalid' };
  // A goto that leads to itself would turn in circles.
  return /^\/goto(?:[/?#]|$)/.test(path) ? { kind: 'invalid' } : { kind: 'internal', path };
}
