import { expect, test } from 'vitest';
import { pngInIco } from './png-in-ico.ts';

const png = (mark: number) => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, mark]);

function anIco(...pictures: { width: number; content: Uint8Array }[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(6 + pictures.length * 16));
  head.setUint16(2, 1, true);
  head.setUint16(4, pictures.length, true);
  let from = head.byteLength;
  for (const [index, { width, content }] of pictures.entries()) {
    const at = 6 + index * 16;
    head.setUint8(at, width);
    head.setUint32(at + 8, content.length, true);
    head.setUint32(at + 12, from, true);
    from += content.length;
  }
  return Uint8Array.from([...new Uint8Array(head.buffer), ...pictures.flatMap(({ content }) => [...content])]);
}

test('of several pictures the largest that is a PNG comes out', () => {
  const bitmap = new Uint8Array(40).fill(1);
  const file = anIco({ width: 16, content: png(1) }, { width: 0, content: bitmap }, { width: 48, content: png(3) });
  expect([...(pngInIco(file) ?? [])]).toEqual([...png(3)]);
});

test('another file, one without a PNG and one that breaks off have none', () => {
  for (const file of [
    new Uint8Array(),
    png(1),
    anIco({ width: 16, content: new Uint8Array(40) }),
    anIco({ width: 16, content: png(1) }).subarray(0, 25),
  ])
    expect(pngInIco(file)).toBeNull();
});
