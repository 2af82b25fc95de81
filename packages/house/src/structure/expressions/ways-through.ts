import type { Part } from './read-expression.ts';

/** The signs of an expression by number, and which may follow which, as often as there are ways to get there. */
export interface Ways {
  readonly signs: readonly RegExp[];
  readonly following: readonly (readonly number[])[];
}

interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly maybeNone: boolean;
}

const none: Ends = { first: [], last: [], maybeNone: true };

/** Glushkov's automaton; a way that can be gone by two repetitions stands there twice. */
export function waysThrough(whole: Part): Ways {
  const signs: RegExp[] = [];
  const following: number[][] = [];
  const link = (from: readonly number[], to: readonly number[]) => {
    for (const one of from) following[one]?.push(...to);
  };
  const walk = (part: Part): Ends => {
    switch (part.kind) {
      case 'nothing':
        return none;
      case 'sign': {
        const number = signs.push(part.fits) - 1;
        following.push([]);
        return { first: [number], last: [number], maybeNone: false };
      }
      case 'maybe':
        return { ...walk(part.part), maybeNone: true };
      case 'loop': {
        const inside = walk(part.part);
        link(inside.last, inside.first);
        return inside;
      }
      case 'choice': {
        const all = part.parts.map(walk);
        return {
          first: all.flatMap(({ first }) => first),
          last: all.flatMap(({ last }) => last),
          maybeNone: all.some(({ maybeNone }) => maybeNone),
        };
      }
      case 'row':
        return part.parts.map(walk).reduce((before, now) => {
          link(before.last, now.first);
          return {
            first: before.maybeNone ? [...before.first, ...now.first] : before.first,
            last: now.maybeNone ? [...before.last, ...now.last] : now.last,
            maybeNone: before.maybeNone && now.maybeNone,
          };
        }, none);
    }
  };
  walk(whole);
  return { signs, following };
}

const latin = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
/** Letters, digits and signs of every kind that a class may name. */
const others = [
  ...Array.from('äÄéßŁжФאع中日०Ⅳ²。．–—…«»“’€°×'),
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufe0f',
  '\ufeff',
  '🇦',
  '😀',
  '👩',
  '🏽',
];
const alphabet = [...latin, ...others];

/** For each sign, which letters of a small alphabet it fits; `own` are those that the expression names itself. */
export function lettersOf(signs: readonly RegExp[], own: string): readonly ReadonlySet<string>[] {
  const letters = [...new Set([...alphabet, ...Array.from(own)])];
  return signs.map((sign) => new Set(letters.filter((letter) => sign.test(letter))));
}
