import { type RefObject, useEffect, useRef } from 'react';

/** The key that goes from one region of a window to the next: it leads to the newest toast and back to where one was. */
export const toastsKey = 'F6';

/**
 * An open dialog keeps the tab key to itself; this key leads out of it and back. Where a toast goes while it has the
 * focus, the focus goes back as well.
 */
export function useKeyToToasts(region: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const isThere = () => region.current?.contains(document.activeElement) ?? false;
    const go = (event: KeyboardEvent) => {
      if (event.key !== toastsKey) return;
      const { activeElement } = document;
      const newest = [...(region.current?.querySelectorAll('article') ?? [])].at(-1)?.querySelector('button');
      const target = isThere() ? before.current : newest;
      if (!target?.isConnected) return;
      event.preventDefault();
      before.current = !isThere() && activeElement instanceof HTMLElement ? activeElement : null;
      target.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [region]);
  const last = useRef(count);
  useEffect(() => {
    const hasGone = count < last.current;
    last.current = count;
    const { activeElement } = document;
    if (!hasGone || region.current?.contains(activeElement)) return;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isNowhere && before.current?.isConnected) before.current.focus();
    before.current = null;
  }, [region, count]);
}
