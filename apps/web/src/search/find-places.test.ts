import type { SearchPlace, SessionState } from '@pausenplatz/kernel-host';
import { aSignedInUser } from '@pausenplatz/kernel-host/testing/signed-in-user';
import { expect, test } from 'vitest';
import { alsoTyped, findPlaces, placesFor } from './find-places.ts';

const place = (name: string, alsoCalled = ''): SearchPlace => ({ path: `/${name}`, name, alsoCalled, access: 'login' });
const names = (typed: string, places: readonly SearchPlace[]) => findPlaces(typed, places).map(({ name }) => name);

test('the start of a name beats one of its words, which beats what it is also called', () => {
  const places = [place('Agenda', 'Reihen'), place('Unsere Reise'), place('Reihen')];
  expect(names('rei', places)).toEqual(['Reihen', 'Unsere Reise', 'Agenda']);
});

test('what people call a tool finds it, in any order and from the beginning of each word', () => {
  const places = [place('Agenda', 'Hausaufgaben Aufgaben'), place('Passwortkarten drucken', 'Passwort Karte')];
  expect(names('hausaufgaben', places)).toEqual(['Agenda']);
  expect(names('karte passwort', places)).toEqual(['Passwortkarten drucken']);
});

test('a tool that is found by another name says by which', () => {
  const look = place('Darstellung', 'Mein Konto dunkel Leseschrift Schrift');
  expect([alsoTyped(look, 'lese'), alsoTyped(look, 'konto schrift'), alsoTyped(look, 'darst'), alsoTyped(look, '')]).toEqual([
    'Leseschrift',
    'Konto, Schrift',
    '',
    '',
  ]);
});

test('accents, case and the spelling of an umlaut do not matter', () => {
  for (const typed of ['ubung', 'ÜBUNG', 'uebung', 'Übung']) expect(names(typed, [place('Übungen')])).toEqual(['Übungen']);
});

test('nothing typed shows all tools, nothing fitting and signs alone show none', () => {
  const places = [place('Agenda'), place('Seiten')];
  expect(names(' ', places)).toHaveLength(2);
  expect([...names('xyz', places), ...names('«»', places)]).toEqual([]);
});

test('a tool with two addresses stands there once, and what somebody may not open does not', () => {
  const session = (...userRoles: ('Teacher' | 'SchoolAdmin')[]): SessionState => ({
    status: 'signedIn',
    user: aSignedInUser({ userRoles }),
  });
  const places: SearchPlace[] = [
    { path: '/export', name: 'Export', alsoCalled: '', access: ['Teacher'] },
    { path: '/verwaltung?bereich=export', name: 'Export', alsoCalled: '', access: ['SchoolAdmin'] },
  ];
  const paths = (...roles: ('Teacher' | 'SchoolAdmin')[]) => placesFor(places, session(...roles)).map(({ path }) => path);
  expect(paths('Teacher', 'SchoolAdmin')).toEqual(['/export']);
  expect(paths('SchoolAdmin')).toEqual(['/verwaltung?bereich=export']);
});
