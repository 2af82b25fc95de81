import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract/index.ts';
import { levels } from './assessment.ts';
import { nextSteps } from './next-steps.ts';

const named = (kind: Contact['kind'], name: string): Contact => ({ kind, name, note: '', phone: '031 555 01 20' });
const contacts = [named('socialWork', 'Frau Ammann'), named('head', 'Herr Graf'), named('authority', 'KESB'), named('other', 'Ärztin')];

describe('the next steps', () => {
  it.each([
    ['green', ['talk', 'watch'], []],
    ['yellow', ['colleague', 'parents', 'watch'], ['Frau Ammann']],
    ['orange', ['socialWork', 'head', 'watch'], ['Frau Ammann', 'Herr Graf']],
    ['red', ['stay', 'head', 'authority'], ['Herr Graf', 'KESB']],
  ] as const)('%s: %j with %j', (level, steps, people) => {
    const found = nextSteps(level, contacts);
    expect(found.map(({ name }) => name)).toEqual(steps);
    expect(found.flatMap((step) => step.contacts.map(({ name }) => name))).toEqual(people);
  });

  it('are the same where the school names nobody', () => {
    for (const level of levels)
      expect(nextSteps(level, []).map(({ name }) => name)).toEqual(nextSteps(level, contacts).map(({ name }) => name));
  });
});
