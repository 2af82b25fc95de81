/** Who holds the edit lock and since when (ISO time). */
export interface LockHolder {
  readonly holder: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly since: string;
}

/** From reading to editing and back (P3, P4). Only `editing` has a fence, so nothing else can save. */
export type EditSession =
  | { readonly step: 'viewing' }
  | { readonly step: 'asking' }
  | { readonly step: 'held'; readonly lock: LockHolder }
  | { readonly step: 'editing'; readonly fence: number }
  /** `isMine`: to oneself, in another window. */
  | { readonly step: 'lost'; readonly holderName: string | null; readonly isMine: boolean };

export type EditEvent =
  | { readonly type: 'ask' }
  | { readonly type: 'granted'; readonly fence: number }
  | { readonly type: 'held'; readonly lock: LockHolder }
  | { readonly type: 'failed' }
  | { readonly type: 'released' }
  /** News, not the answer to what was asked: somebody began to edit. `isMine`: oneself, here or in another window. */
  | { readonly type: 'begun'; readonly lock: LockHolder; readonly isMine: boolean }
  /** Somebody took over; `fence` is theirs, or null when a save was refused. */
  | { readonly type: 'lost'; readonly holderName: string | null; readonly isMine: boolean; readonly fence: number | null }
  | { readonly type: 'leave' };

export const viewing: EditSession = { step: 'viewing' };

/** Next step of an edit session. Events that come too late change nothing. */
export function nextEditSession(session: EditSession, event: EditEvent): EditSession {
  switch (event.type) {
    case 'ask':
      return session.step === 'editing' ? session : { step: 'asking' };
    case 'granted':
      return session.step === 'asking' ? { step: 'editing', fence: event.fence } : session;
    case 'held':
      return session.step === 'asking' ? { step: 'held', lock: event.lock } : session;
    case 'failed':
      return session.step === 'asking' ? viewing : session;
    case 'released':
      return session.step === 'held' ? viewing : session;
    case 'begun':
      // News often overtake the answer: whoever asks waits for that, or would be told that they themselves are in their way.
      if (session.step !== 'held') return session;
      return event.isMine ? viewing : { step: 'held', lock: event.lock };
    case 'lost':
      return session.step === 'editing' && isTakenFrom(session.fence, event.fence)
        ? { step: 'lost', holderName: event.holderName, isMine: event.isMine }
        : session;
    case 'leave':
      return viewing;
  }
}

// A take-over always raises the fence; a message about an older one, or about our own, is not ours to obey.
function isTakenFrom(ownFence: number, newFence: number | null): boolean {
  return newFence === null || newFence > ownFence;
}

/** "Vorname Nachname" of whoever holds a lock. */
export function fullName(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
