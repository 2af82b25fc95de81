import { RefusedError, useApi, useHubMessage } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useReducer } from 'react';
import { openEditing, overwriteEditing, pageLimits, pageLockChanged, pageLockLost, renewEditing } from '../../contract/index.ts';
import { type EditSession, fullName, nextEditSession, viewing } from '../../rules/index.ts';
import { useGivingBack } from './use-giving-back.ts';

interface EditSessionControl {
  readonly session: EditSession;
  /** Asks for the lock. */
  readonly ask: () => void;
  /** Takes the lock from whoever holds it. */
  readonly takeOver: () => void;
  readonly leave: () => void;
  /** Tells a refused save: a stale fence ends the session, everything else is a notice. True when the session is lost. */
  readonly report: (error: unknown) => boolean;
  /** Keeps the lock until this save has its answer, even when its form is already gone. */
  readonly hold: <T>(save: Promise<T>) => Promise<T>;
}

/** The edit lock of one page in this tab: asked for, kept alive, given back, or lost (P4). */
export function useEditSession(pageId: string): EditSessionControl {
  const api = useApi();
  const me = useCurrentUser()?.id;
  const [session, dispatch] = useReducer(nextEditSession, viewing);
  const fence = session.step === 'editing' ? session.fence : null;

  const report = useCallback(
    (error: unknown) => {
      if (!(error instanceof RefusedError && error.is('EDIT_FENCE_STALE'))) {
        notifyRefusal(error);
        return false;
      }
      const holder = error.body.details?.['holder'];
      const isMine = error.body.details?.['holderId'] === me;
      dispatch({ type: 'lost', holderName: typeof holder === 'string' ? holder : null, isMine, fence: null });
      return true;
    },
    [me],
  );
  const failed = useCallback((error: unknown) => {
    notifyRefusal(error);
    dispatch({ type: 'failed' });
  }, []);

  const ask = useCallback(() => {
    dispatch({ type: 'ask' });
    api.call(openEditing, { id: pageId }).then(({ granted, fence: given, lock }) => {
      dispatch(granted && given !== null ? { type: 'granted', fence: given } : { type: 'held', lock });
    }, failed);
  }, [api, pageId, failed]);
  const takeOver = useCallback(() => {
    dispatch({ type: 'ask' });
    api.call(overwriteEditing, { id: pageId }).then(({ fence: given }) => dispatch({ type: 'granted', fence: given }), failed);
  }, [api, pageId, failed]);

  useHeartbeat(fence, () => api.call(renewEditing, { id: pageId, fence: fence ?? 0 }), report);

  const leave = useCallback(() => dispatch({ type: 'leave' }), []);
  const hold = useGivingBack({ pageId, session, leave });

  useHubMessage(pageLockLost, (message) => {
    if (message.pageId === pageId)
      dispatch({ type: 'lost', holderName: fullName(message.newHolder), isMine: message.newHolder.id === me, fence: message.fence });
  });
  useHubMessage(pageLockChanged, ({ pageId: changed, lock, cause }) => {
    if (changed !== pageId) return;
    if (lock === null) return dispatch({ type: 'released' });
    if (cause === 'overwrite' && lock.holder.id !== me)
      dispatch({ type: 'lost', holderName: fullName(lock.holder), isMine: false, fence: null });
    dispatch({ type: 'begun', lock, isMine: lock.holder.id === me });
  });
  return { session, ask, takeOver, leave, report, hold };
}

function useHeartbeat(fence: number | null, beat: () => Promise<unknown>, report: (error: unknown) => boolean): void {
  useEffect(() => {
    if (fence === null) return;
    const timer = setInterval(() => {
      // Without a connection the lock may still be ours; only the server's word ends it.
      beat().catch((error: unknown) => error instanceof RefusedError && report(error));
    }, pageLimits.heartbeatSeconds * 1000);
    return () => clearInterval(timer);
    // The beat is drawn anew at each render; the fence alone decides about the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fence, report]);
}
