import { expect, test } from 'vitest';
import { mergePieces, type Piece } from './merge-chunks.ts';

const piece = (name: string, size: number, views: string, imports: readonly string[] = [], isFixed = false): Piece => ({
  name,
  size,
  imports: new Set(imports),
  views: new Set(views.split('')),
  isFixed,
});
const merged = (...pieces: readonly Piece[]): readonly string[] => {
  const into = mergePieces(pieces);
  return [...new Set(into.values())].map((name) =>
    [...into]
      .filter(([, at]) => at === name)
      .map(([from]) => from)
      .join('+'),
  );
};

test('small pieces that the same views load become one', () => {
  expect(merged(piece('icon', 400, 'ab'), piece('texts', 9000, 'ab'), piece('table', 80_000, 'ab'))).toEqual(['icon+texts+table']);
});

test('what one view would load in vain stays where it is', () => {
  expect(merged(piece('dialog', 90_000, 'a'), piece('button', 500, 'ab'))).toEqual(['dialog', 'button']);
});

test('many views do not make a few load much in vain', () => {
  expect(merged(piece('form', 90_000, 'abcdefghijklmnopqrstuvw'), piece('draft', 500, 'abcdefghijklmnopqrstuvwx'))).toEqual([
    'form',
    'draft',
  ]);
});

test('what a piece imports comes with it, and counts', () => {
  const form = piece('form', 90_000, 'ab', [], true);
  expect(merged(form, piece('field', 500, 'ab', ['form']), piece('icon', 500, 'abc'))).toEqual(['form', 'field', 'icon']);
  expect(merged(form, piece('field', 500, 'ab'), piece('icon', 500, 'abc'))).toEqual(['form', 'field+icon']);
});

test('a little in vain is better than one more request', () => {
  expect(merged(piece('icon', 400, 'abc'), piece('texts', 2000, 'ab'))).toEqual(['icon+texts']);
});

test('views that never load both gain nothing', () => {
  expect(merged(piece('icon', 400, 'a'), piece('texts', 400, 'b'))).toEqual(['icon', 'texts']);
});

test('no piece comes to need itself by way of another', () => {
  // The button needs the theme and the theme needs the icon: button and icon without the theme would wait for each other.
  const pieces = [piece('button', 400, 'ab', ['theme']), piece('theme', 400, 'ab', ['icon'], true), piece('icon', 400, 'ab')];
  expect(merged(...pieces)).toEqual(['button', 'theme', 'icon']);
});

test('however pieces need each other, none comes to need itself', () => {
  // Made up, but the same every time: each piece needs some of the later ones and is loaded wherever they need it.
  let seed = 7;
  const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const pieces = Array.from({ length: 60 }, (_, index) => {
    const needed = Array.from({ length: 60 }, (_, other) => other).filter((other) => other > index && chance() < 0.06);
    const views = ['a', 'b', 'c', 'd', 'e'].filter(() => chance() < 0.6).join('');
    return piece(
      `p${index}`,
      Math.round(chance() * 6000),
      views,
      needed.map((other) => `p${other}`),
      chance() < 0.2,
    );
  });
  const into = mergePieces(pieces);
  const needs = new Map<string, Set<string>>();
  for (const { name, imports } of pieces) {
    const own = into.get(name) ?? name;
    needs.set(own, (needs.get(own) ?? new Set()).union(new Set([...imports].map((other) => into.get(other) ?? other))));
  }
  const isAround = (name: string, above: readonly string[]): boolean =>
    above.includes(name) || [...(needs.get(name) ?? [])].some((other) => other !== name && isAround(other, [...above, name]));
  expect(needs.size).toBeLessThan(40);
  expect([...needs.keys()].filter((name) => isAround(name, []))).toEqual([]);
});

test('a view that is opened every day counts more than many that are rare', () => {
  const pieces = [piece('icon', 400, 'ab'), piece('texts', 8000, 'bc')];
  const into = (weightOf: (view: string) => number) => new Set(mergePieces(pieces, weightOf).values()).size;
  expect(into(() => 1)).toBe(1);
  // What both would spare the rare view is less than what it costs the daily one.
  expect(into((view) => (view === 'b' ? 0.1 : 5))).toBe(2);
});

test('a rare view bears more in vain than a daily one', () => {
  const pieces = [piece('icon', 400, 'ab'), piece('list', 20_000, 'ac')];
  const into = (weightOf: (view: string) => number) => new Set(mergePieces(pieces, weightOf).values()).size;
  expect(into((view) => (view === 'a' ? 5 : 1))).toBe(1);
  expect(into((view) => (view === 'c' ? 1 : 5))).toBe(2);
});
