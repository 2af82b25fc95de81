import { expect, it } from 'vitest';
import { takeUserName, userNameBase } from './user-name.ts';

it.each([
  ['Lea', 'Brunner', 'lea.brunner'],
  ['Jürg', 'Bögli', 'juerg.boegli'],
  ['Zoë', "O'Neill", 'zoe.oneill'],
  ['Anna-Lena', 'von  Känel', 'anna-lena.von-kaenel'],
  ['José María', 'Nuñez', 'jose-maria.nunez'],
  ['Kağan', 'Işık', 'kagan.isik'],
  ['Łukasz', 'Đorđević', 'lukasz.dordevic'],
  ['Meier', '', 'meier'],
  ['李', '小龙', 'person'],
])('%s %s is called %s', (firstName, lastName, expected) => {
  expect(userNameBase(firstName, lastName)).toBe(expected);
});

it('numbers people of the same name from 2, past the numbers that exist', () => {
  const taken = new Set(['mia.meier', 'mia.meier2', 'mia.meier4']);
  expect([takeUserName('mia.meier', taken), takeUserName('mia.meier', taken), takeUserName('noah.frei', taken)]).toEqual([
    'mia.meier3',
    'mia.meier5',
    'noah.frei',
  ]);
});

it('keeps very long names short enough to type', () => {
  expect(userNameBase('A'.repeat(80), 'B').length).toBeLessThanOrEqual(60);
});
