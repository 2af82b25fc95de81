/** Tells how high the page is, now and whenever that changes. */
export function watchHeight(container: HTMLElement, onHeight: (height: number) => void): void {
  const tell = () => onHeight(container.getBoundingClientRect().height);
  // Browsers do not observe in frames that are out of sight: the first height would come when the visitor comes by.
  tell();
  new ResizeObserver(tell).observe(container);
}
