import type { Random } from '@pausenplatz/progress/rules';
import type { Calculation } from './calculation.ts';
import type { Skill } from './skills.ts';

/** A calculation without the name of its kind. */
type Drawn = Pick<Calculation, 'sign' | 'a' | 'b'> & Partial<Pick<Calculation, 'of' | 'scale'>>;
type Draw = (random: Random) => Drawn;

/** A whole number, both ends included. */
const between = (low: number, high: number, random: Random): number => low + Math.floor(random() * (high - low + 1));
const oneOf = <Thing>([first, ...others]: readonly [Thing, ...Thing[]], random: Random): Thing =>
  others[Math.floor(random() * (others.length + 1)) - 1] ?? first;

const keyFactors = [2, 5, 10] as const;
const restFactors = [3, 4, 6, 7, 8, 9] as const;

/** Tens and ones are added each for themselves. */
const plusBelow: Draw = (random) => {
  const [tens, ones] = [between(1, 8, random), between(1, 8, random)];
  return { sign: 'plus', a: 10 * tens + ones, b: 10 * between(0, 9 - tens, random) + between(1, 9 - ones, random) };
};
/** The ones come to more than ten. */
const plusOver: Draw = (random) => {
  const [tens, ones] = [between(1, 8, random), between(2, 9, random)];
  return { sign: 'plus', a: 10 * tens + ones, b: 10 * between(0, 8 - tens, random) + between(11 - ones, 9, random) };
};
const minusBelow: Draw = (random) => {
  const [tens, ones] = [between(1, 9, random), between(1, 9, random)];
  return { sign: 'minus', a: 10 * tens + ones, b: 10 * between(0, tens - 1, random) + between(1, ones, random) };
};
/** A ten is broken. */
const minusOver: Draw = (random) => {
  const [tens, ones] = [between(2, 9, random), between(0, 8, random)];
  return { sign: 'minus', a: 10 * tens + ones, b: 10 * between(0, tens - 1, random) + between(ones + 1, 9, random) };
};

const keyFact: Draw = (random) => {
  const [one, other] = [oneOf(keyFactors, random), between(2, 10, random)];
  return random() < 0.5 ? { sign: 'times', a: one, b: other } : { sign: 'times', a: other, b: one };
};
const restFact: Draw = (random) => ({ sign: 'times', a: oneOf(restFactors, random), b: oneOf(restFactors, random) });
const anyFact: Draw = (random) => ({ sign: 'times', a: between(2, 10, random), b: between(2, 10, random) });

/** The same numbers, each so many times as large. */
const larger =
  (draw: Draw, unit: number): Draw =>
  (random) => {
    const { a, b, ...drawn } = draw(random);
    return { ...drawn, a: a * unit, b: b * unit };
  };
const tenths =
  (draw: Draw): Draw =>
  (random) => ({ ...draw(random), scale: 10 });
const either =
  (one: Draw, other: Draw): Draw =>
  (random) =>
    (random() < 0.5 ? one : other)(random);
/** A product divided by its second factor again. */
const inverse =
  (draw: Draw): Draw =>
  (random) => {
    const { a, b } = draw(random);
    return { sign: 'divided', a: a * b, b };
  };
const inTens =
  (unit: number): Draw =>
  (random) => ({ sign: 'times', a: unit * between(2, 9, random), b: between(2, 9, random) });

/** So much of so many. */
type Share = readonly [number, number];

const parts: readonly [Share, ...Share[]] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 3],
  [2, 3],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 10],
  [3, 10],
  [7, 10],
];
/** Percentages that are parts everybody knows, with how many of them make a whole. */
const percents: readonly [Share, ...Share[]] = [
  [50, 2],
  [25, 4],
  [75, 4],
  [20, 5],
  [10, 10],
];

const draws: Readonly<Record<Skill, Draw>> = {
  'plus-10': (random) => {
    const a = between(1, 9, random);
    return { sign: 'plus', a, b: between(1, 10 - a, random) };
  },
  'minus-10': (random) => {
    const a = between(2, 10, random);
    return { sign: 'minus', a, b: between(1, a, random) };
  },
  'plus-20': (random) => {
    const ones = between(0, 8, random);
    return { sign: 'plus', a: 10 + ones, b: between(1, 9 - ones, random) };
  },
  'minus-20': (random) => {
    const ones = between(1, 9, random);
    return { sign: 'minus', a: 10 + ones, b: between(1, ones, random) };
  },
  'plus-20-over': (random) => {
    const a = between(2, 9, random);
    return { sign: 'plus', a, b: between(11 - a, 9, random) };
  },
  'minus-20-over': (random) => {
    const ones = between(1, 8, random);
    return { sign: 'minus', a: 10 + ones, b: between(ones + 1, 9, random) };
  },
  'plus-tens': (random) => {
    const tens = between(1, 9, random);
    return { sign: 'plus', a: 10 * tens, b: 10 * between(1, 10 - tens, random) };
  },
  'minus-tens': (random) => {
    const tens = between(2, 10, random);
    return { sign: 'minus', a: 10 * tens, b: 10 * between(1, tens - 1, random) };
  },
  'plus-100': plusBelow,
  'plus-100-over': plusOver,
  'minus-100': minusBelow,
  'minus-100-over': minusOver,
  'times-key': keyFact,
  'times-rest': restFact,
  'divided-key': inverse(keyFact),
  'divided-rest': inverse(restFact),
  'mixed-plus': plusOver,
  'mixed-minus': minusOver,
  'mixed-times': anyFact,
  'mixed-divided': inverse(anyFact),
  'plus-1000': larger(plusBelow, 10),
  'plus-1000-over': larger(plusOver, 10),
  'minus-1000': larger(minusBelow, 10),
  'minus-1000-over': larger(minusOver, 10),
  'plus-1000-ones': (random) => {
    const ones = between(2, 9, random);
    return { sign: 'plus', a: 10 * between(10, 98, random) + ones, b: between(11 - ones, 9, random) };
  },
  'minus-1000-ones': (random) => {
    const ones = between(0, 8, random);
    return { sign: 'minus', a: 10 * between(11, 99, random) + ones, b: between(ones + 1, 9, random) };
  },
  'times-tens': inTens(10),
  'divided-by-ones': inverse(inTens(10)),
  'divided-by-tens': (random) => {
    const { a, b } = inTens(10)(random);
    return { sign: 'divided', a: a * b, b: a };
  },
  'plus-million': larger(either(plusBelow, plusOver), 10_000),
  'minus-million': larger(either(minusBelow, minusOver), 10_000),
  'times-million': either(inTens(1_000), inTens(10_000)),
  'divided-million': inverse(either(inTens(1_000), inTens(10_000))),
  'plus-decimals': tenths(either(plusBelow, plusOver)),
  'minus-decimals': tenths(either(minusBelow, minusOver)),
  part: (random) => {
    const [a, b] = oneOf(parts, random);
    return { sign: 'part', a, b, of: b * between(2, Math.floor(100 / b), random) };
  },
  percent: (random) => {
    const [a, whole] = oneOf(percents, random);
    return { sign: 'percent', a, b: 100, of: whole * between(2, Math.floor(200 / whole), random) };
  },
};

/** One calculation of a kind, each of them as likely as the others of its range. */
export const drawSkill = (skill: Skill, random: Random): Calculation => ({ of: null, scale: 1, ...draws[skill](random), skill });
