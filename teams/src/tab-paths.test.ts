import { expect, it } from 'vitest';
import { tabPathOf } from './tab-paths.ts';

it.each([
  ['/seite/klasse-3a', '/teams/tab-page/klasse-3a'],
  ['/seite/klasse-3a?link=abc#oben', '/teams/tab-page/klasse-3a?link=abc#oben'],
  ['/seite/z%C3%A4hne%2Fputzen', '/teams/tab-page/z%C3%A4hne%2Fputzen'],
  ['/tools/agenda?klasse=a&datum=2026-11-24', '/teams/tab-homework?klasse=a&datum=2026-11-24'],
  ['/tools/hausaufgaben', '/teams/tab-homework'],
  ['/tools/arbeitsplan', '/teams/tab-arbeitsplan'],
  ['/tools/arbeitsplan/abc?aufgabe=d', '/teams/tab-arbeitsplan/abc?aufgabe=d'],
  ['/advent/abc?tuer=4', '/teams/tab-advent/abc?tuer=4'],
  ['/tools/advent/abc', '/teams/tab-advent/abc'],
  ['/', '/teams/personal-tab'],
  ['/teams/tab-homework?klasse=a', '/teams/tab-homework?klasse=a'],
])('%s stands in the tab %s', (own, tab) => {
  expect(tabPathOf(own)).toBe(tab);
});

it.each([
  '/verwaltung',
  '/tools/agenda/reports',
  '/tools/advent/bearbeiten/abc',
  '/teams/anderes',
  '//fremd.example/seite/klasse-3a',
  '/\\fremd.example/seite/x',
  'https://fremd.example/seite/klasse-3a',
  'javascript:alert(1)',
  'seite/klasse-3a',
  '',
])('no tab shows %s', (address) => {
  expect(tabPathOf(address)).toBeNull();
});
