/** Where the window goes after a navigation (specification section 2): top, smoothly to a hash, or where it was. */
type ScrollRule = { readonly kind: 'stay' } | { readonly kind: 'top' } | { readonly kind: 'element'; readonly id: string };

interface VisitedAddress {
  readonly pathname: string;
  readonly hash: string;
}

/** `wentBack` is true for the browser's back and forward, which restore their own position. */
export function scrollRule(before: VisitedAddress | null, now: VisitedAddress, wentBack: boolean): ScrollRule {
  const id = decodeHash(now.hash);
  if (id !== '') return { kind: 'element', id };
  if (wentBack || before === null) return { kind: 'stay' };
  return before.pathname === now.pathname && before.hash === now.hash ? { kind: 'stay' } : { kind: 'top' };
}

function decodeHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    // A lone percent sign in a typed address.
    return raw;
  }
}
