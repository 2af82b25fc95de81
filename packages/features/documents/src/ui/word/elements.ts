/** Elements of a part of a Word document by their local names: documents of both forms of the norm differ in their namespaces alone. */
export const all = (root: Document | Element, name: string): readonly Element[] => [...root.getElementsByTagNameNS('*', name)];

/** The child of this name, found by a path of them. */
export function inside(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  let found = element;
  for (const name of path) found = found && [...found.children].find(({ localName }) => localName === name);
  return found;
}

/** What an element says of itself, mostly in its `val`. */
export const said = (element: Element | undefined, name = 'val'): string | undefined =>
  element && [...element.attributes].find(({ localName }) => localName === name)?.value;

/** A switch: on where it stands without a word; undefined where it does not stand. */
export function isOn(element: Element | undefined): boolean | undefined {
  if (!element) return undefined;
  return !['0', 'false', 'off', 'none'].includes(said(element) ?? 'true');
}

/** A new element of the words of the document. */
export function made(beside: Element, name: string, ...children: readonly (Node | string)[]): Element {
  const { ownerDocument: document } = beside;
  const root = document.documentElement;
  const element = document.createElementNS(root.namespaceURI, root.prefix === null ? name : `${root.prefix}:${name}`);
  element.append(...children);
  return element;
}

/** Words in a run of their own. */
export function run(beside: Element, words: string): Element {
  const text = made(beside, 't', words);
  text.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:space', 'preserve');
  return made(beside, 'r', text);
}
