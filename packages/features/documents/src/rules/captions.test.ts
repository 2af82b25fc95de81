import { expect, test } from 'vitest';
import { asWebVtt } from './captions.ts';

test('captions of SubRip become those of the web, times alone', () => {
  const subRip =
    '\uFEFF1\r\n0:00:01,5 --> 00:00:04,000\r\nDer Igel, um 12:30:00,5 gefilmt\r\n\r\n2\r\n00:00:05,000 --> 00:00:07,250\r\nschläft.\r\n';
  expect(asWebVtt(subRip)).toBe(
    'WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nDer Igel, um 12:30:00,5 gefilmt\n\n2\n00:00:05.000 --> 00:00:07.250\nschläft.\n',
  );
});

test('captions of the web stay as they are', () => {
  const own = 'WEBVTT - Der Igel\n\n00:01.000 --> 00:04.000\nDer Igel\n';
  expect(asWebVtt(own)).toBe(own);
  expect(asWebVtt('WEBVTTX')).toBe('WEBVTT\n\nWEBVTTX\n');
});
