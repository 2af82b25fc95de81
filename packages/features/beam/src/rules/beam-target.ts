import { safeOwnPath, safeUrl } from '@pausenplatz/kernel-contract';

/**
 * Where a typed address leads: an own path for whatever lies on our origin, the whole address of another website, or null for all that
 * leads nowhere. A code never leads back to codes or into the redirect screen.
 */
export function beamTarget(typed: string, origin: string): string | null {
  const safe = safeUrl(typed);
  if (safe === null || safe.startsWith('#')) return null;
  if (safe.startsWith('/')) return ownPath(safe);
  if (!/^https?:/.test(safe)) return null;
  return safe.startsWith(`${origin}/`) ? ownPath(safe.slice(origin.length)) : safe;
}

function ownPath(given: string): string | null {
  const path = safeOwnPath(given);
  // '/' is also the answer for what would leave the origin in disguise.
  if (path === '/' && given !== '/') return null;
  return /^\/(?:goto|beam-mich|login|logout)(?:[/?#]|$)/.test(path) ? null : path;
}
