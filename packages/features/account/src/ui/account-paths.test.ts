import { expect, test } from 'vitest';
import { accountSections, pathOfSection, sectionOf } from './account-paths.ts';

test('every section finds itself again by its address, and anything else is the profile', () => {
  for (const section of accountSections) expect(sectionOf(pathOfSection(section).split('/').at(-1))).toBe(section);
  expect([sectionOf(undefined), sectionOf('unbekannt'), sectionOf('constructor')]).toEqual(['profil', 'profil', 'profil']);
});
