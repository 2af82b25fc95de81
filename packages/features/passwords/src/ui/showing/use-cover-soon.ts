import { useLayoutEffect } from 'react';
import { passwordsLimits } from '../../contract/index.ts';

/** Covers again what is shown (null or false: nothing), after some seconds and when the tab is left. `cover` stays the same. */
export function useCoverSoon(shown: object | boolean | null, cover: () => void, seconds: number = passwordsLimits.shownSeconds): void {
  // Whatever is on the screen is watched from that very moment, also where the machine is busy.
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(cover, seconds * 1_000);
    const onHide = () => document.visibilityState === 'hidden' && cover();
    document.addEventListener('visibilitychange', onHide);
    // What was asked for may arrive when the tab has been left already.
    onHide();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [shown, cover, seconds]);
}
