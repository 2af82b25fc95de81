import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { cardSecret } from './card-secret.ts';
import { openDecoder } from './decoder.ts';

const origin = 'https://schule.example';
const secret = 'AbCdEfGhIjKlMnOpQrStUv';

/** The picture that a camera takes of a code: so many pixels for each of its dots, on paper that is not quite white. */
function photograph(text: string, pixelsPerDot: number, { paper = 235, ink = 40 } = {}): ImageData {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const width = size * pixelsPerDot;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [Math.floor((at % width) / pixelsPerDot), Math.floor(at / width / pixelsPerDot)];
    pixels.fill(data[y]?.[x] ? ink : paper, at * 4, at * 4 + 3);
  }
  return { data: pixels, width, height: width, colorSpace: 'srgb' };
}

it.each([3, 5, 9])('a card is read where the browser has no reader of its own, with %i pixels for each dot', async (pixelsPerDot) => {
  const decode = await openDecoder();
  const text = await decode(photograph(`${origin}/qr/${secret}`, pixelsPerDot));
  expect(cardSecret(text ?? '', origin)).toBe(secret);
});

it('a pale card is read as well, and a picture without a code says nothing', async () => {
  const decode = await openDecoder();
  const text = await decode(photograph(`${origin}/qr/${secret}`, 5, { paper: 190, ink: 110 }));
  expect(cardSecret(text ?? '', origin)).toBe(secret);
  expect(await decode(photograph(`${origin}/qr/${secret}`, 5, { paper: 190, ink: 190 }))).toBeNull();
});
