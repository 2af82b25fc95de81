import { useEffect, useEffectEvent, useId } from 'react';

/** The dialogs that belong to an entry of the browser's history, from the lowest up. */
function dialogsOf(state: unknown): readonly string[] {
  const found = typeof state === 'object' && state !== null && 'dialogs' in state ? state.dialogs : null;
  return Array.isArray(found) ? found.map(String) : [];
}

/**
 * Goes back over the entry of a dialog that is closed. The browser does that a moment later and forgets what is pushed meanwhile: whoever
 * went on to another page is led there again.
 */
function takeAlong(): void {
  let next: Parameters<History['pushState']> | null = null;
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    next = entry;
    push(...entry);
  };
  const arrived = () => {
    Reflect.deleteProperty(history, 'pushState');
    if (next === null) return;
    history.pushState(...next);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  addEventListener('popstate', arrived, { once: true });
  history.back();
}

/**
 * The browser's way back closes a dialog before it leaves the page: on a phone nothing else is expected of it. An open dialog has an
 * entry of the history of its own, at the same address; closing it another way takes the entry along.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isEntered = false;
    // Not at once: what is drawn twice for a test of its effects would leave entries behind.
    const enter = setTimeout(() => {
      isEntered = true;
      const state: unknown = history.state;
      history.pushState({ ...(typeof state === 'object' ? state : null), dialogs: [...dialogsOf(state), id] }, '');
    });
    const back = () => {
      if (!isEntered || dialogsOf(history.state).includes(id)) return;
      isEntered = false;
      closeNow();
    };
    addEventListener('popstate', back);
    return () => {
      clearTimeout(enter);
      removeEventListener('popstate', back);
      // Whoever went on to another page has left it behind.
      if (isEntered && dialogsOf(history.state).at(-1) === id) takeAlong();
    };
  }, [isOpen, id]);
}
