import { describe, expect, test } from 'vitest';
import { hasUnsaved, nextSaveState, nothingToSave, type SaveEvent } from './save-state.ts';

const after = (...events: SaveEvent[]) => events.reduce(nextSaveState, nothingToSave);
const typed = { type: 'typed' } as const;
const sent = { type: 'sent' } as const;
const saved = { type: 'saved' } as const;
const failed = { type: 'failed' } as const;
const refused = { type: 'refused', fields: { title: 'Da muss schon was stehen...' } } as const;

describe('saving by itself', () => {
  test.each([
    ['nothing typed', [], 'idle', false],
    ['typed and not sent', [typed], 'waiting', true],
    ['on its way', [typed, sent], 'saving', true],
    ['saved', [typed, sent, saved], 'saved', false],
    ['typed again while saving', [typed, sent, typed, saved], 'waiting', true],
    ['the network is gone', [typed, sent, failed], 'failed', true],
    ['tried again', [typed, sent, failed, sent, saved], 'saved', false],
    ['a field is wrong', [typed, sent, refused], 'refused', true],
  ] as const)('%s', (_sentence, events, kind, unsaved) => {
    const state = after(...events);
    expect(state.kind).toBe(kind);
    expect(hasUnsaved(state)).toBe(unsaved);
  });

  test('sentences at the fields stay while somebody mends them, and go when it is saved', () => {
    expect(after(typed, sent, refused, typed).fields).toEqual(refused.fields);
    expect(after(typed, sent, refused, typed, sent, saved).fields).toEqual({});
  });
});
