/** The styles that a server can only write into a sheet, as the attributes that React takes them for. */
export function restoreStyleAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset['css'] ?? '';
    delete element.dataset['css'];
  }
}
