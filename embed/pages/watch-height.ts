/** Tells how high the page is, now and whenever that changes. */
export function watchHeight(container: HTMLElement, onHeight: (height: number) => void): void {
  new ResizeObserver(() => onHeight(container.getBoundingClientRect().height)).observe(container);
}
