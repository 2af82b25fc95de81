import { useEffect, useEffectEvent } from 'react';

/** Whoever clicks beside the block they write on has finished with it; it is named, because the same click may open another one. */
export function useClickOutside(openId: string | null, onOutside: (id: string) => void): void {
  const finish = useEffectEvent(onOutside);
  useEffect(() => {
    if (openId === null) return undefined;
    const isOutside = ({ target }: Event) =>
      // What is gone with its press, or floats above the page, was part of the form.
      target instanceof Element &&
      target.isConnected &&
      target.closest(`[data-block="${CSS.escape(openId)}"], [data-portal-node], [role=dialog], [role=alertdialog], [role=alert]`) === null;
    // Whoever marks words ends somewhere; what counts is where they began.
    let beganOutside = false;
    const begin = (event: Event) => {
      beganOutside = isOutside(event);
    };
    const end = (event: Event) => {
      if (beganOutside && isOutside(event)) finish(openId);
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('click', end);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('click', end);
    };
  }, [openId]);
}
