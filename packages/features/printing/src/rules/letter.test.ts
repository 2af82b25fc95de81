import { expect, it } from 'vitest';
import { fillLetter, partsOfLetter, unknownPlaceholders } from './letter.ts';

const facts = {
  vorname: 'Mia',
  nachname: 'Meier',
  klasse: '3a',
  benutzername: 'mia.meier',
  erstpasswort: 'Tasse-47-blau',
  gültigkeit: 'bis 12. Dezember 2026',
  schule: 'Sonnenberg',
  adresse: 'https://pausenplatz.example',
  datum: '21. November 2026',
};

it('a letter names the child, whatever the case of its placeholders', () => {
  expect(fillLetter('Liebe Eltern von {Vorname} {nachname} ({klasse})', facts)).toBe('Liebe Eltern von Mia Meier (3a)');
});

it('what is no placeholder stays, and is named', () => {
  const template = 'Hallo {vorname}, {lehrperson} {lehrperson} { } {vor\nname} {toString}';
  expect(fillLetter(template, facts)).toBe('Hallo Mia, {lehrperson} {lehrperson} { } {vor\nname} {toString}');
  expect(unknownPlaceholders(template)).toEqual(['lehrperson', ' ', 'toString']);
});

it('a name that looks like a placeholder is put in as it is', () => {
  expect(fillLetter('{vorname}', { ...facts, vorname: '{nachname} $&' })).toBe('{nachname} $&');
});

it('facts on lines of their own stand together, other lines stay text, blank ones too', () => {
  const template =
    'Liebe Eltern\n\nAdresse: {adresse}\r\n Benutzername: {Benutzername} \nWichtig: nicht weitergeben\nGruss: {schule} und {klasse}';
  expect(partsOfLetter(template, facts)).toEqual([
    { kind: 'text', text: 'Liebe Eltern' },
    { kind: 'text', text: '' },
    {
      kind: 'facts',
      rows: [
        { label: 'Adresse', value: 'https://pausenplatz.example' },
        { label: 'Benutzername', value: 'mia.meier' },
      ],
    },
    { kind: 'text', text: 'Wichtig: nicht weitergeben' },
    { kind: 'text', text: 'Gruss: Sonnenberg und 3a' },
  ]);
});
