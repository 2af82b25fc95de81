import { defineFramedElement } from '../sdk/framed-element.ts';
import { kinds } from '../sdk/kinds.ts';

export type * from './types.ts';

/**
 * Makes the four elements known to the browser; `origin` is the address of the product, such as `https://pausenplatz.schule.ch`. Whoever
 * comes second changes nothing, and on a server nothing happens.
 */
export function define(origin: string): void {
  if (typeof customElements === 'undefined') return;
  const own = new URL(origin).origin;
  for (const kind of kinds) {
    const tag = `pausenplatz-${kind.name}`;
    if (!customElements.get(tag)) defineFramedElement(tag, kind, own);
  }
}
