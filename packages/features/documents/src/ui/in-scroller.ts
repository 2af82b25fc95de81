/** A table that may be wider than a phone: it moves sideways by itself, by keys too. */
export function inScroller(table: HTMLElement, label: string): HTMLElement {
  const scroller = document.createElement('div');
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', label);
  scroller.tabIndex = 0;
  table.replaceWith(scroller);
  scroller.append(table);
  return scroller;
}
