import { useEffect, useState } from 'react';

/** Nobody pressed or typed for this long. */
export const quietAfterMs = 1500;
const signs = ['keydown', 'pointerdown', 'pointerup', 'pointercancel'] as const;

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
    // What hangs at the pointer would fall.
    let isHeld = false;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => (isHeld || isBusy() ? wait() : setQuiet(true)), quietAfterMs);
    };
    const note = ({ type }: Event) => {
      if (type.startsWith('pointer')) isHeld = type === 'pointerdown';
      wait();
    };
    wait();
    for (const sign of signs) addEventListener(sign, note, { capture: true });
    return () => {
      clearTimeout(waiting);
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
    };
  }, [isQuiet]);
  return isQuiet;
}
