import { describe, expect, it } from 'vitest';
import { knownFormat, meantNumber, shownNumber, shownText } from './shown-cell.ts';

describe('a number is shown as in Excel', () => {
  it.each([
    [0.1 + 0.2, null, '0.3'],
    [0.1 + 0.2, '@', '0.3'],
    [1234.5, 'General', '1234.5'],
    [79, '0000', '0079'],
    [0.5, '0%', '50%'],
    [0.29, '0.0%', '29.0%'],
    [1234.5, '#,##0.00\\ "CHF"', '1’234.50 CHF'],
    [1_234_567, '#,##0', '1’234’567'],
    [0, '#,##0', '0'],
    [1.005, '0.00', '1.01'],
    [2.5, '0.##', '2.5'],
    [-1234.5, '#,##0.00', '-1’234.50'],
    [-3, '0;(0)', '(3)'],
    [0, '0;-0;"keine"', 'keine'],
    [-0.001, '0.00', '0.00'],
    [1_500_000, '0.0,,"M"', '1.5M'],
    [12_345, '0.00E+00', '1.23E+04'],
    [0.5, '# ?/?', '1/2'],
    [1.75, '# ?/?', '1 3/4'],
    [0.333, '# ??/??', '1/3'],
    [2, '# ?/?', '2'],
    [7561234567897, '000\\.0000\\.0000\\.00', '756.1234.5678.97'],
    [441234567, '000 000 00 00', '044 123 45 67'],
    [5, '[$CHF-807] 0.00', 'CHF 5.00'],
    [5, '[Red]0" Stück"', '5 Stück'],
    [150, '[>=100]"viel";[<100]"wenig"', 'viel'],
    [50, '[>=100]"viel";[<100]"wenig"', 'wenig'],
    [5, '_ * #,##0.00_ ;_ * -#,##0.00_ ', '5.00'],
    [5, '"offen', '5'],
    [5, '0'.repeat(300), '5'],
    [1e22, '0', '1e+22'],
  ])('%s in %s is %s', (value, code, words) => expect(shownNumber(value, code)).toBe(words));
});

describe('a day or a time is shown as in Excel', () => {
  it.each([
    [0.604166666666667, 'hh:mm', '14:30'],
    [1.104166666666667, '[h]:mm', '26:30'],
    [46387.34375, 'dd.mm.yyyy\\ hh:mm', '31.12.2026 08:15'],
    [46387.34375, 'dd/mm/yy', '31.12.26'],
    [46387.34375, 'dddd, d. mmmm yyyy', 'Donnerstag, 31. Dezember 2026'],
    [46387, 'ddd d. mmm', 'Do 31. Dez'],
    [0.5 + 1 / 1440, 'h:mm AM/PM', '12:01 PM'],
    [0.000725694, 'mm:ss.0', '01:02.7'],
    [0.0625, '[m]', '90'],
    [0.999999, 'hh:mm:ss', '00:00:00'],
    [1, 'd.m.yyyy', '1.1.1900'],
    [60, 'd.m.yyyy', '29.2.1900'],
    [61, 'd.m.yyyy', '1.3.1900'],
    [-1, 'hh:mm', '########'],
    [3e6, 'dd.mm.yyyy', '########'],
  ])('%s in %s is %s', (value, code, words) => expect(shownNumber(value, code)).toBe(words));

  it('counts from 1904 where the workbook does', () => expect(shownNumber(0, 'dd.mm.yyyy', true)).toBe('01.01.1904'));
  it('knows the formats that have a number alone', () => {
    expect([0, 9, 12, 14, 20, 46].map((id) => shownNumber(1.5, knownFormat(id)))).toEqual([
      '1.5',
      '150%',
      '1 1/2',
      '01.01.1900',
      '12:00',
      '36:00:00',
    ]);
  });
});

it('a text stands between the words of its format', () => {
  expect([shownText('12', '"Nr. "@'), shownText('12', '0;0;0;@" a"'), shownText('12', '0'), shownText('12', null)]).toEqual([
    'Nr. 12',
    '12 a',
    '12',
    '12',
  ]);
});

describe('a number is meant, for a list', () => {
  it.each([
    [41_274, 'dd.mm.yyyy', '2012-12-31'],
    [41_274.5, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '2012-12-31'],
    [41_274, 'yyyy', '2012-12-31'],
    [39_812, 'dd.mm.yyyy', '2008-12-30'],
    [0.604166666666667, 'hh:mm', '14:30'],
    [79, '0000', '0079'],
    [7561234567897, '000\\.0000\\.0000\\.00', '756.1234.5678.97'],
    [7561234567897, null, '7561234567897'],
    [7561234567897, '0.00E+00', '7561234567897'],
    [1_234_567, '#,##0', '1234567'],
    [0.126, '0%', '0.126'],
    [-3, '0;(0)', '-3'],
  ])('%s in %s is %s', (value, code, words) => expect(meantNumber(value, code)).toBe(words));
  it('on a Mac, days are counted from 1904', () => expect(meantNumber(39_812, 'dd.mm.yyyy', true)).toBe('2012-12-31'));
});
