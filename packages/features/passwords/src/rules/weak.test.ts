import { expect, test } from 'vitest';
import { isWeak } from './weak.ts';

const about = { userName: 'noah.m', name: 'Noah Meier', title: 'Leseraupe' };

test.each([
  ['igel-apfel-schiff-47', false],
  ['Wk7!pRt2', false],
  ['blauer Hut', false],
  ['kurz', true],
  ['1234567', true],
  ['20150314', true],
  ['aaaaaaaa', true],
  ['abcdefgh', true],
  ['qwertzui12', true],
  ['Noah2015', true],
  ['meier123', true],
  ['noah.m', true],
  ['Leseraupe', true],
  ['leseraupe1', true],
  ['Passwort', true],
  ['passwort123', true],
])('%s', (secret, weak) => expect(isWeak(secret, about)).toBe(weak));
