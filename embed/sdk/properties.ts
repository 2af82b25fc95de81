import type { Kind } from './kinds.ts';
import { attributesOf, readOptions, subjectOf } from './options.ts';

const propertyOf = (attribute: string): string => attribute.replace(/-./, ([, letter = '']) => letter.toUpperCase());

const gone = new Set<unknown>([undefined, null, false]);

/** Sets an attribute by its own name or its property's; nothing and `false` take it away. */
export function setOption(element: Element, name: string, value: unknown): void {
  const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (gone.has(value)) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}

/** Gives the elements of a class a property for each attribute, which reads and writes it. */
export function reflect(prototype: HTMLElement, kind: Kind): void {
  for (const attribute of attributesOf(kind)) {
    const name = propertyOf(attribute);
    // Names and languages every element has already.
    if (!(name in prototype))
      Object.defineProperty(prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: Element): unknown {
          return attribute === kind.subject ? subjectOf(this, kind) : Reflect.get(readOptions(this, kind), name);
        },
        set(this: Element, value: unknown) {
          setOption(this, attribute, value);
        },
      });
  }
}

/** Takes over what a website's script wrote on an element before it was one of ours. */
export function takeOver(element: Element, kind: Kind): void {
  for (const name of attributesOf(kind).map(propertyOf))
    if (Object.hasOwn(element, name)) {
      const early: unknown = Reflect.get(element, name);
      Reflect.deleteProperty(element, name);
      Reflect.set(element, name, early);
    }
}
