import type { Kind } from './kinds.ts';
import { setOption } from './properties.ts';

/** A widget that a script of the website wants: where, which, and its attributes or properties. */
interface Wanted {
  /** A selector, or the place itself. */
  readonly in: string | Element;
  readonly element: string;
  readonly [attribute: string]: unknown;
}

/**
 * `Pausenplatz.q.push({ in: '#platz', element: 'seite', page: 'klasse-3a' })`, also before the script is there, and
 * `Pausenplatz.embed({ … })`, which answers the element, or null where it is unknown or has no place.
 */
export function serveQueue(kinds: readonly Kind[]): void {
  const embed = ({ in: place, element, ...attributes }: Wanted): Element | null => {
    const target = typeof place === 'string' ? document.querySelector(place) : place;
    if (!target || !kinds.some(({ name }) => name === element)) return null;
    const made = document.createElement(`pausenplatz-${element}`);
    for (const [name, value] of Object.entries(attributes)) setOption(made, name, value);
    target.append(made);
    return made;
  };
  const waiting: unknown = Reflect.get(Reflect.get(globalThis, 'Pausenplatz') ?? {}, 'q');
  const push = (...wanted: Wanted[]) => wanted.map(embed).length;
  Object.assign(globalThis, { Pausenplatz: { embed, q: { push } } });
  // What the website's own script put there.
  if (Array.isArray(waiting)) push(...(waiting as Wanted[]));
}
