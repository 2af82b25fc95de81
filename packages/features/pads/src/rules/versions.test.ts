import { expect, test } from 'vitest';
import type { PadSegment } from '../contract/index.ts';
import { readChange, writtenChange } from './join-change.ts';
import { changedSegments } from './segments.ts';
import { changesTo, isVersionDue } from './versions.ts';

const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  ['a first sentence begins', 900, 0, 0, false],
  ['somebody goes on right after', 60, 100, 0, false],
  ['five minutes are over', 300, 100, 0, true],
  ['much goes', 30, 500, 90, true],
  ['all of little goes', 30, 12, 12, true],
  ['one after the other takes much away', 3, 500, 90, false],
])('when %s', (_what, secondsAgo, length, removed, isDue) => {
  expect(isVersionDue({ now: at(1_000), keptAt: at(1_000 - secondsAgo), length, removed })).toBe(isDue);
});

test('an earlier text comes back with everybody’s own words, by as many changes as it has authors', () => {
  const now: PadSegment[] = [{ by: 2, text: 'weg' }];
  const wanted: PadSegment[] = [
    { by: 1, text: 'Es war\neinmal ' },
    { by: 2, text: 'ein Hund' },
    { by: 1, text: '.\n' },
    { by: 3, text: 'Ende' },
    { by: 2, text: '!' },
  ];
  const changes = changesTo(wanted, 3, 9);
  expect(changes).toHaveLength(4);
  let text = now;
  for (const { by, change } of changes) {
    // As the library has it, or writers would take it for another change.
    expect(writtenChange(readChange(change))).toEqual(change);
    text = changedSegments(text, change, by);
  }
  expect(text).toEqual(wanted);
});
