import { fill } from '@pausenplatz/kernel-contract';
import type { Calculation } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { mentalArithmeticTexts } from '../../texts.ts';

const { signs, spoken: spokenTexts, parts } = runTexts;

/** A number of hundredths as people write it: 340’000, 2,1. */
export function numberWords(hundredths: number): string {
  const [whole = '', rest] = String(Math.abs(hundredths) / 100).split('.');
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '’') : whole;
  return rest === undefined ? grouped : `${grouped},${rest}`;
}

/** The numbers of a calculation as people write them. */
const numbersOf = ({ a, b, of, scale }: Calculation) => {
  const words = (number: number) => numberWords((number * 100) / scale);
  return { a: words(a), b: words(b), of: words(of ?? 0) };
};

export function written(calculation: Calculation): string {
  const { sign } = calculation;
  const { a, b, of } = numbersOf(calculation);
  if (sign === 'part') return `${a}/${b} ${signs.of} ${of}`;
  if (sign === 'percent') return `${fill(mentalArithmeticTexts.percent, { share: a })} ${signs.of} ${of}`;
  return `${a} ${signs[sign]} ${b}`;
}

const partNames: Readonly<Record<number, string>> = parts;

/** A calculation as it is read aloud. */
export function spoken(calculation: Calculation): string {
  const { a, b, of } = numbersOf(calculation);
  const plain = { a: a.replaceAll('’', ''), b: b.replaceAll('’', ''), of };
  return fill(spokenTexts[calculation.sign], calculation.sign === 'part' ? { ...plain, b: partNames[calculation.b] ?? b } : plain);
}

export const stageName = (stage: number): string => mentalArithmeticTexts.stageNames[stage - 1] ?? '';
