import { expect, test } from 'vitest';
import { clipboardFormulas } from './clipboard-formulas.ts';

const looks = (inner: string) =>
  `<i style='mso-bidi-font-style:normal'><span lang=DE-CH style='font-family:"Cambria Math",serif'>${inner}</span></i>`;
const letters = (words: string) => looks(`<m:r>${words}</m:r>`);
const facts = (name: string, inner = '') => `<m:${name}>${inner}<span style='font-style:italic'><m:ctrlPr></m:ctrlPr></span></m:${name}>`;

test.each([
  [
    'a fraction',
    `<m:f>${facts('fPr')}<m:num>${letters('3')}</m:num><m:den>${letters('4')}</m:den></m:f>`,
    '<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>',
  ],
  [
    'a root and a power',
    `<m:rad>${facts('radPr', '<m:degHide m:val="on"/>')}<m:deg/><m:e><m:sSup>${facts('sSupPr')}<m:e>${letters('x')}</m:e><m:sup>${letters('2')}</m:sup></m:sSup></m:e></m:rad>`,
    '<math><msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt></math>',
  ],
  [
    'a sum',
    `<m:nary>${facts('naryPr', '<m:chr m:val="∑"/><m:limLoc m:val="subSup"/>')}<m:sub>${letters('i')}</m:sub><m:sup>${letters('n')}</m:sup><m:e>${letters('i')}</m:e></m:nary>`,
    '<math><mrow><msubsup><mo>∑</mo><mi>i</mi><mi>n</mi></msubsup><mi>i</mi></mrow></math>',
  ],
  ['a name', looks('<m:r><m:rPr><m:scr m:val="roman"/><m:sty m:val="p"/></m:rPr>sin</m:r>'), '<math><mi>sin</mi></math>'],
  ['what nobody knows', '<m:zukunft></m:zukunft>', null],
])('%s of the clipboard is drawn, or none', (_what, inner, expected) =>
  expect(clipboardFormulas(`[if gte msEquation 12]><m:oMathPara><m:oMath>${inner}</m:oMath></m:oMathPara><![endif]`)).toEqual([expected]),
);
