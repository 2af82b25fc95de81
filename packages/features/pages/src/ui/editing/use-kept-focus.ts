import { useLayoutEffect, useRef } from 'react';

/** Brings the focus back to the tool that moved its own block: a node that moves in the document loses it. */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const tool = wanted.current === null ? null : frame.current?.querySelector<HTMLElement>(wanted.current);
    if (!tool || tool === document.activeElement) return;
    tool.focus();
  });
  const keep = () => {
    const active = document.activeElement;
    const block = active?.closest<HTMLElement>('[data-block]')?.dataset['block'];
    const tool = active?.closest<HTMLElement>('[data-tool]')?.dataset['tool'];
    if (!block || !tool) return;
    wanted.current = `[data-block="${CSS.escape(block)}"] [data-tool="${tool}"]`;
    // Long enough for the optimistic order to be drawn; later the focus is the user's own.
    setTimeout(() => {
      wanted.current = null;
    }, 300);
  };
  return [frame, keep] as const;
}
