const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

// Control characters and blanks inside a scheme are skipped by browsers ("java\nscript:"), so they are refused outright.
// oxlint-disable-next-line no-control-regex
const hidden = /[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\ufeff\\]/;

/**
 * The one gate for addresses that users type. Answers a normalised address, or null when it must not become a link.
 * Own paths (`/seite/abc`), anchors, http(s), mailto and tel pass; everything else is refused.
 */
export function safeUrl(value: string): string | null {
  const trimmed = value.trim();
  if (trimmed === '' || trimmed.length > 2048 || hidden.test(trimmed)) return null;
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return trimmed.startsWith('//') ? null : trimmed;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = parseUrl(withScheme);
  if (!url || !schemes.has(url.protocol)) return null;
  if (url.protocol.startsWith('http') && (url.hostname === '' || url.username !== '' || url.password !== '')) return null;
  return url.protocol.startsWith('http') && !url.hostname.includes('.') && url.hostname !== 'localhost' ? null : url.href;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

const secondSlash = /^\/(\/|%2f|%5c)/i;

/**
 * An own path to go to after sign-in, or '/' for anything that would leave our origin.
 * Backslashes and encoded slashes count as slashes, because browsers treat some of them so.
 */
export function safeOwnPath(value: string | null | undefined): string {
  if (!value || value.length > 2048 || hidden.test(value)) return '/';
  if (!value.startsWith('/') || secondSlash.test(value)) return '/';
  const base = 'https://own.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  // Dots that go away may bring a second slash to the beginning.
  if (!url || url.origin !== base || secondSlash.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
