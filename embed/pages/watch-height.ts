/** Tells how high the page is, now and whenever that changes. */
export function watchHeight(onHeight: (height: number) => void): void {
  const page = document.querySelector<HTMLElement>('main');
  if (page) new ResizeObserver(() => onHeight(page.offsetHeight)).observe(page);
}
