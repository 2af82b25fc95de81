import { expect, test } from 'vitest';
import type { PadChange, PadSegment } from '../contract/index.ts';
import { changedSegments, removedBy, segmentsOf, spansOf, textOf } from './segments.ts';

const text: PadSegment[] = [
  { by: 1, text: 'Es war ' },
  { by: 2, text: 'einmal' },
];

test.each<[string, PadChange, PadSegment[]]>([
  [
    'words in the middle of somebody else’s are by who put them in',
    [3, [0, 'doch '], 10],
    [
      { by: 1, text: 'Es ' },
      { by: 3, text: 'doch ' },
      { by: 1, text: 'war ' },
      { by: 2, text: 'einmal' },
    ],
  ],
  [
    'what is taken away over two people goes from both',
    [3, [7], 3],
    [
      { by: 1, text: 'Es ' },
      { by: 2, text: 'mal' },
    ],
  ],
  ['lines are put in with their breaks', [13, [0, '', 'Ende']], [...text, { by: 3, text: '\nEnde' }]],
  ['nothing stays where all is taken away', [[13]], []],
])('%s', (_what, change, after) => {
  expect(changedSegments(text, change, 3)).toEqual(after);
});

test('what one person goes on writing is one part, and parts are kept as lengths', () => {
  const after = changedSegments(text, [13, [0, ' und']], 2);
  expect(after).toEqual([text[0], { by: 2, text: 'einmal und' }]);
  expect(segmentsOf(textOf(after), spansOf(after))).toEqual(after);
  expect(removedBy([3, [4, 'x'], [2]])).toBe(6);
});

test('a change that is longer than the text is no change of it', () => {
  expect(() => changedSegments(text, [14], 1)).toThrow(RangeError);
});
