import type { PlaceInList } from './numbering.ts';

/** Stands in a text for what its reader does not know. */
export interface Signs {
  readonly forFormula: (markup: string) => string;
  readonly forPlace: (place: PlaceInList) => string;
  readonly withFormulas: (markup: string) => string;
  /** The number before an item's words, taken away. */
  readonly placeIn: (words: string) => { readonly place: PlaceInList | null; readonly rest: string };
  /** What is no item of a list has its number as words. */
  readonly withLabels: (markup: string) => string;
}

/** Signs that no document holds, because nobody knew them when it was written. */
export function createSigns(): Signs {
  const secret = `x${crypto.randomUUID().replaceAll('-', '')}`;
  const formulas: string[] = [];
  const places: PlaceInList[] = [];
  const formula = new RegExp(`${secret}f(\\d+);`, 'g');
  const place = new RegExp(`${secret}n(\\d+);`, 'g');
  const atStart = new RegExp(`^${secret}n(\\d+);`);
  return {
    forFormula: (markup) => `${secret}f${formulas.push(markup) - 1};`,
    forPlace: (one) => `${secret}n${places.push(one) - 1};`,
    withFormulas: (markup) => markup.replaceAll(formula, (_all, at: string) => formulas[Number(at)] ?? ''),
    placeIn(words) {
      const [sign = '', at] = atStart.exec(words) ?? [];
      return { place: places[Number(at)] ?? null, rest: words.slice(sign.length) };
    },
    withLabels: (markup) => markup.replaceAll(place, (_all, at: string) => escaped(places[Number(at)]?.label ?? '')),
  };
}

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
