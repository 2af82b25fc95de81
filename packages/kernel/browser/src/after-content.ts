/** Runs what nobody looks at once the page is shown and there is nothing better to do; a second later at the latest. */
export function afterContent(work: () => void): void {
  const whenIdle = () => void requestIdleCallback(work, { timeout: 1000 });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
