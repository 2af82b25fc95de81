import { childWords } from './words.data.ts';

/** Draws a whole number below `limit`, from a random source that nobody foresees. */
export type Draw = (limit: number) => number;

/** Three words and a number, such as `igel-apfel-schiff-47`: a child reads it from a slip, and types it without capitals. */
export function drawWords(draw: Draw): string {
  const words = new Set<string>();
  while (words.size < 3) words.add(childWords[draw(childWords.length)] ?? '');
  return [...words, 10 + draw(90)].join('-');
}

// Without what is mistaken on paper: 0 and O, 1, I and l.
const sorts = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.!?+*#'] as const;

/** So many signs, with one of each sort at least. */
export function drawSigns(length: number, draw: Draw): string {
  const all = sorts.join('');
  const signs = sorts.map((sort) => sort[draw(sort.length)] ?? '');
  while (signs.length < length) signs.push(all[draw(all.length)] ?? '');
  // Mixed, so that nobody knows where which sort stands.
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [signs[last], signs[other]] = [signs[other] ?? '', signs[last] ?? ''];
  }
  return signs.join('');
}
