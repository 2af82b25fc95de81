import { expect, test } from 'vitest';
import { scrollRule } from './scroll-rule.ts';

const home = { pathname: '/', hash: '' };
const page = { pathname: '/seite/klasse-3a', hash: '' };

test('a new place starts at the top', () => {
  expect(scrollRule(home, page, false)).toEqual({ kind: 'top' });
});

test('a hash leads to its element, also on the first view and with an umlaut', () => {
  expect(scrollRule(null, { ...page, hash: '#ausflug' }, false)).toEqual({ kind: 'element', id: 'ausflug' });
  expect(scrollRule(page, { ...page, hash: '#h%C3%BCtte' }, false)).toEqual({ kind: 'element', id: 'hütte' });
});

test('back and forward stay where the browser puts them', () => {
  expect(scrollRule(page, home, true)).toEqual({ kind: 'stay' });
});

test('the first view and a change of the query alone do not move', () => {
  expect(scrollRule(null, home, false)).toEqual({ kind: 'stay' });
  expect(scrollRule(page, page, false)).toEqual({ kind: 'stay' });
});

test('a broken hash does not break the page', () => {
  expect(scrollRule(home, { ...page, hash: '#100%' }, false)).toEqual({ kind: 'element', id: '100%' });
});
