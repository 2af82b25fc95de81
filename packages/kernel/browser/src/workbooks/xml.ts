import { parseDetached } from '../parse-detached.ts';

/** A part of a document of Office. Throws for what is no XML. */
export function parsed(text: string): Document {
  const part = parseDetached(text, 'application/xml');
  if (part.querySelector('parsererror')) throw new Error('no XML');
  return part;
}

/** Elements by their local names: the two forms of the norm differ in their namespaces alone. */
export const elements = (root: Document | Element, name: string): readonly Element[] => [...root.getElementsByTagNameNS('*', name)];
