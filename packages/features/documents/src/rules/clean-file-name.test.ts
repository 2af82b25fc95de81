import { describe, expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

describe('a file name', () => {
  it.each([
    ['Ausflug: Zoo?.jpg', 'Ausflug_ Zoo_.jpg'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['Brief.pdf. . ', 'Brief.pdf'],
    ['CON.txt', '_CON.txt'],
    ['Foto\u202Egpj.exe', 'Fotogpj.exe'],
    ['a\r\nb.png', 'a__b.png'],
    ['   ', 'Dokument'],
    ['Zähne.png'.normalize('NFD'), 'Zähne.png'],
  ])('%j is stored as %j', (given, stored) => {
    expect(cleanFileName(given)).toBe(stored);
  });

  it('keeps its ending when it is too long', () => {
    const cleaned = cleanFileName(`${'x'.repeat(400)}.jpeg`);
    expect(cleaned).toHaveLength(200);
    expect(cleaned.endsWith('.jpeg')).toBe(true);
  });

  it.each([
    [`${'x'.repeat(198)}. Ausflug`, 'x'.repeat(198)],
    [`${'x'.repeat(195)}🌈.jpg`, `${'x'.repeat(195)}.jpg`],
  ])('is cut without an end that nobody can store: %j', (given, stored) => {
    expect(cleanFileName(given)).toBe(stored);
  });
});
