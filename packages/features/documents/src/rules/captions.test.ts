import { describe, expect, it, test } from 'vitest';
import { asWebVtt } from './captions.ts';

/** Each cue on a line: from, to, and its words. */
const cues = (captions: string) =>
  (asWebVtt(captions) ?? '')
    .split('\n\n')
    .slice(1)
    .map((cue) =>
      cue
        .trim()
        .replace('\n', ': ')
        .replaceAll('\n', ' / ')
        .replaceAll(/\b00:00:0(\d)\.000/g, '$1')
        .replace(' --> ', '-'),
    );

test('captions of SubRip become those of the web, times alone', () => {
  const subRip =
    '\uFEFF1\r\n0:00:01,5 --> 00:00:04,000\r\nDer Igel, um 12:30:00,5 gefilmt\r\n\r\n2\r\n00:00:05,000 --> 00:00:07,250\r\nschläft.\r\n';
  expect(asWebVtt(subRip)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nDer Igel, um 12:30:00,5 gefilmt\n\n00:00:05.000 --> 00:00:07.250\nschläft.\n',
  );
});

it.each([
  'WEBVTT - Der Igel\n\n00:01.000 --> 00:04.000\nDer Igel\n',
  'WEBVTT\nKind: captions\n\nNOTE hallo\n\n1\n00:00.000 --> 00:02.000 align:start\n<c>Auto</c><00:00:01.000><c> Untertitel</c>\n',
])('captions of the web stay as they are: %s', (own) => expect(asWebVtt(own)).toBe(own));

const timed = (time: string, words = 'Igel') => `1\n${time}\n${words}\n`;
describe('a time is the one that is meant', () => {
  it.each([
    ['without hours', timed('00:01,500 --> 00:03,000'), '00:00:01.500-3: Igel'],
    ['without parts of a second', timed('00:00:01 --> 00:00:02'), '1-2: Igel'],
    ['of single digits', timed('0:0:4,8 --> 0:0:7,4'), '00:00:04.800-00:00:07.400: Igel'],
    ['with blanks in it', timed('00:00:00, 000 --> 00:00:02, 000'), '0-2: Igel'],
    ['without blanks around the arrow', timed('00:00:00,000-->00:00:02,000'), '0-2: Igel'],
    ['with a colon before its parts', timed('00:00:00:500 --> 00:00:02:000'), '00:00:00.500-2: Igel'],
    ['of a hundred hours', timed('100:00:00,000 --> 100:00:02,000'), '100:00:00.000-100:00:02.000: Igel'],
    ['with a place behind it', timed('00:00:00,000 --> 00:00:02,000 X1:100 X2:200 Y1:10 Y2:20'), '0-2: Igel'],
    ['with a comma on the web', 'WEBVTT\n\n00:00:00,000 --> 00:00:02,000 line:0\nIgel\n', '0-2 line:0: Igel'],
    ['below an empty line on the web', '\nWEBVTT\n\nNOTE nein\n\nname\n00:00:00.000 --> 00:00:02.000\nIgel\n', '0-2: Igel'],
    ['of YouTube', '0:00:00.599,0:00:04.160\nIgel[br]schläft\n', '00:00:00.599-00:00:04.160: Igel / schläft'],
  ])('%s', (_what, captions, cue) => expect(cues(captions)).toEqual([cue]));
});

describe('no word is swallowed', () => {
  it.each([
    ['by angles', 'Ist 7 < 9 und 9 > 7? <- <3 <Igel>', 'Ist 7 &lt; 9 und 9 &gt; 7? &lt;- &lt;3 &lt;Igel&gt;'],
    ['by the sign for and', 'Q&A; R&B; &lt;p&gt; & fertig', 'Q&amp;A; R&amp;B; &lt;p&gt; &amp; fertig'],
    ['by an arrow', 'A --> B bedeutet Reaktion', 'A --&gt; B bedeutet Reaktion'],
    ['by a line of looks alone', '{\\an8}\neins[br][br]zwei', 'eins / zwei'],
    ['by an empty line', 'eins\n   \nzwei', 'eins / zwei'],
    ['by what is said of looks', '{\\an8}<font color="#ff0000">Rot</font> <I>schräg</I> {y:i}', 'Rot <i>schräg</i> '],
  ])('%s', (_what, words, shown) =>
    expect(cues(`${timed('00:00:00,000 --> 00:00:02,000', words)}\n2\n00:00:02,000 --> 00:00:04,000\nzwei\n`)).toEqual([
      `0-2: ${shown}`.trimEnd(),
      '2-4: zwei',
    ]),
  );

  it.each([
    ['cues without numbers', '00:00:00,000 --> 00:00:02,000\nA\n\n00:00:02,000 --> 00:00:04,000\nB\n'],
    ['cues without an empty line between', '1\n00:00:00,000 --> 00:00:02,000\nA\n2\n00:00:02,000 --> 00:00:04,000\nB\n'],
    ['cues with blanks in their empty line', '1\n00:00:00,000 --> 00:00:02,000\nA\n   \n2\n00:00:02,000 --> 00:00:04,000\nB\n'],
  ])('%s', (_what, captions) => expect(cues(captions)).toEqual(['0-2: A', '2-4: B']));

  it('a number that is said stays', () =>
    expect(cues('1\n00:00:00,000 --> 00:00:02,000\nDas Jahr\n2026\n00:00:02,000 --> 00:00:04,000\nB\n')).toEqual([
      '0-2: Das Jahr / 2026',
      '2-4: B',
    ]));
});

it.each(['', 'WEBVTT', 'WEBVTTX', 'Der Igel schläft.', '1\n00:00:00,000 --> 00:00:02,000\n\n'])(
  'without a line that has a time there are none: %s',
  (captions) => expect(asWebVtt(captions)).toBeNull(),
);

it('many blanks and numbers are read as quickly as few', () => {
  // Were it a matter of the square, ten times as many would take a hundred times as long; the least of three, since others use the machine too.
  const least = (many: number) => {
    const text = `${'1 '.repeat(many)}\n${' '.repeat(2 * many)}-->${':1'.repeat(many)}\n`;
    const took = [0, 1, 2].map(() => {
      const begin = performance.now();
      expect(asWebVtt(text)).toBeNull();
      return performance.now() - begin;
    });
    return Math.min(...took);
  };
  expect(least(100_000)).toBeLessThan(40 * Math.max(1, least(10_000)));
});
