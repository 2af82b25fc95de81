import { openRedirects } from '@pausenplatz/kernel-contract/testing';
import { expect, test } from 'vitest';
import { gotoTarget } from './goto-target.ts';

const own = 'https://platz.example';

test('own paths and own addresses open at once', () => {
  expect(gotoTarget('/seite/a?b=1#c', own)).toEqual({ kind: 'internal', path: '/seite/a?b=1#c' });
  expect(gotoTarget(`${own}/seiten`, own)).toEqual({ kind: 'internal', path: '/seiten' });
});

test('foreign addresses are named before they open', () => {
  expect(gotoTarget('https://www.lehrplan21.ch/x', own)).toEqual({
    kind: 'external',
    url: 'https://www.lehrplan21.ch/x',
    host: 'www.lehrplan21.ch',
  });
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'mailto:a@b.ch',
  '#x',
])('%s leads nowhere', (to) => {
  expect(gotoTarget(to, own)).toEqual({ kind: 'invalid' });
});

test('a goto to goto does not turn in circles', () => {
  expect(gotoTarget('/goto?to=/goto', own)).toEqual({ kind: 'invalid' });
});

test.each(openRedirects)('T16: %j leaves our origin only by a tap on its name', (to) => {
  const target = gotoTarget(to, own);
  if (target.kind === 'external') expect(['http:', 'https:']).toContain(new URL(target.url).protocol);
  if (target.kind === 'external') expect(new URL(target.url).host).toBe(target.host);
  if (target.kind === 'internal') {
    expect(new URL(target.path, `${own}/goto`).origin).toBe(own);
    expect(target.path).not.toMatch(/^\/[/\\]/);
  }
});
