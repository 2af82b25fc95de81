import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** Null while nobody is asked; a number of its own for each question, so that the end of one does not take the next away. */
  readonly asked: number | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** An entry of the browser's history at the same address: the way back leads over it before it leads away. */
const guard = 'leaveGuard';
const isGuarded = (): boolean => typeof history.state === 'object' && history.state !== null && guard in history.state;
const pushGuard = () => history.pushState({ ...(history.state as object | null), [guard]: true }, '');

/** The link of this product that a press would follow here and now. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isOwn = link?.origin === location.origin && link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#');
  return isOwn ? link : null;
}

/**
 * Asks before somebody leaves what is nowhere kept: by a link, by the browser's way back, by closing the tab (that question is the
 * browser's own).
 */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ readonly number: number; readonly go: () => void } | null>(null);
  const ask = useEffectEvent((onLeave: () => void) => setWanted((before) => ({ number: (before?.number ?? 0) + 1, go: onLeave })));
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!isOn) return undefined;
    // Not at once: what is drawn twice for a test of its effects would leave entries behind.
    const enter = setTimeout(() => isGuarded() || pushGuard());
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const press = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => go(`${link.pathname}${link.search}${link.hash}`));
    };
    const back = () => {
      if (isGuarded()) return;
      // Where the question is answered with staying, the way back asks again.
      pushGuard();
      ask(() => history.go(-2));
    };
    addEventListener('beforeunload', unload);
    addEventListener('popstate', back);
    document.addEventListener('click', press, true);
    return () => {
      clearTimeout(enter);
      removeEventListener('beforeunload', unload);
      removeEventListener('popstate', back);
      document.removeEventListener('click', press, true);
    };
  }, [isOn]);
  return {
    asked: wanted?.number ?? null,
    stay: () => setWanted((now) => (now?.number === wanted?.number ? null : now)),
    leave: () => wanted?.go(),
  };
}
