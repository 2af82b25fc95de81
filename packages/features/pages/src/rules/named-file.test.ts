import { describe, expect, it } from 'vitest';
import { mainDocument, namedFile } from './named-file.ts';

const nfd = 'Bücher.png'.normalize('NFD');
const nfc = 'Bücher.png'.normalize('NFC');

describe('the file that an address means', () => {
  it.each([
    ['its own folder of two with files of one name', ['anna/foto.png', 'beat/foto.png'], 'beat/foto.png', 'liste.csv', 'beat/foto.png'],
    ['from the folder of who names it', ['x/a/foto.png', 'y/a/foto.png'], 'a/foto.png', 'y/seite.html', 'y/a/foto.png'],
    ['up out of a folder', ['bilder/a.png', 'text/a.png'], '../bilder/a.png', 'text/seite.html', 'bilder/a.png'],
    ['from the top', ['bilder/a.png'], '/bilder/a.png', 'text/seite.html', 'bilder/a.png'],
    ['an umlaut of two signs by one', [nfd], nfc, '', nfd],
    ['an umlaut of one sign by two', [nfc], nfd, '', nfc],
    ['slashes of Windows in the archive', ['bilder\\foto.png'], 'bilder/foto.png', '', 'bilder\\foto.png'],
    ['slashes of Windows in the list', ['bilder/foto.png'], 'bilder\\foto.png', '', 'bilder/foto.png'],
    ['other capitals', ['Foto.png'], 'foto.PNG', '', 'Foto.png'],
    ['these capitals of two', ['foto.png', 'Foto.png'], 'Foto.png', '', 'Foto.png'],
    ['none of two in other capitals', ['foto.png', 'Foto.png'], 'FOTO.PNG', '', null],
    ['blanks and umlauts by numbers', ['b/Bücher neu.png'], 'b/B%C3%BCcher%20neu.png', 's.html', 'b/Bücher neu.png'],
    ['a name that holds such a number', ['a%20b.png', 'a b.png'], 'a%20b.png', '', 'a%20b.png'],
    ['decoded once', ['a%20b.png', 'a b.png'], 'a%2520b.png', '', 'a%20b.png'],
    ['a per cent sign that is none of them', ['50%.png'], '50%.png', '', '50%.png'],
    ['what a server reads behind it', ['c.png'], 'c.png?x=1#oben', '', 'c.png'],
    ['a sign of questions in its name', ['wer?.png', 'wer'], 'wer?.png', '', 'wer?.png'],
    ['a list packed with a folder above', ['export/dateien/a.png'], 'dateien/a.png', 'export/liste/b.csv', 'export/dateien/a.png'],
    ['a bare name somewhere', ['bilder/igel.png'], 'igel.png', '', 'bilder/igel.png'],
    ['a bare name in two folders', ['anna/foto.png', 'beat/foto.png'], 'foto.png', '', null],
    ['the picture of nobody else', ['beat/foto.png'], 'anna/foto.png', '', null],
    ['a bare name of a website in its own folder alone', ['anna/foto.png'], 'foto.png', 'seite.html', null],
    ['nothing', ['a.png'], '', '', null],
  ])('%s', (_what, paths, address, from, expected) => expect(namedFile(paths, address, from)).toBe(expected));
});

it.each([
  ['the list at the top before one attached', ['anhang/noten.csv', 'board.csv'], 'board.csv'],
  ['the first page of a website before its others', ['impressum.html', 'index.html', 'anhang/liste.csv'], 'index.html'],
  ['slashes of Windows are folders', ['anhang\\index.html', 'seite.html'], 'seite.html'],
  ['what lies in one folder as a whole', ['wald/b/c.csv', 'wald/a.html'], 'wald/a.html'],
  ['none', ['LIESMICH.txt', 'bild.png'], null],
])('the document of an archive is %s', (_what, paths, expected) => expect(mainDocument(paths)).toBe(expected));
