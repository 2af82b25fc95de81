import { describe, expect, it } from 'vitest';
import { openRedirects } from '../testing/index.ts';
import { safeOwnPath, safeUrl } from './safe-url.ts';

const origin = 'https://platz.example';
/** Screens from which a browser may set out. */
const places = [`${origin}/`, `${origin}/goto?to=x`, `${origin}/seite/a/b/`, `${origin}/initial-passwort-aendern?redirectUrl=x`];

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('T16: an own path to go to', () => {
  it('knows enough forms to mean something', () => expect(openRedirects.length).toBeGreaterThanOrEqual(80));

  it.each(openRedirects)('does not leave our origin by %j, not even decoded once more or judged twice', (form) => {
    const path = safeOwnPath(form);
    const decoded = safeOwnPath(decodedOnce(path));
    for (const place of places) for (const led of [path, decoded]) expect(new URL(led, place).origin).toBe(origin);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(safeOwnPath(path)).toBe(path);
  });

  it.each(['/seite/abc', '/seiten?alle=1#b', '/seite/a%20b', '/verwaltung/klasse/1?x=%2F%2Fa'])('leads to %s', (path) => {
    expect(safeOwnPath(path)).toBe(path);
  });
});

describe('T9: an address that becomes a link', () => {
  it.each(openRedirects)('%j keeps to harmless schemes, and stays what it is when it is judged again', (form) => {
    const safe = safeUrl(form);
    if (safe === null) return;
    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(safe, origin).protocol);
    expect(safeUrl(safe)).toBe(safe);
  });
});
