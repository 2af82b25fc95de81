import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives an element, as `--room`, the height that is left in the window below what stands above it: banners come and go, and the field
 * where one writes stays in sight. The content of the host keeps room at its foot where a bar lies over it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    const content = current?.closest('main') ?? current?.parentElement;
    if (!current || !content) return undefined;
    const fit = () => {
      const top = current.getBoundingClientRect().top + window.scrollY;
      const foot = Number.parseFloat(getComputedStyle(content).paddingBottom) || 0;
      current.style.setProperty('--room', `${Math.floor(window.innerHeight - top - foot)}px`);
    };
    fit();
    // A banner that comes makes the whole longer, one that goes makes the content larger.
    const observer = new ResizeObserver(fit);
    observer.observe(content);
    if (content.parentElement) observer.observe(content.parentElement);
    addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
    };
  }, [element]);
}
