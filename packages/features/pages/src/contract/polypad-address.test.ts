import { expect, test } from 'vitest';
import { polypadAddress } from './polypad-address.ts';

test.each([
  'https://polypad.amplify.com/p/YElcHjEc7ysosw',
  'https://polypad.amplify.com/de/p/YElcHjEc7ysosw',
  'https://polypad.amplify.com/p/YElcHjEc7ysosw?utm=x#b',
  ' https://polypad.amplify.com/embed/YElcHjEc7ysosw ',
  'https://mathigon.org/polypad/YElcHjEc7ysosw',
  'https://de.mathigon.org/polypad/YElcHjEc7ysosw/',
  'https://mathigon.org/embed/polypad/YElcHjEc7ysosw',
])('%s is a canvas', (address) => {
  expect(polypadAddress(address)).toEqual({
    frameUrl: 'https://polypad.amplify.com/embed/YElcHjEc7ysosw',
    url: 'https://polypad.amplify.com/p/YElcHjEc7ysosw',
  });
});

test.each(['https://polypad.amplify.com/p', 'https://polypad.amplify.com/de/p/', 'https://mathigon.org/polypad'])(
  '%s is an empty canvas',
  (address) => {
    expect(polypadAddress(address)).toEqual({ frameUrl: 'https://polypad.amplify.com/embed', url: 'https://polypad.amplify.com/p' });
  },
);

test.each([
  '',
  'http://polypad.amplify.com/p/YElcHjEc7ysosw',
  'https://polypad.amplify.com/lessons/x',
  'https://polypad.amplify.com.example/p/YElcHjEc7ysosw',
  'https://example.org/https://polypad.amplify.com/p/YElcHjEc7ysosw',
  'https://polypad.amplify.com/p/../../x',
  'javascript:alert(1)//polypad.amplify.com/p/YElcHjEc7ysosw',
])('%s is none', (address) => {
  expect(polypadAddress(address)).toBeNull();
});
