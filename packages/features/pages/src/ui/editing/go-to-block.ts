/** Brings a block before the eyes, with the focus on its first tool. */
export function goToBlock(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
  if (!block) return;
  const isTall = block.offsetHeight > innerHeight / 2;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  block.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: isCalm ? 'auto' : 'smooth' });
  block.querySelector<HTMLElement>('[data-tool]')?.focus({ preventScroll: true });
}
