import { expect, test } from 'vitest';
import { aiLimits } from '../contract/limits.ts';
import { draftWith, filledPrompt, isLongVariable, piecesOfPrompt, variablesOf } from './prompt-fields.ts';

test.each([
  ['Rede mit {{Figur}} über {{Thema}}.', ['Figur', 'Thema']],
  ['{{ Thema }} und nochmals {{Thema}}', ['Thema']],
  ['Formel {a} und { {b} } und {{}} und {{ }}', []],
  ['{{Klasse\n}}', []],
  ['{{{Figur}}}', ['Figur']],
  [`{{${'x'.repeat(aiLimits.variableName + 1)}}}`, []],
  ['{{Anzahl Fragen}}', ['Anzahl Fragen']],
])('the variables of %j', (text, names) => {
  expect(variablesOf(text)).toEqual(names);
});

test('no more fields than a screen has room for', () => {
  const many = Array.from({ length: aiLimits.variables + 5 }, (_one, index) => `{{v${index}}}`).join(' ');
  expect(variablesOf(many)).toHaveLength(aiLimits.variables);
  expect(filledPrompt(many, { v24: 'zu viel' })).toContain('{{v24}}');
});

test.each([
  ['Über {{Thema}} in {{ Klasse }}.', { Thema: ' der Igel ', Klasse: '3a' }, 'Über der Igel in 3a.'],
  ['Über {{Thema}} in {{Klasse}}.', { Thema: 'Wald' }, 'Über Wald in {{Klasse}}.'],
  ['{{a}} {{b}}', { a: '{{b}}', b: 'zwei' }, '{{b}} zwei'],
  ['Kosten: {{Betrag}}', { Betrag: '$& und $1' }, 'Kosten: $& und $1'],
  ['{{constructor}}', {}, '{{constructor}}'],
])('%j with %j', (text, values, filled) => {
  expect(filledPrompt(text, values)).toBe(filled);
});

test('what is filled in can be told from what is not', () => {
  expect(piecesOfPrompt('Für {{Klasse}}: {{Thema}}!', { Klasse: '3a' })).toEqual([
    { text: 'Für ', name: null, isFilled: false },
    { text: '3a', name: 'Klasse', isFilled: true },
    { text: ': ', name: null, isFilled: false },
    { text: '{{Thema}}', name: 'Thema', isFilled: false },
    { text: '!', name: null, isFilled: false },
  ]);
});

test.each([
  ['Text', true],
  ['Stichworte', true],
  ['Klasse', false],
])('%s has a large field: %s', (name, isLong) => {
  expect(isLongVariable(name)).toBe(isLong);
});

test.each([
  ['', 'Prompt', 'Prompt'],
  ['Prompt', 'Prompt', 'Prompt'],
  ['Schon da ', 'Prompt', 'Schon da\n\nPrompt'],
  ['Schon da\n\nPrompt', 'Prompt', 'Schon da\n\nPrompt'],
])('a draft %j with a prompt', (typed, prompt, draft) => {
  expect(draftWith(typed, prompt)).toBe(draft);
});
