import { expect, it } from 'vitest';
import { cropSquare, keptInside, pushed, wholeCrop } from './crop-square.ts';

const landscape = { width: 1_600, height: 900 };

it('shows the middle of a picture at first, as large as fits', () => {
  expect(cropSquare(landscape, wholeCrop)).toEqual({ left: 350, top: 0, side: 900 });
  expect(cropSquare(landscape, { ...wholeCrop, zoom: 2 })).toEqual({ left: 575, top: 225, side: 450 });
});

it.each([
  [
    { x: -3, y: 9, zoom: 1 },
    { left: 0, top: 0, side: 900 },
  ],
  [
    { x: 9, y: 0.5, zoom: 1 },
    { left: 700, top: 0, side: 900 },
  ],
  [
    { x: 0, y: 0, zoom: 99 },
    { left: 0, top: 0, side: 225 },
  ],
])('never leaves the picture: %j', (crop, expected) => {
  const square = cropSquare(landscape, crop);
  expect([square.left, square.top, square.side].map(Math.round)).toEqual([expected.left, expected.top, expected.side]);
});

it('follows the finger: a push to the right shows what lies further left', () => {
  const moved = pushed(landscape, { ...wholeCrop, zoom: 2 }, { dx: 100, dy: 0 }, 300);
  expect(cropSquare(landscape, moved).left).toBeCloseTo(575 - 150);
  expect(keptInside(landscape, moved)).toEqual(moved);
});
