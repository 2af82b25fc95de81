import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, withoutPerson } from './without-person.ts';

describe('a plan after somebody was forgotten', () => {
  it('moves the others as before', () => {
    const step: Json = {
      teacherId: 'mia',
      moves: [
        { userId: 'mia', to: { kind: 'leave' } },
        { userId: 'noah', to: { kind: 'class', classId: 'c' } },
      ],
    };
    expect(withoutPerson(step, 'mia')).toEqual({ teacherId: null, moves: [{ userId: 'noah', to: { kind: 'class', classId: 'c' } }] });
  });

  it('names them nowhere, however deep they stood', () => {
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<Json>('mia', 'noah', 3, true, null),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('userId', 'mia', 'to', 'pupils'), tie('json'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(withoutPerson(value, 'mia'))).not.toContain('mia');
      }),
    );
  });

  it('is untouched where they never were', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.constantFrom('noah', 1, null))), (value) => {
        expect(withoutPerson(value, 'mia-is-nowhere')).toEqual(value);
      }),
    );
  });
});
