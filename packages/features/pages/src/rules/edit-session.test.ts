import { describe, expect, test } from 'vitest';
import { type EditEvent, fullName, nextEditSession, viewing } from './edit-session.ts';

const lock = { holder: { id: 'x', firstName: 'Mia', lastName: 'Keller' }, since: '2026-09-01T08:42:00.000Z' };
const after = (...events: EditEvent[]) => events.reduce(nextEditSession, viewing);
const ask: EditEvent = { type: 'ask' };
const granted: EditEvent = { type: 'granted', fence: 4 };
const held: EditEvent = { type: 'held', lock };
const begun = (isMine: boolean): EditEvent => ({ type: 'begun', lock, isMine });
const takenBy = (fence: number | null): EditEvent => ({ type: 'lost', holderName: 'Mia Keller', isMine: false, fence });

describe('an edit session', () => {
  test.each([
    ['starts with reading', [], 'viewing'],
    ['waits for the lock', [ask], 'asking'],
    ['edits once it is granted', [ask, granted], 'editing'],
    ['says who holds the lock', [ask, held], 'held'],
    ['goes back to reading when the holder leaves', [ask, held, { type: 'released' }], 'viewing'],
    ['edits when the news of its own beginning overtake the answer', [ask, begun(true), granted], 'editing'],
    ['goes by the answer, not by news that came while it asked', [ask, begun(false), granted], 'editing'],
    ['goes on editing when the news come after the answer', [ask, granted, begun(true)], 'editing'],
    ['says who holds the lock after another take-over', [ask, held, begun(false)], 'held'],
    ['may ask again once oneself took over in another window', [ask, held, begun(true)], 'viewing'],
    ['edits after a take-over of its own', [ask, held, ask, granted], 'editing'],
    ['goes back to reading when asking failed', [ask, { type: 'failed' }], 'viewing'],
    ['is lost when somebody takes over', [ask, granted, takenBy(5)], 'lost'],
    ['is lost when a save was refused', [ask, granted, takenBy(null)], 'lost'],
    ['does not mind an older take-over', [ask, granted, takenBy(3)], 'editing'],
    ['does not mind its own take-over', [ask, granted, takenBy(4)], 'editing'],
    ['cannot be lost while reading', [takenBy(9)], 'viewing'],
    ['can be asked for again after it was lost', [ask, granted, takenBy(5), ask, { type: 'granted', fence: 6 }], 'editing'],
    ['ends on leaving', [ask, granted, { type: 'leave' }], 'viewing'],
    ['ignores an answer that comes after leaving', [ask, { type: 'leave' }, granted], 'viewing'],
  ] as const satisfies readonly [string, readonly EditEvent[], string][])('%s', (_sentence, events, step) => {
    expect(after(...events).step).toBe(step);
  });

  test('names the holder in full', () => {
    expect(fullName(lock.holder)).toBe('Mia Keller');
    expect(fullName({ firstName: 'Mia', lastName: '' })).toBe('Mia');
  });
});
