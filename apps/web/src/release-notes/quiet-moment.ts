import { useEffect, useState } from 'react';

/** Nobody pressed or typed for this long. */
export const quietAfterMs = 1500;
const signs = ['keydown', 'pointerdown'] as const;

/** Somebody writes, or answers a dialog. */
const isBusy = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"], [role="application"]') === true;

/** Becomes true, for good, once nobody is in the middle of something; for what opens by itself. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => (isBusy() ? wait() : setQuiet(true)), quietAfterMs);
    };
    wait();
    for (const sign of signs) addEventListener(sign, wait, { capture: true });
    return () => {
      clearTimeout(waiting);
      for (const sign of signs) removeEventListener(sign, wait, { capture: true });
    };
  }, [isQuiet]);
  return isQuiet;
}
