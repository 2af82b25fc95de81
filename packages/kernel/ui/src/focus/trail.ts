/** A place in the document that can be found again once what stood there is gone: the elements around it, from the inside out. */
export interface Trail {
  readonly element: HTMLElement;
  readonly steps: readonly Step[];
}

interface Step {
  readonly parent: Element;
  /** What stood before the place. */
  readonly before: Element | null;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';
/** Parts of a screen that a place may lie in; what floats for a moment, a menu or a toast, is none. */
const surroundings = 'main, header, nav, aside, [role="dialog"], [role="alertdialog"]';

export function trailOf(element: HTMLElement): Trail {
  const steps: Step[] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    steps.push({ parent: at.parentElement, before: at.previousElementSibling });
  return { element, steps };
}

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(focusable) &&
  element.checkVisibility() &&
  element.closest('[inert], [hidden]') === null;

export const isUsable = (element: HTMLElement): boolean => element.isConnected && canFocus(element);

/** Nobody works at the address of a title. */
const isPlaceOnly = (element: Element): boolean => element.matches('a[href^="#"]');

/** What is nearest to a place whose element is gone: what stands behind it now, else before it; null where all around it is gone too. */
export function nearest({ steps }: Trail): HTMLElement | null {
  for (const { parent, before } of steps) {
    if (!parent.isConnected) continue;
    if (parent.closest(surroundings) === null) return null;
    const all = [...parent.querySelectorAll(focusable)].filter(canFocus).filter((one) => !isPlaceOnly(one));
    const isBehind = (one: Element) => before?.isConnected !== true || isAfter(before, one);
    const found = all.find(isBehind) ?? all.at(-1);
    if (found) return found;
    if (parent.matches(surroundings)) return null;
  }
  return null;
}

/** Behind an element and not in it. */
const isAfter = (element: Element, one: Element) =>
  (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !element.contains(one);
