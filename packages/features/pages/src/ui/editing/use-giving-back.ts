import { useApi } from '@pausenplatz/kernel-browser';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { closeEditing } from '../../contract/index.ts';
import type { EditSession } from '../../rules/index.ts';

interface GivingBack {
  readonly pageId: string;
  readonly session: EditSession;
  readonly leave: () => void;
}

/**
 * Gives the edit lock back on every way out: the button, another screen, a closed tab. Saves that are still under
 * way go first, because a closed lock would refuse them. Answers the function that announces such a save.
 */
export function useGivingBack({ pageId, session, leave }: GivingBack) {
  const api = useApi();
  const held = useRef(new Set<Promise<unknown>>());
  const step = useRef(session.step);
  const fence = session.step === 'editing' ? session.fence : null;
  // Before the effects below are cleaned up, so that they know whether the lock was lost or left.
  useLayoutEffect(() => {
    step.current = session.step;
  });

  useEffect(() => {
    if (fence === null) return undefined;
    const saves = held.current;
    const close = () => void api.call(closeEditing, { id: pageId, mode: 'leave', fence }, { keepalive: true }).catch(() => undefined);
    const hide = () => {
      close();
      leave();
    };
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      // A lost lock is somebody else's, perhaps our own in another window: not ours to close.
      if (step.current !== 'lost') void settled(saves).then(() => close());
    };
  }, [api, pageId, fence, leave]);

  return useCallback(<T>(save: Promise<T>): Promise<T> => {
    const forget = () => void held.current.delete(save);
    held.current.add(save);
    save.then(forget, forget);
    return save;
  }, []);
}

/** Resolves once nothing is under way; forms that go start their last save a moment later. */
async function settled(saves: ReadonlySet<Promise<unknown>>): Promise<void> {
  do {
    await Promise.allSettled(saves);
    await new Promise((resolve) => setTimeout(resolve, 0));
  } while (saves.size > 0);
}
