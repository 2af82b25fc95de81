import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isReadableOn, schemeFor } from './website-look.ts';

// A website of its own: the product's styles, which other tests of this page have loaded, do not hold on it.
const setStyles = (isOn: boolean): void => {
  for (const sheet of document.styleSheets) sheet.disabled = !isOn;
};
beforeAll(() => setStyles(false));
afterAll(() => setStyles(true));

const made: Element[] = [];
afterEach(() => {
  for (const one of made.splice(0)) one.remove();
});

/** An element on a website whose place has these styles. */
function placeWith(style: string): Element {
  const place = document.createElement('div');
  place.style.cssText = style;
  const element = place.appendChild(document.createElement('p'));
  document.body.append(place);
  made.push(place);
  return element;
}

describe('the look of a website', () => {
  test.each([
    ['', 'light'],
    ['color-scheme: dark', 'dark'],
    ['color-scheme: light', 'light'],
    ['color-scheme: only dark', 'dark'],
    ['background: #111; color: #fff', 'light'],
  ] as const)('with «%s» is %s', (style, expected) => {
    expect(schemeFor('auto', placeWith(style))).toBe(expected);
  });

  test('is what the website asks for, whatever it looks like', () => {
    expect(schemeFor('dark', placeWith('color-scheme: light'))).toBe('dark');
  });

  test('is that of its own word in the head, where the styles say nothing', () => {
    const meta = document.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'dark';
    document.head.append(meta);
    made.push(meta);
    expect(schemeFor('auto', placeWith(''))).toBe('dark');
  });

  test.each([
    ['background-color: #fffdf8', 'light', true],
    ['background-color: #f3b61f', 'light', false],
    ['background-color: #1d1b17', 'light', false],
    ['background-color: #1d1b17', 'dark', true],
    ['background-color: #ffffff', 'dark', false],
    ['background-color: rgb(255 255 255 / 50%)', 'light', false],
    ['background-image: linear-gradient(red, blue)', 'light', false],
    ['background-color: oklch(0.99 0 0)', 'light', false],
  ] as const)('with «%s» lets %s text be read through: %s', (style, scheme, expected) => {
    expect(isReadableOn(scheme, placeWith(style))).toBe(expected);
  });
});
