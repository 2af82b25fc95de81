import { expect, test } from 'vitest';
import { captionsOf } from './captions-file.ts';

test('captions of an old program keep their umlauts', async () => {
  const old = Uint8Array.from('1\n00:00:01,000 --> 00:00:02,000\nDer K\u00e4fer\n', (sign) => sign.charCodeAt(0));
  const file = await captionsOf(new File([old], 'Igel.srt'));
  expect([file?.name, await file?.text()]).toEqual(['Igel.vtt', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nDer K\u00e4fer\n']);
});

test('a file without captions has none', async () => expect(await captionsOf(new File(['Der Igel schläft.'], 'Igel.srt'))).toBeNull());
