import type { LinkVerdict } from '../contract/words.ts';
/** What asking for a link brought: a status, a name that nobody knows, or no usable answer. */
export type LinkOutcome =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unknownName' }
  | { readonly kind: 'noAnswer' };

/**
 * Only what is surely gone is broken: 404, 410, and names without an address (R12). Shops and libraries answer robots
 * with 403 or 429 although people get in, so everything else that is no success stays uncertain.
 */
export function linkVerdict(outcome: LinkOutcome): LinkVerdict {
  if (outcome.kind === 'unknownName') return 'defekt';
  if (outcome.kind === 'noAnswer') return 'ungewiss';
  if (outcome.status === 404 || outcome.status === 410) return 'defekt';
  return outcome.status >= 200 && outcome.status < 300 ? 'ok' : 'ungewiss';
}
