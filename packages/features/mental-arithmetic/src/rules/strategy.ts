import { type Calculation, solutionOf } from './calculation.ts';

/** How a result is found; `places` takes a number apart, `bridge` goes over the ten, `count` counts on. */
type StrategyKind = 'count' | 'bridge' | 'places' | 'known' | 'split' | 'less' | 'inverse' | 'part';

/** A way on the number line, all of it in hundredths. */
export interface Strategy {
  readonly kind: StrategyKind;
  readonly start: number;
  /** One after the other; those that go back are negative. */
  readonly jumps: readonly number[];
  /** Of a product: how the first factor is taken apart, and what each part is multiplied with. */
  readonly factors: readonly { readonly times: number; readonly of: number }[];
}

/** Where somebody stands after each jump, in hundredths; the last is the end of the way. */
export function stopsOf({ start, jumps }: Strategy): readonly number[] {
  const stops: number[] = [];
  for (const jump of jumps) stops.push((stops.at(-1) ?? start) + jump);
  return stops;
}

/** How a calculation is done, in steps that a child knows already. */
export function strategyFor(calculation: Calculation): Strategy {
  const { sign, a, b, of, scale } = calculation;
  switch (sign) {
    case 'plus':
      return alongLine(a, b, 1, 100 / scale);
    case 'minus':
      return alongLine(a, b, -1, 100 / scale);
    case 'times':
      return product(a, b);
    case 'divided':
      // What is asked is how many times the divisor goes into the number: the product the other way round.
      return { ...product(solutionOf(calculation) / 100, b), kind: 'inverse' };
    case 'part':
    case 'percent':
      return takeParts(a, b, of ?? 0);
  }
}

function alongLine(a: number, b: number, way: 1 | -1, unit: number): Strategy {
  const steps = (numbers: readonly number[]) => numbers.map((one) => one * way * unit);
  const line = (kind: StrategyKind, numbers: readonly number[]): Strategy => ({
    kind,
    start: a * unit,
    jumps: steps(numbers),
    factors: [],
  });
  const places = placesOf(b);
  if (places.length > 1) return line('places', places);
  // To the next ten, and from there the rest.
  const toTen = way === 1 ? 10 - (a % 10) : a % 10;
  return b < 10 && toTen > 0 && b > toTen ? line('bridge', [toTen, b - toTen]) : line('count', [b]);
}

/** 38 is 30 and 8. */
function placesOf(number: number): readonly number[] {
  const digits = String(number).split('');
  return digits.map((digit, index) => Number(digit) * 10 ** (digits.length - 1 - index)).filter((one) => one > 0);
}

const known: ReadonlySet<number> = new Set([1, 2, 5, 10]);

/** A product in steps of its smaller known parts: 7 × 8 is 5 × 8 and 2 × 8, 9 × 8 is 10 × 8 less 8. */
function product(first: number, second: number): Strategy {
  const isTurned = known.has(stripped(second)) && !known.has(stripped(first));
  const [one, other] = isTurned ? [second, first] : [first, second];
  // Tens are taken apart as ones are, and are tens again.
  const [times, unit] = [stripped(one), one / stripped(one)];
  const factorsOf = (parts: readonly number[]) => parts.map((part) => ({ times: part * unit, of: other }));
  if (known.has(times)) {
    const each = times === 10 ? [10] : Array.from({ length: times }, () => 1);
    return { kind: 'known', start: 0, jumps: each.map((part) => part * unit * other * 100), factors: factorsOf([times]) };
  }
  const parts = times === 9 ? [10, -1] : times > 5 ? [5, times - 5] : [2, times - 2];
  return {
    kind: times === 9 ? 'less' : 'split',
    start: 0,
    jumps: parts.map((part) => part * unit * other * 100),
    factors: factorsOf(parts),
  };
}

/** Ten itself is a factor that everybody knows. */
const isFactor = (number: number): boolean => number <= 10;
const trailingNoughts = (number: number): number => (isFactor(number) ? 0 : number % 10 === 0 ? 1 + trailingNoughts(number / 10) : 0);
const stripped = (number: number): number => number / 10 ** trailingNoughts(number);

/** So many steps of one part: 3/4 of 80 are three of 20. */
function takeParts(top: number, bottom: number, of: number): Strategy {
  const shared = greatestCommon(top, bottom);
  const [steps, whole] = [top / shared, bottom / shared];
  const part = (of / whole) * 100;
  return { kind: 'part', start: 0, jumps: Array.from({ length: steps }, () => part), factors: [{ times: 1, of: whole }] };
}

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));
