import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readImport } from './read-import.ts';

/** A picture of one dot, told from others by what hangs behind it. */
const png = (mark: string) =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==') + mark,
    (one) => one.codePointAt(0) ?? 0,
  );

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, it]) => [name, typeof it === 'string' ? strToU8(it) : it])));
  return summed(new File([new Uint8Array(packed)], 'Wald.zip'));
}

/** Titles and words, pictures by what hangs behind them. */
async function summed(file: File) {
  const found = await readImport(file);
  if (typeof found === 'string') return found;
  const blocks: string[] = [];
  for (const block of found.blocks) {
    if (block.kind === 'picture') {
      const { source } = block;
      // oxlint-disable-next-line no-await-in-loop -- in their order
      blocks.push(typeof source === 'string' ? source : (await source.text()).slice(-4));
    } else if (block.kind === 'title') blocks.push(block.text);
  }
  const { missing, unused, losses } = found;
  return { blocks, missing, unused, losses: losses.pictures ?? 0 };
}

describe('pictures of an archive', () => {
  const two = { 'anna/foto.png': png('ANNA'), 'beat/foto.png': png('BEAT') };

  test('of one name in two folders come each to whom it belongs, from a list and from a website', async () => {
    const list = { 'board.csv': 'Titel;Text;Anhang\nK1;T1;anna/foto.png\nK2;T2;beat/foto.png\n', ...two };
    expect(await read(list)).toMatchObject({ blocks: ['K1', 'ANNA', 'K2', 'BEAT'], missing: [] });
    const website = { 'seite.html': '<h1>A</h1><img src="anna/foto.png"><h1>B</h1><img src="beat/foto.png">', ...two };
    expect(await read(website)).toMatchObject({ blocks: ['A', 'ANNA', 'B', 'BEAT'], missing: [] });
  });

  test('whose name fits several, or none, are named instead of guessed', async () => {
    const html = '<h1>A</h1><p>Text</p><img src="foto.png"><img src="weg/igel.png"><nav><img src="logo.png"></nav>';
    expect(await read({ 'seite.html': html, ...two, 'film.mp4': 'x' })).toEqual({
      blocks: ['A'],
      missing: ['foto.png', 'weg/igel.png'],
      unused: ['anna/foto.png', 'beat/foto.png', 'film.mp4'],
      losses: 0,
    });
  });

  test('are found though the archive was packed by an old Windows', async () => {
    const packed =
      'UEsDBBQAAAAIAIOEe13W/NMSJQAAACQAAAAJAAAAYm9hcmQuY3N2C8ksSc2xDkmtKLF2zMtIzEvn8ja0DjG0djq8JzkjtUivACgCAFBLAwQUAAAACACDhHtdkyBJHD8AAABGAAAACgAAAEKBY2hlci5wbmfrDPBz5+WS4mJgYOD19HAJAtKMIMzBBiTlRY90giVcHEMqbiWn/DgfwM/A3MbYEGVSmw2UYPB09XNZ55TQBABQSwECFAAUAAAACACDhHtd1vzTEiUAAAAkAAAACQAAAAAAAAAAAAAAAAAAAAAAYm9hcmQuY3N2UEsBAhQAFAAAAAgAg4R7XZMgSRw/AAAARgAAAAoAAAAAAAAAAAAAAAAATAAAAEKBY2hlci5wbmdQSwUGAAAAAAIAAgBvAAAAswAAAAAA';
    const file = new File([Uint8Array.from(atob(packed), (one) => one.codePointAt(0) ?? 0)], 'Wald.zip');
    expect(await summed(file)).toMatchObject({ blocks: ['K1', expect.any(String)], missing: [], unused: [] });
  });

  test('come with the document at the top, whatever hangs below it, and what is not read is named', async () => {
    const files = { 'anhang/noten.csv': 'Fach;Note\nDeutsch;5\n', 'LIESMICH.txt': 'x', '__MACOSX/a.png': png('MACO') };
    expect(await read({ ...files, 'board.csv': 'Titel;Anhang\nK1;bilder/A.png\n', 'bilder\\a.PNG': png('ADAM') })).toEqual({
      blocks: ['K1', 'ADAM'],
      missing: [],
      unused: ['anhang/noten.csv', 'LIESMICH.txt'],
      losses: 0,
    });
  });
});

test('a website without its pictures names them', async () => {
  const file = new File(['<h1>Igel</h1><p>Text</p><img src="Igel-Dateien/a.png"><img src="https://igel.example/b.png">'], 'igel.html');
  expect(await summed(file)).toMatchObject({ blocks: ['Igel', 'https://igel.example/b.png'], missing: ['Igel-Dateien/a.png'] });
});

test('an archive of too many files says that, and not that it is broken', async () => {
  expect(await read(Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`${at}.html`, '<p>x</p>'])))).toBe('tooMuch');
});
