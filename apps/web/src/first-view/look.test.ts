import { expect, test } from 'vitest';
import { type Look, readLook, writeLook } from './look.ts';

test.each<Look>([
  { scheme: 'dark', readingEase: true, sidebarPinned: false, width: 1440 },
  { scheme: 'light', readingEase: false, sidebarPinned: true, width: 390 },
  { scheme: 'system', readingEase: false, sidebarPinned: null, width: 0 },
])('what a browser tells about its look comes back as it was: %o', (look) => {
  expect(readLook(writeLook(look))).toEqual(look);
});

test.each([null, '', 'scheme=<script>&ease=yes&pin=2&width=-1', 'width=1e9', 'width=abc', '%%%'])(
  'what is missing or strange is the standard: %s',
  (text) => {
    expect(readLook(text)).toEqual({ scheme: 'system', readingEase: false, sidebarPinned: null, width: 0 });
  },
);
